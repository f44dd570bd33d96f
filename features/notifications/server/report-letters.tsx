import { ReportReceiptMail } from "#features/reports/server/mails/report-receipt-mail.tsx"
import type { ReportRow } from "#features/reports/server/reports-table.ts"
import type { Letter } from "./row.ts"

/** The receipt (DSA Art. 16(4)). */
export const received: Letter<ReportRow> = {
  subject: ({ ref }) => `Deine Meldung ${ref} ist eingegangen`,
  body: (report) => <ReportReceiptMail report={report} />,
}
