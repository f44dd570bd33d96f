import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { BookingRows } from "#features/bookings/mails/server/booking-rows.tsx"
import { RoomButton } from "#features/bookings/mails/server/room-button.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST } from "#features/mail-kit/server/mail-reasons.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"

/** To the passenger, two days before: the flight is paused and may not take place. */
export function PausedRideMail({ facts }: { facts: MailFacts }) {
  const { detail, price } = facts
  const { flight } = detail
  const start = formatInstant(flight.departsAt, flight.timeZone)
  return (
    <MailLayout
      preview={`Start wäre am ${start}. Fällt er aus, bekommst du alles zurück.`}
      title="Dein Flug ist pausiert"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        „{flight.title}“ ist zurzeit pausiert. Bleibt es bis zum Start dabei, sagen wir den Flug ab,
        und {formatEuro(price.totalCents)} gehen in voller Höhe an dich zurück. Plan bitte so, dass
        beides passt.
      </MailText>
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Buchung ansehen</RoomButton>
    </MailLayout>
  )
}
