import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { WeightsText } from "#features/bookings/mails/server/weights-text.tsx"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { publicName } from "#features/users/core/user.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import type { FlightAhead } from "../flight-ahead.ts"

/** To the pilot, the day before: who comes along, and what is to be looked at once more. */
export function FlightAheadMail({ facts }: { facts: FlightAhead }) {
  const { flight } = facts.detail
  const start = formatInstant(flight.departsAt, flight.timeZone)
  const seats = facts.bookings.reduce((sum, { booking }) => sum + booking.seats, 0)
  return (
    <MailLayout
      preview={`${start}, ${formatSeatCount(seats)} vergeben.`}
      title="Dein Flug steht an"
      picture={mailPictureOfFlight(facts.detail)}
      reason="Du bekommst diese Mail, weil du diesen Flug anbietest und jemand mitfliegt."
    >
      <MailText>
        „{flight.title}“ startet am {start}. Sieh dir Wetter, NOTAM und Flugzeug an, und prüf, ob du
        selbst fit bist. Passt etwas nicht, sag es deinen Mitfliegenden früh: Wer am Boden bleibt,
        macht alles richtig.
      </MailText>
      <MailPanel>
        <MailFlight detail={facts.detail} />
        <MailRow label="Treffpunkt" value={flight.meetingPoint} />
        {facts.bookings.map(({ booking, passenger }) => (
          <MailRow
            key={booking.id}
            label={`${publicName(passenger)}, ${formatSeatCount(booking.seats)}`}
            value={passenger.email}
          />
        ))}
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}/de/cockpit/checkliste`}>Checkliste öffnen</MailButton>
      <WeightsText />
    </MailLayout>
  )
}
