import { CodePanel } from "#features/auth/core/server/code-panel.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

/** To the address that an account shall have. Names nobody: it may have been a typing error. */
export function NewEmailMail({ code }: { code: string }) {
  return (
    <MailLayout
      preview={`${code} bestätigt deine neue Adresse. Der Code gilt zehn Minuten.`}
      title="Deine neue Adresse"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand diese Adresse für sein Konto auf ${PRODUCT_NAME} eingegeben hat. Warst du das nicht, musst du nichts tun: Ohne den Code passiert nichts.`}
    >
      <MailText>
        Gib diese sechs Ziffern in deinen Einstellungen als „Code aus der neuen Adresse“ ein,
        zusammen mit dem Code, den wir an deine bisherige Adresse geschickt haben. Beide gelten zehn
        Minuten.
      </MailText>
      <CodePanel code={code} />
      <MailText>
        Gib den Code an niemanden weiter, auch nicht an jemanden, der sich als {PRODUCT_NAME}{" "}
        ausgibt: Wir fragen nie danach.
      </MailText>
    </MailLayout>
  )
}
