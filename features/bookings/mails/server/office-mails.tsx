import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { hasBeenReleased } from "#features/bookings/core/money-sources.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST, TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { publicName } from "#features/users/core/user.ts"
import { env } from "#platform/server/env.ts"
import { BookingRows, PilotRows } from "./booking-rows.tsx"

/** To the pilot: the back office has ended a booking for them. */
export function GuestEndedMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger } = facts
  const name = publicName(passenger)
  const wasAsked = booking.status === "declined"
  return (
    <MailLayout
      preview={`${name} fliegt nicht mit.`}
      title={`Wir haben ${name} für dich abgesagt`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {wasAsked
          ? `Wir haben die Anfrage von ${name} für dich abgelehnt. Abgebucht wurde nichts.`
          : `Wir haben ${name} für dich abgesagt. Das Geld geht ganz zurück.`}{" "}
        {formatSeatCount(booking.seats)} {booking.seats === 1 ? "ist" : "sind"} wieder frei, du
        musst nichts tun.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}

/** To the passenger: the back office has taken back for them what was not answered or paid. */
export function RequestEndedMail({ facts }: { facts: MailFacts }) {
  const { detail, sources } = facts
  return (
    <MailLayout
      preview={hasBeenReleased(sources)}
      title="Deine Anfrage ist zurückgezogen"
      picture={mailPictureOfFlight(detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Wie gewünscht haben wir deine Anfrage für „{detail.flight.title}“ zurückgezogen,{" "}
        {detail.pilot.firstName} weiß Bescheid. {hasBeenReleased(sources)}
      </MailText>
      <BookingRows facts={facts} isOver />
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Andere Flüge ansehen</MailButton>
    </MailLayout>
  )
}
