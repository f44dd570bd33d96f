import type { MailFacts } from "#features/bookings/server/mail-facts.ts"
import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/users/server/mails/mail-parts.tsx"
import { MailRow } from "#features/users/server/mails/mail-row.tsx"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import { OUTCOME_LABELS, refundOf } from "../../settlement.ts"
import { statementPath } from "../../settlement-paths.ts"
import type { StatementFacts } from "../statement-facts.ts"
import { FlightRows } from "./pilot-mails.tsx"

const REASON = "Du bekommst diese Mail, weil du auf diesem Flug Plätze gebucht hast."

/** To the passenger: what the flight has cost, and what they carry of it. */
export function StatementMail({ facts }: { facts: StatementFacts }) {
  const { detail, booking, statement } = facts
  const { part, objectionsUntil, canObject } = statement
  const refundCents = refundOf(part)
  const until = formatInstant(new Date(objectionsUntil), detail.flight.timeZone)
  return (
    <MailLayout
      preview={
        refundCents > 0
          ? `${formatEuro(refundCents)} kommen zurück zu dir.`
          : "Es bleibt bei dem, was du bezahlt hast."
      }
      title="Deine Abrechnung ist da"
      reason={REASON}
    >
      <MailText>
        {detail.pilot.firstName} hat „{detail.flight.title}“ abgerechnet. Eingetragen ist:{" "}
        {OUTCOME_LABELS[part.outcome]}.
        {canObject && ` Stimmt etwas nicht, sag es uns bis ${until}.`}
      </MailText>
      <MailPanel>
        <FlightRows detail={detail} />
        <MailRow label="Flugkosten" value={formatEuro(statement.actualCostCents)} />
        <MailRow label="Dein Kostenanteil" value={formatEuro(part.shareCents)} />
        <MailRow label="Servicegebühr" value={formatEuro(part.feeCents)} />
        <MailRow label="Zurück an dich" value={formatEuro(refundCents)} isTotal />
      </MailPanel>
      <MailButton href={linkTo(booking)}>Abrechnung ansehen</MailButton>
    </MailLayout>
  )
}

/** To the passenger: the back office has decided about their objection. */
export function ObjectionDecidedMail({ facts }: { facts: MailFacts }) {
  const { detail, booking } = facts
  return (
    <MailLayout
      preview="Die Begründung steht in deiner Abrechnung."
      title="Dein Einwand ist entschieden"
      reason={REASON}
    >
      <MailText>
        Wir haben uns deinen Einwand gegen die Abrechnung von „{detail.flight.title}“ angesehen.
        Entscheidung und Begründung stehen in deiner Abrechnung.
      </MailText>
      <MailPanel>
        <FlightRows detail={detail} />
      </MailPanel>
      <MailButton href={linkTo(booking)}>Abrechnung ansehen</MailButton>
    </MailLayout>
  )
}

function linkTo({ flightId, id: bookingId }: MailFacts["booking"]): string {
  return `${env().PUBLIC_URL}${statementPath({ flightId, bookingId })}`
}
