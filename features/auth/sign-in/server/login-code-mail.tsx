import { CodePanel } from "#features/auth/core/server/code-panel.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

type LoginCodeMailProps = {
  code: string
  /** The direct-login link: a page that asks for one click. */
  link: string
}

/** Reads the same whether the address has an account or not. */
export function LoginCodeMail({ code, link }: LoginCodeMailProps) {
  return (
    <MailLayout
      preview={`${code} ist dein Code. Er gilt zehn Minuten.`}
      title="Dein Code"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand diese Adresse auf ${PRODUCT_NAME} eingegeben hat. Warst du das nicht, musst du nichts tun: Ohne den Code passiert nichts.`}
    >
      <MailText>Gib diese sechs Ziffern auf der Seite ein, die du gerade offen hast.</MailText>
      <CodePanel code={code} />
      <MailText>Oder melde dich auf dem Gerät an, auf dem du diese Mail liest:</MailText>
      <MailButton href={link}>Direkt anmelden</MailButton>
      <MailText>
        Der Code gilt zehn Minuten und genau einmal, der Link auch. Gib beides an niemanden weiter,
        auch nicht an jemanden, der sich als {PRODUCT_NAME} ausgibt: Wir fragen nie danach.
      </MailText>
    </MailLayout>
  )
}
