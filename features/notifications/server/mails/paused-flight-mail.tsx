import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_OFFICE } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import type { FlightAhead } from "../flight-ahead.ts"

/** To the back office, two days before: guests wait for a flight that is paused. */
export function PausedFlightMail({ facts }: { facts: FlightAhead }) {
  const { flight } = facts.detail
  const seats = facts.bookings.reduce((sum, { booking }) => sum + booking.seats, 0)
  const start = formatInstant(flight.departsAt, flight.timeZone)
  return (
    <MailLayout
      preview={`${start}, ${formatSeatCount(seats)} gebucht.`}
      title="Ein pausierter Flug mit Gästen"
      picture={null}
      reason={TO_OFFICE}
    >
      <MailText>
        „{flight.title}“ ist pausiert und hat Gäste. Bleibt es bis zum Start dabei, sagt ihn die Uhr
        ab, und alle bekommen alles zurück. Die Gäste wissen Bescheid.
      </MailText>
      <MailPanel>
        <MailFlight detail={facts.detail} />
        <MailRow label="Gebucht" value={formatSeatCount(seats)} />
        <MailRow label={`${facts.detail.pilot.name}, am Steuer`} value={facts.pilot.email} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${flightRoomPath(flight.id)}`}>Flug ansehen</MailButton>
    </MailLayout>
  )
}
