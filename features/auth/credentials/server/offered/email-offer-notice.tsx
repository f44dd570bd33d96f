import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"

/** To the address that the account still has; it does not name the other one. */
export function EmailOfferNotice() {
  return (
    <MailLayout
      preview="Warst du das nicht? Dann schreib uns gleich."
      title="Eine andere Adresse ist vorgemerkt"
      picture="account"
      reason={`Du bekommst diese Mail, weil unser Team auf Bitte eine andere Adresse für dein Konto auf ${PRODUCT_NAME} eingetragen hat. Sie kommt immer, damit niemand das heimlich tut.`}
    >
      <MailText>
        Noch gehört dein Konto zu dieser Adresse hier. Das ändert sich, sobald jemand den Link in
        der Mail an die neue bestätigt.
      </MailText>
      <MailText>
        Hast du nicht darum gebeten? Dann schreib sofort an {env().OPERATOR_EMAIL}, und es bleibt,
        wie es ist.
      </MailText>
    </MailLayout>
  )
}
