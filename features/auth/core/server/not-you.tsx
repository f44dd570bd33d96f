import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"

/** What to do when it was somebody else. `hasWaited`: nothing has changed yet, a code is missing. */
export function NotYou({ hasWaited = false }: { hasWaited?: boolean }) {
  const { PUBLIC_URL, OPERATOR_EMAIL } = env()
  return (
    <>
      <MailText>
        {hasWaited
          ? `Warst du das nicht? Dann ist jemand in deinem Konto. Gib den Code nicht weiter, auch nicht an jemanden, der sich als ${PRODUCT_NAME} ausgibt, melde in deinen Einstellungen alle Geräte ab und schreib an ${OPERATOR_EMAIL}.`
          : `Warst du das nicht? Dann schreib sofort an ${OPERATOR_EMAIL}. Wir helfen dir, das Konto zurückzubekommen.`}
      </MailText>
      <MailButton href={`${PUBLIC_URL}/de/cockpit/einstellungen`}>Einstellungen öffnen</MailButton>
    </>
  )
}
