import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT_AFTERWARDS } from "#features/mail-kit/server/mail-reasons.ts"
import { env } from "#platform/server/env.ts"
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
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        Wir haben „{flight.title}“ abgesagt{why && `, ${why}`}. Deine Gäste haben Bescheid und
        bekommen alles zurück.
      </MailText>
      <MailPanel>
        <MailFlight detail={facts.detail} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${flightRoomPath(flight.id)}`}>Flug ansehen</MailButton>
    </MailLayout>
  )
}
