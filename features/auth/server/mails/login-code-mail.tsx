import { Text } from "react-email"
import { MAIL_COLOURS, MAIL_MONO } from "#features/users/server/mails/mail-colours.ts"
import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailPanel, MailText } from "#features/users/server/mails/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

/** Reads the same whether the address has an account or not. */
export function LoginCodeMail({ code }: { code: string }) {
  return (
    <MailLayout
      preview={`${code} ist dein Code. Er gilt zehn Minuten.`}
      title="Dein Code"
      reason={`Du bekommst diese Mail, weil jemand diese Adresse auf ${PRODUCT_NAME} eingegeben hat. Warst du das nicht, musst du nichts tun: Ohne den Code passiert nichts.`}
    >
      <MailText>Gib diese sechs Ziffern auf der Seite ein, die du gerade offen hast.</MailText>
      <MailPanel>
        <Text
          className="m-ink"
          style={{
            margin: 0,
            color: MAIL_COLOURS.ink,
            fontFamily: MAIL_MONO,
            fontSize: 36,
            lineHeight: "44px",
            letterSpacing: "0.2em",
          }}
        >
          {code}
        </Text>
      </MailPanel>
      <MailText>
        Der Code gilt zehn Minuten und genau einmal. Gib ihn an niemanden weiter, auch nicht an
        jemanden, der sich als {PRODUCT_NAME} ausgibt: Wir fragen nie danach.
      </MailText>
    </MailLayout>
  )
}
