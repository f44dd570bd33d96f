import { Text } from "react-email"
import { CodePanel } from "#features/auth/core/server/code-panel.tsx"
import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MAIL_COLOURS } from "#features/mail-kit/server/mail-colours.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

/** To the address that an account has: the half of the change that only its owner can give. */
export function LeaveEmailMail({ code, newEmail }: { code: string; newEmail: string }) {
  return (
    <MailLayout
      preview={`${code} gibt dein Konto für eine andere Adresse frei.`}
      title="Wechsel der Adresse"
      picture={null}
      reason={`Du bekommst diese Mail, weil jemand in deinem Konto auf ${PRODUCT_NAME} eine andere Mailadresse eingegeben hat. Bis beide Codes eingegeben sind, bleibt alles wie bisher.`}
    >
      <MailText>Dein Konto soll künftig zu dieser Adresse gehören:</MailText>
      <Text
        className="m-ink"
        style={{
          margin: "0 0 16px",
          color: MAIL_COLOURS.ink,
          fontSize: 16,
          fontWeight: 600,
          lineHeight: "25px",
        }}
      >
        {newEmail}
      </Text>
      <MailText>
        Gib dafür in deinen Einstellungen zwei Codes ein: diesen hier als „Code aus der bisherigen
        Adresse“ und den zweiten, den wir an die neue Adresse geschickt haben. Beide gelten zehn
        Minuten.
      </MailText>
      <CodePanel code={code} />
      <NotYou hasWaited />
    </MailLayout>
  )
}
