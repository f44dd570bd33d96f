import { Link } from "react-email"
import { MAIL_COLOURS } from "#features/mail-kit/server/mail-colours.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatDuration } from "#platform/time.ts"
import { yearPath } from "../../wrapped-paths.ts"
import type { YearMailFacts } from "../year-mail-facts.ts"

/** Once in January, to everybody who flew in the year before. */
export function YearMail({ year, flights, minutes, airfields, muteUrl }: YearMailFacts) {
  return (
    <MailLayout
      preview={`Wo du warst, wie lange und mit wem: ${year} in Bildern.`}
      title={`Dein Jahr ${year} in der Luft`}
      picture="flights"
      reason={`Du bekommst diese Mail einmal im Jahr, weil du ${year} über ${PRODUCT_NAME} geflogen bist. Du kannst ihr jederzeit widersprechen: mit einem Klick hier in der Mail oder in den Einstellungen. Das kostet nichts.`}
    >
      <MailText>Wo du warst, wie lange und mit wem: Dein Jahr steht in Bildern bereit.</MailText>
      <MailPanel>
        <MailRow label={flights === 1 ? "Flug" : "Flüge"} value={String(flights)} />
        <MailRow label="In der Luft" value={formatDuration(minutes)} />
        <MailRow label={airfields === 1 ? "Flugplatz" : "Flugplätze"} value={String(airfields)} />
      </MailPanel>
      <MailText>Ansehen kannst nur du sie. Ein Bild wird öffentlich, wenn du es teilst.</MailText>
      <MailButton href={env().PUBLIC_URL + yearPath(year)}>Dein Jahr ansehen</MailButton>
      <MailText>
        <Link className="m-ink3" href={muteUrl} style={quiet}>
          Keine Mails mehr zum Jahr
        </Link>
      </MailText>
    </MailLayout>
  )
}

const quiet = { color: MAIL_COLOURS.ink3, fontSize: 14, textDecoration: "underline" }
