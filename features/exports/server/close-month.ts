import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { controlGroups, hasDifference } from "../control-lines.ts"
import { canCloseMonth, closingProblem, NOTE_WANTED } from "../month-closing.ts"
import { isMonthClosed, isOver } from "./find-month.ts"
import { monthClosingsTable } from "./month-closings-table.ts"
import { readLedgerMonth } from "./read-ledger-month.ts"
import { countMissingReceipts, readRoomFigures } from "./read-room-figures.ts"

/** Keeps the control sums of a month that is over. One that is closed already stays as it is. */
export function closeMonth(
  db: Db,
  actor: UserActor,
  { month, note }: { month: string; note: string },
): Promise<{ month: string }> {
  return inTransaction(db, async (tx) => {
    if (await isMonthClosed(tx, month)) return { month }
    const missingReceipts = await countMissingReceipts(tx, month)
    const state = { isOver: isOver(month), isClosed: false, missingReceipts }
    if (!canCloseMonth(actor, state)) {
      const why = closingProblem(state) ?? "Diesen Monat kannst du nicht schließen."
      throw new DomainError("month-stays-open", "invalid", why)
    }
    const ledger = await readLedgerMonth(tx, month)
    const isUneven = hasDifference(controlGroups(await readRoomFigures(tx, month), ledger))
    if (isUneven && note === "") throw fieldError("note-wanted", "note", NOTE_WANTED)
    const [closed] = await tx
      .insert(monthClosingsTable)
      .values({
        month,
        closedAt: clock.now(),
        closedBy: actor.userId,
        note,
        controlSums: [...ledger.purposes],
      })
      .onConflictDoNothing({ target: monthClosingsTable.month })
      .returning({ month: monthClosingsTable.month })
    if (!closed) return { month }
    await recordEvent(tx, {
      kind: "user.month_closed",
      entityId: actor.userId,
      actor,
      role: "admin",
      reason: month,
      data: { month, isUneven },
    })
    return closed
  })
}
