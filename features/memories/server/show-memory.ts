import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canShow } from "../memory.ts"
import { memoryConsentsTable, memoryRequestsTable } from "./memories-tables.ts"

/** Shows the photo of a running request to everybody as soon as nobody's word is missing; `by` spoke last. */
export async function showWhereAllAgree(
  tx: Db,
  by: UserActor,
  { memoryId, requestId }: { memoryId: number; requestId: number },
): Promise<void> {
  const consents = await tx
    .select({ answer: memoryConsentsTable.answer })
    .from(memoryConsentsTable)
    .where(eq(memoryConsentsTable.requestId, requestId))
  if (!canShow(consents)) return
  await tx
    .update(memoryRequestsTable)
    .set({ status: "shown", shownAt: clock.now() })
    .where(eq(memoryRequestsTable.id, requestId))
  await recordEvent(tx, {
    kind: "memory.published",
    entityId: memoryId,
    actor: by,
    role: "system",
    from: "asked",
    to: "shown",
    data: { requestId },
  })
}
