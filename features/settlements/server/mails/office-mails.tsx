import type { FlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_OFFICE } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import { OBJECTION_KIND_LABELS } from "../../objection.ts"
import { objectionCasePath } from "../../settlement-paths.ts"
import type { ObjectionFacts } from "../objection-facts.ts"

interface OfFlight {
  facts: { detail: FlightSummary }
}

/** To the back office: nobody has settled this flight for two weeks. */
export function SettlementOverdueMail({ facts }: OfFlight) {
  const { flight } = facts.detail
  return (
    <MailLayout
      preview="Am dreißigsten Tag bekommen alle alles zurück."
      title="Seit 14 Tagen nicht abgerechnet"
      picture={null}
      reason={TO_OFFICE}
    >
      <MailText>
        „{flight.title}“ ist seit 14 Tagen nicht abgerechnet. Geschieht nichts, wird der Flug am
        dreißigsten Tag abgesagt, und alle bekommen alles zurück.
      </MailText>
      <MailPanel>
        <MailFlight detail={facts.detail} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${userSheetPath(flight.pilotId)}`}>
        Pilot:in ansehen
      </MailButton>
    </MailLayout>
  )
}

/** To the back office: a passenger objects to a statement; the pilot is asked first. */
export function ObjectionMail({ facts }: { facts: ObjectionFacts }) {
  const { detail, booking, objection } = facts
  const { flight } = detail
  return (
    <MailLayout
      preview="Zuerst antwortet die Pilot:in."
      title="Einwand gegen eine Abrechnung"
      picture={null}
      reason={TO_OFFICE}
    >
      <MailText>
        Gegen die Abrechnung von „{flight.title}“ gibt es einen Einwand. Zuerst antwortet die
        Pilot:in, dafür sind 72 Stunden Zeit. Bis zur Entscheidung wird nichts ausgezahlt und nichts
        erstattet.
      </MailText>
      <MailPanel>
        <MailFlight detail={detail} />
        <MailRow label="Worum es geht" value={OBJECTION_KIND_LABELS[objection.kind]} />
        <MailRow
          label="Antwort bis"
          value={formatInstant(new Date(objection.answerBy), flight.timeZone)}
        />
      </MailPanel>
      <MailButton href={linkTo(booking.id)}>Einwand ansehen</MailButton>
    </MailLayout>
  )
}

/** To the back office: the pilot has answered, or has let the time pass. */
export function ObjectionToDecideMail({ facts }: { facts: ObjectionFacts }) {
  const { detail, booking, objection } = facts
  const { flight } = detail
  return (
    <MailLayout
      preview="Das Geld dieses Flugs wartet auf deine Entscheidung."
      title="Einwand entscheiden"
      picture={null}
      reason={TO_OFFICE}
    >
      <MailText>
        {objection.answeredAt
          ? `Zum Einwand gegen die Abrechnung von „${flight.title}“ liegt die Antwort vor.`
          : `Zum Einwand gegen die Abrechnung von „${flight.title}“ kam 72 Stunden lang keine Antwort.`}{" "}
        Jetzt entscheidest du. Bis dahin wird nichts ausgezahlt und nichts erstattet.
      </MailText>
      <MailPanel>
        <MailFlight detail={detail} />
        <MailRow label="Worum es geht" value={OBJECTION_KIND_LABELS[objection.kind]} />
      </MailPanel>
      <MailButton href={linkTo(booking.id)}>Entscheiden</MailButton>
    </MailLayout>
  )
}

function linkTo(bookingId: number): string {
  return `${env().PUBLIC_URL}${objectionCasePath(bookingId)}`
}
