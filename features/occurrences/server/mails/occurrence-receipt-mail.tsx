import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { occurrencePath } from "../../occurrence-path.ts"
import type { OccurrenceRow } from "../occurrences-table.ts"

/** To the reporter: the receipt. What was reported stays out of the mail, others may read it. */
export function OccurrenceReceiptMail({ occurrence }: { occurrence: OccurrenceRow }) {
  const { ref, reportedAt, flightId } = occurrence
  const { OPERATOR_EMAIL, PUBLIC_URL } = env()
  return (
    <MailLayout
      preview={`Vorgang ${ref}. Ein Mensch liest, was du uns anvertraut hast.`}
      title="Dein Bericht ist angekommen"
      picture={null}
      reason={`Du bekommst diese Mail, weil du auf ${PRODUCT_NAME} etwas zur Sicherheit eines Flugs gemeldet hast.`}
    >
      <MailText>Danke, dass du es erzählst. Daraus können andere lernen.</MailText>
      <MailPanel>
        <MailRow label="Vorgang" value={ref} />
        <MailRow label="Eingegangen" value={formatInstant(reportedAt, HOME_ZONE)} />
      </MailPanel>
      <MailText>
        Ein Mensch aus unserer Verwaltung liest deinen Bericht. Er bleibt vertraulich: Von uns
        erfährt niemand, der an Bord war, dass es ihn gibt, und keine Bewertung ändert sich. Deine
        Worte stehen deshalb nicht in dieser Mail, sondern nur in deinem Cockpit.
      </MailText>
      <MailText>
        Eine Meldung an eine Behörde ersetzt er nicht. Was du dorthin meldest und bis wann, steht
        auf derselben Seite.
      </MailText>
      <MailButton href={`${PUBLIC_URL}${occurrencePath(flightId)}`}>Bericht ansehen</MailButton>
      <MailText>
        Fällt dir noch etwas ein? Antworte an {OPERATOR_EMAIL} und nenn den Vorgang {ref}.
      </MailText>
    </MailLayout>
  )
}
