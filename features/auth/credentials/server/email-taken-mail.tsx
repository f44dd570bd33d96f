import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"

/** Instead of a code, to an address that has an account: only its owner learns that it has one. */
export function EmailTakenMail() {
  return (
    <MailLayout
      preview="Eine Adresse gehört immer zu genau einem Konto. Es hat sich nichts geändert."
      title="Diese Adresse hat schon ein Konto"
      picture="account"
      reason={`Du bekommst diese Mail, weil jemand diese Adresse für ein anderes Konto auf ${PRODUCT_NAME} eingegeben hat. Warst du das nicht, musst du nichts tun: An deinem Konto ändert sich nichts.`}
    >
      <MailText>
        Jemand wollte ein anderes Konto auf diese Adresse umstellen. Sie gehört aber schon zu einem,
        deshalb haben wir keinen Code geschickt.
      </MailText>
      <MailText>
        Warst du das selbst? Dann melde dich mit dieser Adresse an, oder nimm für das andere Konto
        eine, die hier noch niemand nutzt.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}/de/login`}>Anmelden</MailButton>
    </MailLayout>
  )
}
