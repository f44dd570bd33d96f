import { reportsTable } from "#features/reports/server/reports-table.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

type ReportValues = typeof reportsTable.$inferInsert

/** A report by a guest that waits for its decision; what it is about must be given. */
export function makeReport(
  db: Db,
  values: Pick<ReportValues, "subjectKind" | "subjectId"> & Partial<ReportValues>,
) {
  return insertRow(db, reportsTable, {
    ref: newRef(),
    idempotencyKey: newRef(),
    subjectTitle: "Flug „Übers Watt nach Juist“",
    reason: "false_information",
    explanation: "Das Flugzeug auf dem Foto ist ein anderes als im Text.",
    reporterId: null,
    reporterName: "Lena Berger",
    email: "lena@meldung.example",
    status: "received",
    createdAt: clock.now(),
    ...values,
  })
}
