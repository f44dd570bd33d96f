import { CodePanel } from "#features/auth/core/server/code-panel.tsx"
import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

/** The code without which a new password stays a wish. */
export function PasswordCodeMail({ code }: { code: string }) {
  return (
    <MailLayout
      preview={`${code} bestätigt dein neues Passwort. Der Code gilt zehn Minuten.`}
      title="Dein neues Passwort"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand in deinem Konto auf ${PRODUCT_NAME} ein neues Passwort eingegeben hat. Bis der Code eingegeben ist, gilt alles wie bisher.`}
    >
      <MailText>
        Gib diese sechs Ziffern in deinen Einstellungen ein. Danach gilt dein neues Passwort, und
        alle anderen Geräte werden abgemeldet.
      </MailText>
      <CodePanel code={code} />
      <NotYou hasWaited />
    </MailLayout>
  )
}
