import { monthOf, shiftMonth } from "#features/exports/month.ts"
import { monthClosingsTable } from "#features/exports/server/month-closings-table.ts"
import { readLedgerMonth } from "#features/exports/server/read-ledger-month.ts"
import { addMonths, startOfDay } from "#platform/days.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow } from "../../factories/insert-rows.ts"
import type { Stage } from "../stage.ts"
import { logEvent, type OfficeStaff } from "./office-staff.ts"

/** The month before the last one is closed: its receipts are there, and its books are even. */
export async function writeMonthClosing(db: Db, stage: Stage, staff: OfficeStaff): Promise<void> {
  const month = shiftMonth(monthOf(stage.until), -2)
  const over = startOfDay(addMonths(`${month}-01`, 1), HOME_ZONE)
  const closedAt = new Date(over.getTime() + days(5) + hours(10))
  const { purposes } = await readLedgerMonth(db, month)
  await insertRow(db, monthClosingsTable, {
    month,
    closedAt,
    closedBy: staff.finance.userId,
    note: "Mit der Bank abgeglichen.",
    controlSums: [...purposes],
  })
  await logEvent(db, {
    kind: "user.month_closed",
    entityId: staff.finance.userId,
    by: staff.finance,
    at: closedAt,
    reason: month,
    data: { month, isUneven: false },
  })
}
