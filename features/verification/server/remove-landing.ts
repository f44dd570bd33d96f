import { and, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { landingsTable } from "./landings-table.ts"
import { unknownLanding } from "./unknown-landing.ts"

/** Strikes an entry off the own log. */
export async function removeLanding(db: Db, actor: UserActor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await tx
      .delete(landingsTable)
      .where(and(eq(landingsTable.id, id), eq(landingsTable.userId, actor.userId)))
      .returning({ flownOn: landingsTable.flownOn })
    const [entry] = removed
    if (!entry) throw unknownLanding()
    await recordEvent(tx, {
      kind: "landing.removed",
      entityId: id,
      actor,
      role: "pilot",
      data: { flownOn: entry.flownOn },
    })
  })
}
