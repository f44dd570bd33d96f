import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import type { LeftCredit } from "#features/vouchers/server/leave-credit.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { LeftCreditParts } from "./left-credit.tsx"

/** The last letter: what is gone, what stays without a name, and what if it was not them. */
export function AccountDeletedMail({
  firstName,
  at,
  credit,
}: {
  firstName: string
  at: Date
  credit: readonly LeftCredit[]
}) {
  return (
    <MailLayout
      preview={
        credit.length > 0
          ? "Dein Konto ist gelöscht. Was aus deinem Guthaben wird, steht hier."
          : "Dein Konto und deine Daten sind gelöscht."
      }
      title={firstName ? `Mach’s gut, ${firstName}` : "Mach’s gut"}
      picture="account"
      reason={`Du bekommst diese Mail, weil dein Konto auf ${PRODUCT_NAME} gelöscht wurde. Es ist die letzte.`}
    >
      <MailText>
        Dein Konto ist seit {formatInstant(at, HOME_ZONE)} gelöscht. Name, Adresse, Foto, Profil,
        Unterlagen, Bankverbindung, Suchagenten, Benachrichtigungen und alle Anmeldungen sind weg,
        den Newsletter bekommst du nicht mehr.
      </MailText>
      <LeftCreditParts credit={credit} />
      <MailText>
        Belege und Buchungssätze müssen wir zehn Jahre aufheben (§ 147 AO), aber ohne deinen Namen.
        Bewertungen, die du geschrieben hast, bleiben stehen, als Bewertung eines gelöschten Kontos.
      </MailText>
      <MailText>
        Mit derselben Adresse kannst du jederzeit ein neues Konto anlegen. Das warst nicht du?
        Schreib uns heute noch: {env().OPERATOR_EMAIL}.
      </MailText>
    </MailLayout>
  )
}
