import { CodePanel } from "#features/auth/core/server/code-panel.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

type RegistrationCodeMailProps = {
  code: string
  /** The direct-login link: a page that asks for one click. */
  link: string
  hasNewsletter: boolean
}

/** Holds nothing that was typed: strangers could write to any address with it. */
export function RegistrationCodeMail({ code, link, hasNewsletter }: RegistrationCodeMailProps) {
  return (
    <MailLayout
      preview={`${code} ist dein Code. Damit ist dein Konto da.`}
      title="Noch sechs Ziffern"
      picture={null}
      reason={`Du bekommst diese Mail, weil sich jemand mit dieser Adresse auf ${PRODUCT_NAME} registrieren will. Warst du das nicht, musst du nichts tun: Ohne den Code entsteht kein Konto, und was dazu eingegeben wurde, löschen wir.`}
    >
      <MailText>
        Mit diesem Code bestätigst du deine Adresse, und dein Konto ist da. Gib ihn auf der Seite
        ein, die du gerade offen hast.
      </MailText>
      <CodePanel code={code} />
      {hasNewsletter && (
        <MailText>
          Damit bestellst du auch unseren Newsletter. Abbestellen kannst du ihn jederzeit, in jeder
          Ausgabe und in deinen Einstellungen.
        </MailText>
      )}
      <MailText>Oder mach auf dem Gerät weiter, auf dem du diese Mail liest:</MailText>
      <MailButton href={link}>Konto bestätigen</MailButton>
      <MailText>
        Der Code gilt zehn Minuten und genau einmal, der Link auch. Gib beides an niemanden weiter,
        auch nicht an jemanden, der sich als {PRODUCT_NAME} ausgibt: Wir fragen nie danach.
      </MailText>
    </MailLayout>
  )
}
