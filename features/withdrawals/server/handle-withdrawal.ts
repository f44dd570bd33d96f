import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canHandleWithdrawal } from "../withdrawal.ts"
import type { HandlingAnswer } from "../withdrawal-schemas.ts"
import { unknownWithdrawal } from "./office-queries.ts"
import { withdrawalsTable } from "./withdrawals-table.ts"

/** The back office notes what it did about a declaration; the same note repeating it changes nothing. */
export function handleWithdrawal(
  db: Db,
  actor: UserActor,
  { id, note }: { id: number; note: string },
): Promise<HandlingAnswer> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(withdrawalsTable)
      .where(eq(withdrawalsTable.id, id))
      .for("update")
    if (!row) throw unknownWithdrawal()
    if (row.handledAt && row.handlingNote === note) return { id, status: "handled" }
    if (row.userId === actor.userId) {
      throw new DomainError(
        "own-withdrawal",
        "forbidden",
        "Deinen eigenen Widerruf bearbeitet jemand anders.",
      )
    }
    if (!canHandleWithdrawal(actor, row)) {
      throw new DomainError(
        "already-handled",
        "invalid",
        "Diesen Widerruf hat inzwischen jemand anders bearbeitet. Lad die Seite neu.",
      )
    }
    await tx
      .update(withdrawalsTable)
      .set({ handledAt: clock.now(), handlingNote: note })
      .where(eq(withdrawalsTable.id, id))
    await recordEvent(tx, {
      kind: "withdrawal.handled",
      entityId: id,
      actor,
      role: "admin",
      from: "open",
      to: "handled",
    })
    return { id, status: "handled" }
  })
}
