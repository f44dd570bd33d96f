import { cancelPassengerPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { type BookingStatus, formatSeatCount } from "#features/bookings/core/booking.ts"
import type { OwnBookingOnFlight } from "#features/bookings/core/server/find-own-booking.ts"
import { askPath } from "#features/chat/core/ask-path.ts"
import { CockpitCountdown } from "#features/cockpit/ui/cockpit-countdown.tsx"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"

interface OwnBookingCardProps {
  booking: OwnBookingOnFlight & { passPath: string | null; secondsLeft: number | null }
  flightId: number
  pilotName: string
  /** Before the start. */
  isAhead: boolean
}

/** Beside a flight for who comes along on it, in the place of what others book with. */
export function OwnBookingCard({ booking, flightId, pilotName, isAhead }: OwnBookingCardProps) {
  const { title, text } = WORDS[booking.status] ?? FLOWN
  return (
    <Card as="section" elevation="raised" labelledBy="dein-platz">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="dein-platz" className="text-h3">
          {title}
        </h2>
        {booking.secondsLeft !== null && <CockpitCountdown secondsLeft={booking.secondsLeft} />}
      </div>
      <p className="mt-2 text-ui text-ink2">
        {formatSeatCount(booking.seats)}. {text}
      </p>
      <div className="mt-6 grid gap-3">
        <ButtonLink href={flightRoomPath(flightId)} isWide>
          Zu deinem Flug
        </ButtonLink>
        {booking.passPath && (
          <ButtonLink href={booking.passPath} variant="secondary" isWide>
            Bordkarte
          </ButtonLink>
        )}
        <ButtonLink
          href={askPath({ kind: "booking", bookingId: booking.id })}
          variant="secondary"
          isWide
        >
          Nachricht an {pilotName}
        </ButtonLink>
        {isAhead && booking.status === "confirmed" && (
          <ButtonLink
            href={cancelPassengerPath({ flightId, bookingId: booking.id })}
            variant="text"
            isWide
          >
            Stornieren
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

const FLOWN = {
  title: "Du warst dabei",
  text: "Abrechnung und Verlauf stehen bei deinem Flug.",
}

const WORDS: Partial<Record<BookingStatus, { title: string; text: string }>> = {
  requested: {
    title: "Du hast angefragt",
    text: "Bis zur Zusage ist der Betrag nur reserviert.",
  },
  confirmed: { title: "Du fliegst mit", text: "Alles zum Tag steht bei deinem Flug." },
  payment_due: {
    title: "Deine Zahlung ist offen",
    text: "Wie du sie abschließt, steht bei deinem Flug.",
  },
  rebooking_offered: {
    title: "Neue Termine für dich",
    text: "Welche es sind, steht bei deinem Flug.",
  },
  no_show: { title: "Ohne dich gestartet", text: "Die Abrechnung steht bei deinem Flug." },
}
