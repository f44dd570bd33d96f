import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import type { WithdrawableVoucher } from "#features/vouchers/withdrawable-voucher.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { WithdrawalRow } from "../withdrawals-table.ts"
import { PurchasePanel } from "./purchase-panel.tsx"
import { StatementPanel } from "./statement-panel.tsx"

/** To whoever declared it: the receipt that the law wants, with its words, day and time. */
export function WithdrawalReceiptMail({
  withdrawal,
  vouchers,
}: {
  withdrawal: WithdrawalRow
  /** What this address has bought; only whoever reads its mails learns of it. */
  vouchers: readonly WithdrawableVoucher[]
}) {
  const { OPERATOR_EMAIL } = env()
  const at = formatInstant(withdrawal.receivedAt, HOME_ZONE)
  return (
    <MailLayout
      preview={`Eingegangen am ${at}. Heb diese Mail auf.`}
      title="Dein Widerruf ist eingegangen"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand mit dieser Adresse auf ${PRODUCT_NAME} einen Vertrag widerrufen hat. Warst du das nicht, schreib an ${OPERATOR_EMAIL}.`}
    >
      <MailText>Das ist bei uns angekommen, Wort für Wort:</MailText>
      <StatementPanel withdrawal={withdrawal} />
      {vouchers.length > 0 && <MailText>{periodOf(vouchers)}</MailText>}
      {vouchers.map((voucher) => (
        <PurchasePanel key={voucher.id} voucher={voucher} />
      ))}
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

// only the period: whether something of a voucher is used is not the buyer's to know
function periodOf(vouchers: readonly WithdrawableVoucher[]): string {
  const late = vouchers.filter(({ verdict }) => verdict === "late").length
  const known = "Gutscheine, die mit dieser Adresse gekauft wurden, stehen darunter."
  if (late === 0) return `Gutscheine lassen sich 14 Tage lang widerrufen. ${known}`
  if (vouchers.length === 1) {
    return "Gutscheine lassen sich 14 Tage lang widerrufen. Bei dem, der mit dieser Adresse gekauft wurde, war die Frist schon vorbei:"
  }
  return late === vouchers.length
    ? "Gutscheine lassen sich 14 Tage lang widerrufen. Bei denen, die mit dieser Adresse gekauft wurden, war die Frist schon vorbei:"
    : `Gutscheine lassen sich 14 Tage lang widerrufen. ${known} Nicht bei allen lief die Frist noch.`
}
