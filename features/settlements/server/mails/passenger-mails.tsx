import { formatRefundWay, hasRefund } from "#features/bookings/core/money-sources.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import { OUTCOME_LABELS, refundOf } from "../../settlement.ts"
import { statementPath } from "../../settlement-paths.ts"
import type { StatementFacts } from "../statement-facts.ts"

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
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {atSentenceStart(detail.pilot.firstName)} hat „{detail.flight.title}“ abgerechnet.
        Eingetragen ist: {OUTCOME_LABELS[part.outcome]}.
        {canObject && ` Stimmt etwas nicht, sag es uns bis ${until}.`}
      </MailText>
      <StatementPanel facts={facts} />
      {refundCents > 0 && (
        <MailText>
          Auf den Weg geht es, sobald niemand mehr etwas einwenden kann.{" "}
          {formatRefundWay(statement.back)}
        </MailText>
      )}
      <MailButton href={linkTo(booking)}>Abrechnung ansehen</MailButton>
    </MailLayout>
  )
}

function StatementPanel({ facts: { detail, statement } }: { facts: StatementFacts }) {
  const { part, actualCostCents } = statement
  return (
    <MailPanel>
      <MailFlight detail={detail} />
      <MailRow label="Flugkosten" value={formatEuro(actualCostCents)} />
      <MailRow label="Dein Kostenanteil" value={formatEuro(part.shareCents)} />
      <MailRow label="Servicegebühr" value={formatEuro(part.feeCents)} />
      <MailRow label="Zurück an dich" value={formatEuro(refundOf(part))} isTotal />
    </MailPanel>
  )
}

/** To the passenger: the back office has decided about their objection. */
export function ObjectionDecidedMail({ facts }: { facts: StatementFacts }) {
  const { detail, booking, statement } = facts
  const { part, objection, isBooked, back } = statement
  const refundCents = refundOf(part)
  return (
    <MailLayout
      preview={
        refundCents > 0
          ? `${formatEuro(refundCents)} kommen zurück zu dir.`
          : "Es bleibt bei dem, was du bezahlt hast."
      }
      title="Dein Einwand ist entschieden"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Wir haben uns deinen Einwand gegen die Abrechnung von „{detail.flight.title}“ angesehen.
        Unsere Begründung:
      </MailText>
      <MailText>„{objection?.decision}“</MailText>
      <StatementPanel facts={facts} />
      {refundCents > 0 && (
        <MailText>
          {isBooked ? hasRefund(back) : WAITS_FOR_OTHERS} {formatRefundWay(back)}
        </MailText>
      )}
      <MailButton href={linkTo(booking)}>Abrechnung ansehen</MailButton>
    </MailLayout>
  )
}

/** To the passenger: somebody else's objection has lowered what the flight has cost. */
export function StatementRestatedMail({ facts }: { facts: StatementFacts }) {
  const { detail, booking, statement } = facts
  const { part, isBooked, back } = statement
  return (
    <MailLayout
      preview={`${formatEuro(refundOf(part))} kommen zurück zu dir.`}
      title="Dein Flug war günstiger"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Wir haben die Kosten von „{detail.flight.title}“ geprüft und berichtigt. Dein Anteil ist
        dadurch kleiner. Was sich geändert hat und warum, steht in deiner Abrechnung.
      </MailText>
      <StatementPanel facts={facts} />
      <MailText>
        {isBooked ? hasRefund(back) : WAITS_FOR_OTHERS} {formatRefundWay(back)}
      </MailText>
      <MailButton href={linkTo(booking)}>Abrechnung ansehen</MailButton>
    </MailLayout>
  )
}

const WAITS_FOR_OTHERS =
  "Auf den Weg geht es, sobald niemand mehr etwas einwenden kann und kein Einwand mehr offen ist."

/** To the passenger: the pilot has answered their objection. */
export function ObjectionAnsweredMail({ facts }: { facts: MailFacts }) {
  const { detail, booking } = facts
  return (
    <MailLayout
      preview="Jetzt entscheidet unser Team."
      title="Antwort auf deinen Einwand"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {atSentenceStart(detail.pilot.firstName)} hat auf deinen Einwand gegen die Abrechnung von „
        {detail.flight.title}“ geantwortet. Die Antwort steht in deiner Abrechnung, jetzt
        entscheidet unser Team.
      </MailText>
      <MailPanel>
        <MailFlight detail={detail} />
      </MailPanel>
      <MailButton href={linkTo(booking)}>Antwort lesen</MailButton>
    </MailLayout>
  )
}

function linkTo({ flightId, id: bookingId }: MailFacts["booking"]): string {
  return `${env().PUBLIC_URL}${statementPath({ flightId, bookingId })}`
}
