import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailText } from "#features/users/server/mails/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { WithdrawalRow } from "../withdrawals-table.ts"
import { StatementPanel } from "./statement-panel.tsx"

/** To whoever declared it: the receipt that the law wants, with its words, day and time. */
export function WithdrawalReceiptMail({ withdrawal }: { withdrawal: WithdrawalRow }) {
  const { OPERATOR_EMAIL } = env()
  const at = formatInstant(withdrawal.receivedAt, HOME_ZONE)
  return (
    <MailLayout
      preview={`Eingegangen am ${at}. Heb diese Mail auf.`}
      title="Dein Widerruf ist eingegangen"
      reason={`Du bekommst diese Mail, weil jemand mit dieser Adresse auf ${PRODUCT_NAME} einen Vertrag widerrufen hat. Warst du das nicht, schreib an ${OPERATOR_EMAIL}.`}
    >
      <MailText>Das ist bei uns angekommen, Wort für Wort:</MailText>
      <StatementPanel withdrawal={withdrawal} />
      <MailText>
        {withdrawal.bookingId === null
          ? "Diese Mail bestätigt den Eingang. Ein Mensch sieht jetzt nach, ob für diesen Vertrag ein Widerrufsrecht besteht, und schreibt dir, wie es weitergeht."
          : "Diese Mail bestätigt den Eingang. Für Flüge mit festem Termin besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB), deshalb gilt deine Buchung weiter. Willst du nicht mitfliegen, sag bitte ab: bis 24 Stunden vor dem Start bekommst du alles zurück. Ein Mensch sieht sich deinen Widerruf trotzdem an und schreibt dir."}
      </MailText>
      <MailText>
        Etwas stimmt nicht? Antworte an {OPERATOR_EMAIL} und nenn den Vorgang {withdrawal.ref}.
      </MailText>
    </MailLayout>
  )
}
