import { cancelPassengerPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { requestWords } from "#features/bookings/core/visible-message.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { publicName } from "#features/users/core/user.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { ConsentText, PilotRows } from "./booking-rows.tsx"
import { RoomButton } from "./room-button.tsx"
import { WeightsText } from "./weights-text.tsx"

/** To the pilot: somebody asks for seats. */
export function BookingRequestedMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger, detail } = facts
  const words = requestWords(booking.message, { ...booking, ...facts })
  const isProposal = detail.flight.schedule === "flexible"
  const name = publicName(passenger)
  return (
    <MailLayout
      preview={`${name} möchte ${formatSeatCount(booking.seats)}. Antworte bis ${deadline(facts)}.`}
      title={`${name} möchte mitfliegen`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} fragt {formatSeatCount(booking.seats)} an
        {isProposal &&
          ", und zwar zu einem Wunschtermin. Du nimmst ihn an oder nennst eine andere Zeit"}
        . Der Betrag ist reserviert und wird erst abgebucht, wenn du zusagst. Bitte antworte bis{" "}
        {deadline(facts)}, danach verfällt die Anfrage.
      </MailText>
      {words && <MailText>„{words}“</MailText>}
      <PilotRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Anfrage beantworten</RoomButton>
      <WeightsText />
    </MailLayout>
  )
}

/** To the pilot: the start that they named instead is agreed, the flight exists. */
export function OtherStartAcceptedMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger, detail } = facts
  const name = publicName(passenger)
  const { id, departsAt, timeZone } = detail.flight
  return (
    <MailLayout
      preview={`${name} fliegt mit dir am ${formatInstant(departsAt, timeZone)}.`}
      title="Dein Termin passt"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} nimmt deine Zeit an: {formatSeatCount(booking.seats)}, Start am{" "}
        {formatInstant(departsAt, timeZone)}. Der Flug steht jetzt mit seinem Datum fest, freie
        Plätze sind in der Suche. Du erreichst {passenger.firstName} unter {passenger.email}.
      </MailText>
      <PilotRows facts={facts} />
      <ConsentText facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}${flightRoomPath(id)}`}>Flug ansehen</MailButton>
    </MailLayout>
  )
}

/** To the pilot of a flight with instant booking: seats are taken. */
export function InstantBookingMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger } = facts
  const name = publicName(passenger)
  return (
    <MailLayout
      preview={`${name} hat ${formatSeatCount(booking.seats)} gebucht.`}
      title={`${name} fliegt mit`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} hat {formatSeatCount(booking.seats)} sofort gebucht. Du erreichst{" "}
        {passenger.firstName} unter {passenger.email}. Gibt es eine Telefonnummer, steht sie im
        Cockpit.
      </MailText>
      <PilotRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Im Cockpit ansehen</RoomButton>
    </MailLayout>
  )
}

/** The guest has taken a request back, or the guest's means of payment what was reserved for it. */
export type WithdrawnCause = "withdrawn" | "unreserved"

/** One sentence: which request ends before its answer, and why. */
export function formatWithdrawn(cause: WithdrawnCause, name: string, over: string): string {
  return cause === "withdrawn"
    ? `${name} hat die Anfrage ${over} zurückgezogen.`
    : `Der reservierte Betrag von ${name} steht nicht mehr bereit, deshalb endet die Anfrage ${over}.`
}

/** To the pilot: a request was taken back before the answer, or what was reserved for it. */
export function BookingWithdrawnMail({
  facts,
  cause,
}: {
  facts: MailFacts
  cause: WithdrawnCause
}) {
  const name = publicName(facts.passenger)
  const isProposal = facts.detail.flight.schedule === "flexible"
  const what = formatWithdrawn(cause, name, `über ${formatSeatCount(facts.booking.seats)}`)
  return (
    <MailLayout
      preview={what}
      title="Eine Anfrage weniger"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {what}{" "}
        {isProposal
          ? "Der Termin kommt nicht zustande, dein Angebot bleibt für alle offen."
          : "Die Plätze sind wieder frei, du musst nichts tun."}
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}

/** To the pilot: a guest has cancelled; what stays for the settlement where it was late. */
export function GuestCancelledMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger, detail } = facts
  const name = publicName(passenger)
  const { retainedShareCents, seats } = booking
  const path = cancelPassengerPath({ flightId: detail.flight.id, bookingId: booking.id })
  return (
    <MailLayout
      preview={`${formatSeatCount(seats)} ${seats === 1 ? "ist" : "sind"} wieder frei.`}
      title={`${name} hat storniert`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} fliegt nicht mit. {formatSeatCount(seats)} {seats === 1 ? "ist" : "sind"} wieder
        frei, du musst nichts tun.
      </MailText>
      {retainedShareCents > 0 && (
        <MailText>
          Die Stornierung kam weniger als 24 Stunden vor dem Start. Vom Kostenanteil bleiben{" "}
          {formatEuro(retainedShareCents)} für die Abrechnung. Du kannst {passenger.firstName} auch
          alles erlassen.
        </MailText>
      )}
      <PilotRows facts={facts} retainedCents={retainedShareCents} />
      {retainedShareCents > 0 && (
        <MailButton href={`${env().PUBLIC_URL}${path}`}>Ansehen oder erlassen</MailButton>
      )}
    </MailLayout>
  )
}

/** To the pilot: a guest does not agree to the changed flight. */
export function GuestLeftMail({ facts }: { facts: MailFacts }) {
  const name = publicName(facts.passenger)
  return (
    <MailLayout
      preview={`${name} hat der Änderung nicht zugestimmt.`}
      title={`${name} fliegt nicht mehr mit`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} hat deinem geänderten Flug nicht zugestimmt und bekommt alles zurück.{" "}
        {formatSeatCount(facts.booking.seats)} {facts.booking.seats === 1 ? "ist" : "sind"} wieder
        frei, du musst nichts tun.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}

export function deadline({ booking }: MailFacts): string {
  return booking.respondBy ? formatInstant(booking.respondBy, HOME_ZONE) : "zum Abflug"
}
