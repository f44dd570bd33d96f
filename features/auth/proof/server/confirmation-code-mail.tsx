import { CodePanel } from "#features/auth/core/server/code-panel.tsx"
import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

/** The code that proves who is signed in, before something that matters happens. */
export function ConfirmationCodeMail({ code }: { code: string }) {
  return (
    <MailLayout
      preview={`${code} bestätigt, dass du es bist. Der Code gilt zehn Minuten.`}
      title="Bestätige, dass du es bist"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand in deinem Konto auf ${PRODUCT_NAME} etwas Wichtiges vorhat. Bis der Code eingegeben ist, passiert nichts.`}
    >
      <MailText>
        Gib diese sechs Ziffern auf der Seite ein, die du gerade offen hast. Danach geht es dort
        weiter.
      </MailText>
      <CodePanel code={code} />
      <NotYou hasWaited />
    </MailLayout>
  )
}
