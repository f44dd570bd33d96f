import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailText } from "#features/users/server/mails/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { CodePanel } from "./code-panel.tsx"
import { NotYou } from "./not-you.tsx"

/** The code without which a new password stays a wish. */
export function PasswordCodeMail({ code }: { code: string }) {
  return (
    <MailLayout
      preview={`${code} bestätigt dein neues Passwort. Der Code gilt zehn Minuten.`}
      title="Dein neues Passwort"
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
