import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { CREDIT_PATH, REDEEM_PATH, redeemPath } from "../../credit-path.ts"
import { formatVoucherCode } from "../../voucher-code.ts"
import type { BalancedVoucher } from "../vouchers-queries.ts"
import { MailVoucher } from "./mail-voucher.tsx"
import { VOUCHER_MAIL_TITLES } from "./voucher-mail-texts.ts"

interface AboutVoucher {
  voucher: BalancedVoucher
}

const HOLDER = "Du bekommst diese Mail, weil du einen Fluggutschein von uns hast oder gekauft hast."

/** To whoever has it: nobody can use it for now. */
export function VoucherBlockedMail({ voucher }: AboutVoucher) {
  return (
    <MailLayout
      preview="Er lässt sich gerade nicht verwenden."
      title={VOUCHER_MAIL_TITLES.blocked}
      picture={null}
      reason={HOLDER}
    >
      <MailText>
        Wir haben den Gutschein gesperrt, er lässt sich gerade weder einlösen noch verwenden. Was
        darauf ist, bleibt darauf. Was für eine Buchung schon reserviert war, bleibt reserviert.
      </MailText>
      <MailVoucher voucher={voucher} />
      <MailText>
        Kommt das für dich unerwartet? Schreib uns: {env().OPERATOR_EMAIL}. Wir sagen dir, warum,
        und klären es mit dir.
      </MailText>
    </MailLayout>
  )
}

/** To whoever has it: it pays again. */
export function VoucherUnblockedMail({ voucher }: AboutVoucher) {
  return (
    <MailLayout
      preview="Die Sperre ist aufgehoben."
      title={VOUCHER_MAIL_TITLES.unblocked}
      picture={null}
      reason={HOLDER}
    >
      <MailText>Die Sperre ist aufgehoben. Alles, was darauf war, ist noch da.</MailText>
      <MailVoucher voucher={voucher} />
      <ToCredit voucher={voucher} />
    </MailLayout>
  )
}

/** To the holder: the voucher has a new code. */
export function VoucherReissuedMail({ voucher }: AboutVoucher) {
  const { balanceCents, ownerId } = voucher
  const isOwned = ownerId !== null
  return (
    <MailLayout
      preview={`${formatEuro(balanceCents)}, mit einem neuen Code.`}
      title={VOUCHER_MAIL_TITLES.reissued}
      picture={null}
      reason={HOLDER}
    >
      <MailText>
        Der alte Code gilt nicht mehr. Auf dem neuen sind {formatEuro(balanceCents)}, genau so viel
        wie zuvor.{" "}
        {isOwned
          ? "In deinem Konto steht er schon, du musst nichts tun."
          : "Zum Ausdrucken hängt er als PDF an. Den alten Ausdruck kannst du wegwerfen."}
      </MailText>
      <MailVoucher voucher={voucher} showsCode={!isOwned} isWorth />
      <ToCredit voucher={voucher} showsCode />
    </MailLayout>
  )
}

/** To whoever got it: once more, on their wish. */
export function VoucherSentAgainMail({ voucher }: AboutVoucher) {
  return (
    <MailLayout
      preview="Mit Code und PDF."
      title={VOUCHER_MAIL_TITLES.sentAgain}
      picture={null}
      reason={HOLDER}
    >
      <MailText>
        Du bekommst ihn ein zweites Mal, es ist derselbe. Zum Ausdrucken hängt er als PDF an.
      </MailText>
      <MailVoucher voucher={voucher} showsCode isWorth />
      <ToCredit voucher={voucher} showsCode />
    </MailLayout>
  )
}

/** The way to use it; with its code only where this reader may have it. */
function ToCredit({
  voucher: { ownerId, code },
  showsCode = false,
}: AboutVoucher & { showsCode?: boolean }) {
  if (ownerId !== null) {
    return <MailButton href={`${env().PUBLIC_URL}${CREDIT_PATH}`}>Guthaben ansehen</MailButton>
  }
  const path = showsCode && code ? redeemPath(formatVoucherCode(code)) : REDEEM_PATH
  return <MailButton href={`${env().PUBLIC_URL}${path}`}>Gutschein einlösen</MailButton>
}
