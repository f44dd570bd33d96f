import { CodePanel } from "#features/auth/core/server/code-panel.tsx"
import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

/** The code of somebody who is signed in and wants a copy of everything; it says so. */
export function ProofCodeMail({ code }: { code: string }) {
  return (
    <MailLayout
      preview={`${code} ist dein Code für die Kopie deiner Daten. Er gilt zehn Minuten.`}
      title="Kopie deiner Daten"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand in deinem Konto auf ${PRODUCT_NAME} eine Kopie aller Daten haben will.`}
    >
      <MailText>
        Gib diese sechs Ziffern in deinen Einstellungen ein. Danach gehört die Kopie dir, mit allem,
        was wir von dir haben.
      </MailText>
      <CodePanel code={code} />
      <MailText>Der Code gilt zehn Minuten und genau einmal.</MailText>
      <NotYou hasWaited />
    </MailLayout>
  )
}
