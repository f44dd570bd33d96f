import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { hasBeenReleased } from "#features/bookings/core/money-sources.ts"
import { paymentDuePath } from "#features/bookings/core/payment-due-path.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST_OR_REQUESTER, TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { publicName } from "#features/users/core/user.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { BookingRows, ConsentText, PilotRows } from "./booking-rows.tsx"
import { formatLeadRemains, isLeadConfirmed } from "./format-lead.ts"
import { RoomButton } from "./room-button.tsx"

/** To the passenger: what was confirmed could not be collected; until when another means may pay it. */
export function PaymentDueMail({ facts }: { facts: MailFacts }) {
  const { booking, detail, lead } = facts
  const until = dueUntil(facts)
  const { flightId, id: bookingId } = booking
  const isOne = booking.seats === 1
  const seats = lead
    ? `${formatSeatCount(booking.seats)} mehr`
    : isOne
      ? "dein Platz"
      : "deine Plätze"
  return (
    <MailLayout
      preview={`Bis ${until} bleibt dir Zeit, auf anderem Weg zu zahlen.`}
      title="Deine Zahlung hat nicht geklappt"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        {atSentenceStart(detail.pilot.firstName)} nimmt dich mit, aber der Betrag ließ sich nicht
        einziehen. {hasBeenReleased(facts.sources)}
      </MailText>
      <MailText>
        Bis {until} {isOne ? "bleibt" : "bleiben"} {seats} für dich reserviert. Zahle bis dahin mit
        einer anderen Karte oder auf anderem Weg, sonst {isOne ? "wird er" : "werden sie"} wieder
        frei.
        {lead && ` ${formatLeadRemains(lead)}`}
      </MailText>
      <BookingRows facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}${paymentDuePath({ flightId, bookingId })}`}>
        Jetzt bezahlen
      </MailButton>
    </MailLayout>
  )
}

/** To the passenger: nobody has paid, the booking is over. */
export function UnpaidMail({ facts }: { facts: MailFacts }) {
  const { booking, lead } = facts
  const isOne = booking.seats === 1
  const what = lead ? `die Buchung über ${formatSeatCount(booking.seats)} mehr` : "deine Buchung"
  return (
    <MailLayout
      preview="Der Betrag ließ sich nicht einziehen, abgebucht wurde nichts."
      title="Ohne Zahlung beendet"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        Der Betrag ließ sich nicht einziehen. Deshalb endet {what}, und{" "}
        {isOne ? "der Platz ist" : "die Plätze sind"} wieder frei. Abgebucht wurde nichts.{" "}
        {lead
          ? formatLeadRemains(lead)
          : "Willst du noch mit, buch einfach neu, solange Plätze frei sind."}
      </MailText>
      <BookingRows facts={facts} isOver />
      <MailButton
        href={
          lead && isLeadConfirmed(lead)
            ? `${env().PUBLIC_URL}${flightRoomPath(booking.flightId)}`
            : `${env().PUBLIC_URL}${flightPath(booking.flightId)}`
        }
      >
        {lead && isLeadConfirmed(lead) ? "Buchung ansehen" : "Flug ansehen"}
      </MailButton>
    </MailLayout>
  )
}

/** To the pilot: a guest's payment could not be collected, and is awaited in another way. */
export function GuestPaymentDueMail({ facts }: { facts: MailFacts }) {
  const name = publicName(facts.passenger)
  const isOne = facts.booking.seats === 1
  const until = dueUntil(facts)
  return (
    <MailLayout
      preview={`${name} kann bis ${until} auf anderem Weg zahlen.`}
      title="Eine Zahlung ist noch offen"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        Der Betrag von {name} {overSeats(facts)} ließ sich nicht einziehen. {name} kann bis {until}{" "}
        auf anderem Weg zahlen. So lange {isOne ? "bleibt der Platz" : "bleiben die Plätze"}{" "}
        reserviert, danach {isOne ? "wird er" : "werden sie"} wieder frei. Du musst nichts tun.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}

/** To the pilot: the payment that was due has come. */
export function GuestPaidMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger } = facts
  const name = publicName(passenger)
  return (
    <MailLayout
      preview={`${formatSeatCount(booking.seats)}, fest gebucht und bezahlt.`}
      title={`${name} hat bezahlt`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        Die offene Zahlung ist da: {formatSeatCount(booking.seats)}{" "}
        {booking.seats === 1 ? "ist" : "sind"} fest gebucht. Du erreichst {passenger.firstName}{" "}
        unter {passenger.email}.
      </MailText>
      <PilotRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Im Cockpit ansehen</RoomButton>
    </MailLayout>
  )
}

/** What a booking ends with that was never paid: its time, or its guest. */
export type UnpaidCause = "time" | "guest"

/** To the pilot: a booking that was never paid is over. */
export function GuestUnpaidMail({ facts, cause }: { facts: MailFacts; cause: UnpaidCause }) {
  const name = publicName(facts.passenger)
  const isOne = facts.booking.seats === 1
  const what =
    cause === "time"
      ? `Die Zahlung von ${name} ist nicht gekommen, deshalb endet die Buchung ${overSeats(facts)}.`
      : `${name} zieht die Buchung ${overSeats(facts)} zurück, die noch nicht bezahlt war.`
  return (
    <MailLayout
      preview={what}
      title="Eine Buchung weniger"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {what} {isOne ? "Der Platz ist" : "Die Plätze sind"} wieder frei, du musst nichts tun.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}

function overSeats({ booking, lead }: MailFacts): string {
  return `über ${formatSeatCount(booking.seats)}${lead ? " mehr" : ""}`
}

function dueUntil({ booking }: MailFacts): string {
  return booking.paymentDueBy ? formatInstant(booking.paymentDueBy, HOME_ZONE) : ""
}
