import { OccurrenceReceiptMail } from "#features/occurrences/server/mails/occurrence-receipt-mail.tsx"
import type { OccurrenceRow } from "#features/occurrences/server/occurrences-table.ts"
import type { MailTemplate } from "../rule.ts"

/** The receipt; it says no more of the report than its number. */
export const reported: MailTemplate<OccurrenceRow> = {
  subject: ({ ref }) => `Dein Bericht ${ref} ist angekommen`,
  body: (occurrence) => <OccurrenceReceiptMail occurrence={occurrence} />,
}
