import { eq } from "drizzle-orm"
import { formatPurpose } from "#features/ledger/account-labels.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { controlGroups, hasDifference } from "../control-lines.ts"
import { changedPurposes, type PurposeSum } from "../ledger-sums.ts"
import { monthOf } from "../month.ts"
import type { MonthSheet } from "../month-sheet.ts"
import { monthClosingsTable as closings } from "./month-closings-table.ts"
import { readLedgerMonth } from "./read-ledger-month.ts"
import { countMissingReceipts, readRoomFigures } from "./read-room-figures.ts"

/** A month with its control sums; of a closed one also what has changed since. */
export async function findMonth(db: Db, month: string): Promise<MonthSheet> {
  const ledger = await readLedgerMonth(db, month)
  const groups = controlGroups(await readRoomFigures(db, month), ledger)
  return {
    month,
    groups,
    isEven: !hasDifference(groups),
    isOver: isOver(month),
    missingReceipts: await countMissingReceipts(db, month),
    closing: await findClosing(db, month, ledger.purposes),
  }
}

export function isOver(month: string): boolean {
  return month < monthOf(clock.now())
}

async function findClosing(
  db: Db,
  month: string,
  sums: readonly PurposeSum[],
): Promise<MonthSheet["closing"]> {
  const [found] = await db
    .select({ closing: closings, firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(closings)
    .innerJoin(usersTable, eq(usersTable.id, closings.closedBy))
    .where(eq(closings.month, month))
  if (!found) return null
  const { closing, firstName, lastName } = found
  return {
    closedAt: closing.closedAt.toISOString(),
    closedBy: { id: closing.closedBy, name: `${firstName} ${lastName}`.trim() },
    note: closing.note,
    changed: changedPurposes(closing.controlSums, sums).map(formatPurpose),
  }
}

/** Whether somebody has closed a month. */
export async function isMonthClosed(db: Db, month: string): Promise<boolean> {
  return (await db.$count(closings, eq(closings.month, month))) > 0
}
