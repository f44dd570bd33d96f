import { and, eq, ne } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { RequestEnd } from "../memory.ts"
import { type MemoryRequestRow, memoryRequestsTable } from "./memories-tables.ts"

/** The request of a photo that still runs or shows it; its lock is the photo's. */
export async function findOpenRequest(
  tx: Db,
  memoryId: number,
): Promise<MemoryRequestRow | undefined> {
  const [request] = await tx
    .select()
    .from(memoryRequestsTable)
    .where(and(eq(memoryRequestsTable.memoryId, memoryId), ne(memoryRequestsTable.status, "ended")))
  return request
}

/** Ends it: from this commit on nobody outside the album is given the photo. */
export async function endRequest(
  tx: Db,
  request: Pick<MemoryRequestRow, "id" | "memoryId" | "status">,
  { reason, actor, role }: { reason: RequestEnd; actor: Actor; role: ActorRole },
): Promise<void> {
  const [ended] = await tx
    .update(memoryRequestsTable)
    .set({ status: "ended", endedAt: clock.now(), endReason: reason })
    .where(and(eq(memoryRequestsTable.id, request.id), ne(memoryRequestsTable.status, "ended")))
    .returning({ id: memoryRequestsTable.id })
  if (!ended) return
  await recordEvent(tx, {
    kind: "memory.request_ended",
    entityId: request.memoryId,
    actor,
    role,
    from: request.status,
    to: "ended",
    reason,
    data: { requestId: request.id },
  })
}
