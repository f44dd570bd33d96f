import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { OFFER_DAYS } from "./offer-life.ts"

/** To the address that an account shall have; `link` leads to the page that takes it. */
export function EmailOfferMail({ link }: { link: string }) {
  return (
    <MailLayout
      preview="Ein Druck, und dein Konto gehört zu dieser Adresse."
      title="Deine neue Mailadresse"
      picture="account"
      reason={`Du bekommst diese Mail, weil unser Team diese Adresse für ein Konto auf ${PRODUCT_NAME} eingetragen hat. Kennst du das Konto nicht, lösch sie einfach: Dann ändert sich nichts.`}
    >
      <MailText>
        Du hast uns gebeten, die Mailadresse deines Kontos zu ändern. Bestätige sie, dann meldest du
        dich ab sofort mit dieser Adresse an, und alle Mails kommen hierhin.
      </MailText>
      <MailButton href={link}>Adresse bestätigen</MailButton>
      <MailText>Der Link gilt {OFFER_DAYS} Tage.</MailText>
    </MailLayout>
  )
}
