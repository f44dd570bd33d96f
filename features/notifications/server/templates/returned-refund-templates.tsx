import type { ReturnedRefund } from "#features/returned-refunds/server/find-returned-refund.ts"
import { RefundReturnedMail } from "#features/returned-refunds/server/mails/refund-returned-mail.tsx"
import { formatEuro } from "#platform/money.ts"
import type { MailTemplate } from "../rule.ts"

export const returned: MailTemplate<ReturnedRefund> = {
  subject: ({ refund }) => `Deine Erstattung über ${formatEuro(refund.amountCents)} kam zurück`,
  body: (facts) => <RefundReturnedMail returned={facts} />,
}
