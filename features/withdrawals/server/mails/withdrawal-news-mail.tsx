import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { formatVerdict, type WithdrawableVoucher } from "#features/vouchers/withdrawable-voucher.ts"
import { formatEuro } from "#platform/money.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { WithdrawalRow } from "../withdrawals-table.ts"
import { StatementPanel } from "./statement-panel.tsx"

/** To the operator: a declaration has come in and wants an answer. */
export function WithdrawalNewsMail({
  withdrawal,
  vouchers,
}: {
  withdrawal: WithdrawalRow
  vouchers: readonly WithdrawableVoucher[]
}) {
  const { userId, bookingId } = withdrawal
  return (
    <MailLayout
      preview={`${withdrawal.name} widerruft einen Vertrag.`}
      title="Ein Widerruf ist eingegangen"
      picture={null}
      reason={`Diese Mail geht an den Betreiber von ${PRODUCT_NAME}, weil auf /de/widerruf ein Vertrag widerrufen wurde.`}
    >
      <StatementPanel withdrawal={withdrawal} />
      <MailText>
        {userId === null
          ? "Ohne Anmeldung erklärt: Die Mailadresse ist nicht bestätigt."
          : `Angemeldet erklärt, Konto ${userId}.`}{" "}
        {bookingId === null
          ? "Eine Buchung ist nicht verknüpft."
          : `Gemeint ist Buchung ${bookingId}; sie gilt unverändert weiter.`}
      </MailText>
      {vouchers.map((voucher) => (
        <MailText key={voucher.id}>
          Gutschein {voucher.id} über {formatEuro(voucher.valueCents)}: {formatVerdict(voucher)}
        </MailText>
      ))}
      <MailText>
        Der Eingang ist bestätigt. Besteht ein Widerrufsrecht, ist das Geld binnen 14 Tagen
        zurückzuzahlen (§ 357 Abs. 1 BGB). Besteht keines, antworte mit dem Grund; beides geht im
        Vorgang in der Verwaltung.
      </MailText>
    </MailLayout>
  )
}
