import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { Multiline } from "#features/mail-kit/server/multiline.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { WithdrawalRow } from "../withdrawals-table.ts"

/** To whoever declared it: what the back office answers, in its own words. */
export function WithdrawalReplyMail({
  withdrawal: { ref, receivedAt },
  text,
}: {
  withdrawal: WithdrawalRow
  text: string
}) {
  const { OPERATOR_EMAIL } = env()
  return (
    <MailLayout
      preview={`Zu deinem Widerruf vom ${formatInstant(receivedAt, HOME_ZONE)}.`}
      title="Antwort auf deinen Widerruf"
      picture={null}
      reason={`Du bekommst diese Mail, weil mit dieser Adresse auf ${PRODUCT_NAME} ein Vertrag widerrufen wurde (Vorgang ${ref}). Warst du das nicht, schreib an ${OPERATOR_EMAIL}.`}
    >
      {text.split(/\n{2,}/).map((paragraph) => (
        <MailText key={paragraph}>
          <Multiline>{paragraph}</Multiline>
        </MailText>
      ))}
      <MailText>
        Noch Fragen? Schreib an {OPERATOR_EMAIL} und nenn den Vorgang {ref}.
      </MailText>
    </MailLayout>
  )
}
