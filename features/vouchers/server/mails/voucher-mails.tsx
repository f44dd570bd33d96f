import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailLink, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { formatEuro } from "#platform/money.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatDate, formatDay, formatInstant, HOME_ZONE } from "#platform/time.ts"
import { CREDIT_PATH, REDEEM_PATH, redeemPath } from "../../credit-path.ts"
import { formatVoucherCode } from "../../voucher-code.ts"
import { withdrawableUntil } from "../../withdrawal-period.ts"
import type { VoucherRow } from "../vouchers-table.ts"
import { MailVoucher, motifPicture } from "./mail-voucher.tsx"
import { TO_BUYER, VOUCHER_MAIL_TITLES } from "./voucher-mail-texts.ts"

interface AboutVoucher {
  voucher: VoucherRow
}

/** To the buyer: the order has arrived and is paid (§ 312i BGB); what is printed comes along. */
export function VoucherOrderedMail({ voucher }: AboutVoucher) {
  const { delivery, deliverAt, recipientEmail, recipientName, valueCents, activatedAt } = voucher
  const isPrinted = delivery === "print"
  return (
    <MailLayout
      preview={`Fluggutschein über ${formatEuro(valueCents)}, bezahlt.`}
      title="Danke für deine Bestellung"
      picture={null}
      reason={TO_BUYER}
    >
      <MailText>
        Der Gutschein ist bezahlt.{" "}
        {isPrinted
          ? "Er hängt als PDF an dieser Mail, zum Drucken auf A4."
          : `${recipientName} bekommt ihn ${delivery === "date" && deliverAt ? `am ${formatInstant(deliverAt, HOME_ZONE)}` : "jetzt"} per Mail mit PDF, an ${recipientEmail}. Der Code steht nur dort.`}
      </MailText>
      <MailVoucher voucher={voucher} showsCode={isPrinted} />
      <MailText>
        Du kannst den Kauf 14 Tage lang ohne Gründe widerrufen
        {activatedAt && `, bis ${formatDay(withdrawableUntil(activatedAt), HOME_ZONE)}`}. Was bis
        dahin für keinen Flug verwendet ist, geht dann dorthin zurück, woher es kam.{" "}
        <MailLink href={`${env().PUBLIC_URL}/de/widerruf`}>Vertrag widerrufen</MailLink>
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Flüge ansehen</MailButton>
    </MailLayout>
  )
}

/** To whom it is for: the present itself. */
export function VoucherDeliveredMail({ voucher }: AboutVoucher) {
  const { senderName, valueCents, code } = voucher
  const path = code ? redeemPath(formatVoucherCode(code)) : REDEEM_PATH
  return (
    <MailLayout
      preview={`Geschenkt von ${senderName}.`}
      title="Ein Flug für dich"
      picture={null}
      reason={`Du bekommst diese eine Mail, weil dir jemand bei ${PRODUCT_NAME} einen Gutschein gekauft hat.`}
    >
      <MailText>
        Du hast einen Fluggutschein über {formatEuro(valueCents)}. Tag und Ziel suchst du aus: einen
        Rundflug am Abend, eine Insel, die Berge. Zum Ausdrucken hängt er als PDF an.
      </MailText>
      <MailVoucher voucher={voucher} showsCode />
      <MailButton href={`${env().PUBLIC_URL}${path}`}>Gutschein einlösen</MailButton>
    </MailLayout>
  )
}

/** To the buyer: somebody has put it to their credit. */
export function VoucherRedeemedMail({ voucher }: AboutVoucher) {
  const who = voucher.recipientName ? ` für ${voucher.recipientName}` : ""
  return (
    <MailLayout
      preview={`${VOUCHER_MAIL_TITLES.redeemed}.`}
      title={VOUCHER_MAIL_TITLES.redeemed}
      picture={null}
      reason={TO_BUYER}
    >
      <MailText>
        Dein Gutschein{who} über {formatEuro(voucher.valueCents)} ist eingelöst. Wofür er verwendet
        wird, sehen nur die Beschenkten.
      </MailText>
      <MailVoucher voucher={voucher} />
    </MailLayout>
  )
}

/** To the buyer: the withdrawal is done, the money is on its way. */
export function VoucherRevokedMail({ voucher, refundCents }: TakenBack) {
  const amount = formatEuro(refundCents)
  const usedCents = voucher.valueCents - refundCents
  return (
    <MailLayout
      preview={`${amount} sind auf dem Weg zurück.`}
      title={VOUCHER_MAIL_TITLES.revoked}
      picture={null}
      reason={TO_BUYER}
    >
      <MailText>
        Du hast den Kauf widerrufen. Der Code gilt nicht mehr, und {amount} gehen dorthin zurück,
        woher sie kamen. Je nach Bank dauert das einige Tage, du musst nichts tun.
        {usedCents > 0 &&
          ` ${formatEuro(usedCents)} hatten schon für einen Flug gezahlt. Kommt davon etwas zurück, bekommst auch du es.`}
      </MailText>
      <MailVoucher voucher={voucher} />
    </MailLayout>
  )
}

/** To the buyer: a flight has given back what the withdrawn voucher had paid for it. */
export function VoucherRestMail({ voucher, refundCents }: TakenBack) {
  const amount = formatEuro(refundCents)
  return (
    <MailLayout
      preview={`Noch ${amount} sind auf dem Weg zurück.`}
      title={VOUCHER_MAIL_TITLES.restTakenBack}
      picture={null}
      reason={TO_BUYER}
    >
      <MailText>
        Dein Gutschein hatte schon für einen Flug gezahlt, bevor du den Kauf widerrufen hast. Davon
        ist etwas zurückgekommen: {amount} gehen jetzt auch dorthin, woher sie kamen. Du musst
        nichts tun.
      </MailText>
      <MailVoucher voucher={voucher} />
    </MailLayout>
  )
}

interface TakenBack extends AboutVoucher {
  refundCents: number
}

/** To whoever has it: it ends in two months. */
export function VoucherExpiringMail({
  voucher,
  balanceCents,
}: AboutVoucher & { balanceCents: number }) {
  const { validUntil, ownerId, code } = voucher
  const until = validUntil ? formatDate(validUntil, HOME_ZONE) : ""
  const path = code ? redeemPath(formatVoucherCode(code)) : REDEEM_PATH
  return (
    <MailLayout
      preview={`Noch ${formatEuro(balanceCents)}, bis ${until}.`}
      title={VOUCHER_MAIL_TITLES.expiring}
      picture={motifPicture(voucher.motif)}
      reason="Du bekommst diese Mail, weil du einen Fluggutschein hast, der in etwa 60 Tagen endet."
    >
      <MailText>
        Auf deinem Gutschein sind noch {formatEuro(balanceCents)}. Er gilt bis {until}. Es zählt der
        Tag, an dem du buchst, nicht der des Flugs.
      </MailText>
      {ownerId === null ? (
        <MailButton href={`${env().PUBLIC_URL}${path}`}>Gutschein einlösen</MailButton>
      ) : (
        <MailButton href={`${env().PUBLIC_URL}${CREDIT_PATH}`}>Guthaben ansehen</MailButton>
      )}
    </MailLayout>
  )
}
