import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { FlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT_AFTERWARDS } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { publicName } from "#features/users/core/user.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import { OBJECTION_KIND_LABELS } from "../../objection.ts"
import { dueAt } from "../../settlement.ts"
import { confirmPath, costsPath, objectionPath } from "../../settlement-paths.ts"
import type { ObjectionFacts } from "../objection-facts.ts"

const linkTo = (path: string) => `${env().PUBLIC_URL}${path}`

interface OfFlight {
  detail: FlightSummary
}

/** To the pilot: a flight has landed, or its statement is still missing. */
export function SettlementDueMail({ facts, isReminder }: { facts: OfFlight; isReminder: boolean }) {
  const { flight } = facts.detail
  const due = formatInstant(dueAt(flight.arrivesAt), flight.timeZone)
  return (
    <MailLayout
      preview={`Bis ${due} ist die Abrechnung fällig.`}
      title={isReminder ? "Deine Abrechnung fehlt noch" : "Gut gelandet? Jetzt abrechnen"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        Sag, was „{flight.title}“ gekostet hat und wer dabei war. 48 Stunden später geht das Geld
        deiner Gäste an dich. Fiel der Flug aus, bekommen alle alles zurück.
      </MailText>
      <MailPanel>
        <MailFlight detail={facts.detail} />
        <MailRow label="Fällig bis" value={due} />
      </MailPanel>
      <MailButton href={linkTo(costsPath(flight.id))}>Flug abrechnen</MailButton>
    </MailLayout>
  )
}

/** To the pilot: a guest does not agree with the statement, and the pilot is asked first. */
export function GuestObjectsMail({ facts }: { facts: ObjectionFacts }) {
  const { detail, booking, passenger, objection } = facts
  const { flight } = detail
  const until = formatInstant(new Date(objection.answerBy), flight.timeZone)
  return (
    <MailLayout
      preview={`Bitte antworte bis ${until}.`}
      title="Ein Einwand gegen deine Abrechnung"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        {publicName(passenger)} ist mit der Abrechnung von „{flight.title}“ nicht einverstanden.
        Lies den Einwand, und antworte bis {until}. Danach entscheidet unser Team auch ohne deine
        Antwort. Bis zur Entscheidung wird dieser Flug nicht ausgezahlt.
      </MailText>
      <MailPanel>
        <MailFlight detail={detail} />
        <MailRow label="Worum es geht" value={OBJECTION_KIND_LABELS[objection.kind]} />
        <MailRow label="Antworten bis" value={until} />
      </MailPanel>
      <MailButton href={linkTo(objectionPath({ flightId: flight.id, bookingId: booking.id }))}>
        Einwand lesen und antworten
      </MailButton>
    </MailLayout>
  )
}

/** To the pilot: a guest has taken an objection back. */
export function GuestObjectionWithdrawnMail({ facts }: { facts: MailFacts }) {
  const { flight } = facts.detail
  return (
    <MailLayout
      preview="Es bleibt bei deiner Abrechnung."
      title="Der Einwand ist zurückgezogen"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        {publicName(facts.passenger)} hat den Einwand gegen die Abrechnung von „{flight.title}“
        zurückgezogen. Du musst nichts mehr tun.
      </MailText>
      <MailPanel>
        <MailFlight detail={facts.detail} />
      </MailPanel>
      <MailButton href={linkTo(confirmPath(flight.id))}>Abrechnung ansehen</MailButton>
    </MailLayout>
  )
}

/** To the pilot: the back office has decided about an objection. */
export function GuestObjectionDecidedMail({ facts }: { facts: ObjectionFacts }) {
  const { detail, passenger, booking, objection } = facts
  const { flight } = detail
  return (
    <MailLayout
      preview="Was daraus folgt, steht in deiner Abrechnung."
      title="Der Einwand ist entschieden"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        Über den Einwand von {publicName(passenger)} gegen die Abrechnung von „{flight.title}“ ist
        entschieden. Unsere Begründung:
      </MailText>
      <MailText>„{objection.decision}“</MailText>
      <MailPanel>
        <MailFlight detail={detail} />
      </MailPanel>
      <MailText>
        Ausgezahlt wird, sobald alle Fristen um sind und kein Einwand mehr offen ist.
      </MailText>
      <MailButton href={linkTo(objectionPath({ flightId: flight.id, bookingId: booking.id }))}>
        Entscheidung ansehen
      </MailButton>
    </MailLayout>
  )
}
