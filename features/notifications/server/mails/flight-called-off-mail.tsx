import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT_AFTERWARDS } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import type { CalledOff } from "../called-off-rule.ts"

const WHY: Readonly<Record<string, string>> = {
  "paused-until-start": "weil er bis zum Start pausiert war",
  "account-blocked": "weil dein Konto gesperrt ist",
}

/** To the pilot: a flight of theirs was cancelled, but not by them. */
export function FlightCalledOffMail({ facts }: { facts: CalledOff }) {
  const { flight } = facts.detail
  const why = facts.reason && WHY[facts.reason]
  return (
    <MailLayout
      preview="Alle Gäste bekommen alles zurück."
      title="Dein Flug ist abgesagt"
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        Wir haben „{flight.title}“ abgesagt{why && `, ${why}`}. Deine Gäste haben Bescheid und
        bekommen alles zurück.
      </MailText>
      <MailPanel>
        <MailRow label="Flug" value={flight.title} />
        <MailRow label="Abflug" value={formatInstant(flight.departsAt, flight.timeZone)} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${flightRoomPath(flight.id)}`}>Flug ansehen</MailButton>
    </MailLayout>
  )
}
