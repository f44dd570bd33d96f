import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailLink, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatIsoDay } from "#platform/time.ts"
import { orderAgainPath } from "../order-again.ts"
import type { VoucherRow } from "../vouchers-table.ts"
import { MailVoucher } from "./mail-voucher.tsx"
import { TO_BUYER } from "./voucher-mail-texts.ts"

interface AboutVoucher {
  voucher: VoucherRow
}

/** To the buyer: the order has arrived (§ 312i BGB), and its money is on the way. */
export function VoucherDebitStartedMail({ voucher }: AboutVoucher) {
  const { valueCents, delivery, deliverOn, recipientEmail } = voucher
  return (
    <MailLayout
      preview={`${formatEuro(valueCents)} per Lastschrift, meist in 3–6 Bankarbeitstagen.`}
      title="Deine Lastschrift läuft"
      picture={null}
      reason={TO_BUYER}
    >
      <MailText>
        Danke für deine Bestellung. Wir ziehen {formatEuro(valueCents)} von deinem Konto ein, das
        dauert meist 3–6 Bankarbeitstage. Der Gutschein gilt, sobald das Geld da ist.
      </MailText>
      <MailText>
        {delivery === "print"
          ? "Dann kommt er als PDF an diese Adresse."
          : deliverOn
            ? `Dann geht er an ${recipientEmail}: am ${formatIsoDay(deliverOn)}, oder gleich, wenn das Geld später da ist.`
            : `Dann geht er gleich an ${recipientEmail}.`}{" "}
        Bis dahin sorge bitte dafür, dass das Konto gedeckt ist.
      </MailText>
      <MailVoucher voucher={voucher} />
      <MailText>
        Du kannst den Kauf 14 Tage lang ohne Gründe widerrufen. Was bis dahin für keinen Flug
        verwendet ist, geht dann dorthin zurück, woher es kam.{" "}
        <MailLink href={`${env().PUBLIC_URL}/de/widerruf`}>Vertrag widerrufen</MailLink>
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Flüge ansehen</MailButton>
    </MailLayout>
  )
}

/** To the buyer: the bank did not pay, so there is no voucher. */
export function VoucherDebitFailedMail({ voucher }: AboutVoucher) {
  return (
    <MailLayout
      preview="Deine Bank hat nicht gezahlt."
      title="Die Lastschrift hat nicht geklappt"
      picture={null}
      reason={TO_BUYER}
    >
      <MailText>
        Deine Bank hat die {formatEuro(voucher.valueCents)} nicht gezahlt, etwa weil das Konto nicht
        gedeckt war oder das Mandat nicht gilt. Der Gutschein ist deshalb nicht entstanden, und
        verschickt ist nichts.
      </MailText>
      <MailVoucher voucher={voucher} />
      <MailText>
        Du kannst ihn gleich noch einmal bestellen: Zwei Tage lang ist das Formular schon
        ausgefüllt. Mit Karte oder PayPal gilt er sofort.
      </MailText>
      <MailButton href={env().PUBLIC_URL + orderAgainPath(voucher.id)}>
        Noch einmal bestellen
      </MailButton>
    </MailLayout>
  )
}
