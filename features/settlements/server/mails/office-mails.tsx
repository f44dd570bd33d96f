import type { FlightOutline } from "#features/flights/server/flights-queries.ts"
import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/users/server/mails/mail-parts.tsx"
import { env } from "#platform/server/env.ts"
import { PAYOUT_LIST_PATH } from "../../settlement-paths.ts"
import { FlightRows } from "./pilot-mails.tsx"

interface OfFlight {
  facts: { detail: FlightOutline }
}

const REASON = "Du bekommst diese Mail, weil du zur Verwaltung gehörst."

/** To the back office: nobody has settled this flight for two weeks. */
export function SettlementOverdueMail({ facts }: OfFlight) {
  const { flight } = facts.detail
  return (
    <MailLayout
      preview="Am dreißigsten Tag bekommen alle alles zurück."
      title="Seit 14 Tagen nicht abgerechnet"
      reason={REASON}
    >
      <MailText>
        „{flight.title}“ ist seit 14 Tagen nicht abgerechnet. Geschieht nichts, wird der Flug am
        dreißigsten Tag abgesagt, und alle bekommen alles zurück.
      </MailText>
      <MailPanel>
        <FlightRows {...facts} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}/de/verwaltung/nutzer/${flight.pilotId}`}>
        Pilot:in ansehen
      </MailButton>
    </MailLayout>
  )
}

/** To the back office: a passenger objects to a statement. */
export function ObjectionMail({ facts }: OfFlight) {
  const { flight } = facts.detail
  return (
    <MailLayout
      preview="Das Geld dieses Flugs wartet auf eine Entscheidung."
      title="Einwand gegen eine Abrechnung"
      reason={REASON}
    >
      <MailText>
        Gegen die Abrechnung von „{flight.title}“ gibt es einen Einwand. Bis zur Entscheidung wird
        nichts ausgezahlt und nichts erstattet.
      </MailText>
      <MailPanel>
        <FlightRows {...facts} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${PAYOUT_LIST_PATH}`}>Entscheiden</MailButton>
    </MailLayout>
  )
}
