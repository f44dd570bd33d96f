import { formatHeldTime, formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatCancellationTerms } from "#features/bookings/core/cancellation-terms.ts"
import {
  formatCharged,
  formatReleased,
  formatReserved,
  hasBeenReleased,
  RESERVATION_LOST,
} from "#features/bookings/core/money-sources.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { visibleMessage } from "#features/bookings/core/visible-message.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST_OR_REQUESTER } from "#features/mail-kit/server/mail-reasons.ts"
import { atSentenceStart, inDative } from "#features/users/core/name-in-sentence.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { BookingRows, ConsentText, ReceiptNote } from "./booking-rows.tsx"
import { RoomButton } from "./room-button.tsx"

// a repeated mail says what the first one said
const orderedAt = ({ requestedAt, createdAt }: MailFacts["booking"]) => requestedAt ?? createdAt
const certainAt = (booking: MailFacts["booking"]) => booking.confirmedAt ?? orderedAt(booking)

/** To the passenger: the order has arrived (§ 312i BGB), the pilot has been asked. */
export function RequestReceivedMail({ facts }: { facts: MailFacts }) {
  const { booking, detail } = facts
  const isProposal = detail.flight.schedule === "flexible"
  const pilot = detail.pilot.firstName
  const until = booking.respondBy ? ` bis ${formatInstant(booking.respondBy, HOME_ZONE)}` : ""
  return (
    <MailLayout
      preview={`${atSentenceStart(pilot)} antwortet${until}. Bezahlt ist noch nichts.`}
      title="Deine Anfrage ist unterwegs"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        {atSentenceStart(pilot)} hat{until} Zeit für eine Antwort. {formatReserved(facts.sources)}{" "}
        Mit der Zusage {formatCharged(facts.sources)}. Ohne sie {formatReleased(facts.sources)}
        {isProposal &&
          ` Passt dein Termin nicht, kann ${pilot} dir einen anderen nennen, und du entscheidest.`}
      </MailText>
      <BookingRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Anfrage ansehen</RoomButton>
      <MailText>{formatCancellationTerms(detail.flight, orderedAt(booking), "with-yes")}</MailText>
    </MailLayout>
  )
}

/** To the passenger: the pilot would rather fly at another time than the one that was proposed. */
export function OtherStartMail({ facts }: { facts: MailFacts }) {
  const { booking, detail } = facts
  const { timeZone } = detail.flight
  const pilot = detail.pilot.firstName
  const start = booking.counterDepartsAt ? formatInstant(booking.counterDepartsAt, timeZone) : ""
  const until = booking.respondBy ? ` bis ${formatInstant(booking.respondBy, HOME_ZONE)}` : ""
  return (
    <MailLayout
      preview={`${start}. Deine Antwort zählt${until}.`}
      title={`${atSentenceStart(pilot)} schlägt eine andere Zeit vor`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        {atSentenceStart(pilot)} möchte mit dir fliegen, aber zu einer anderen Zeit: {start}. Nimmst
        du an, steht der Flug fest, und dann {formatCharged(facts.sources)}. Antworte bitte{until},
        sonst verfällt die Anfrage, und dann {formatReleased(facts.sources)}
      </MailText>
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Im Cockpit antworten</RoomButton>
    </MailLayout>
  )
}

/** To the passenger: the seats are theirs. */
export function BookingConfirmedMail({ facts }: { facts: MailFacts }) {
  const { booking, detail, pilot } = facts
  const { flight } = detail
  return (
    <MailLayout
      preview={`${formatSeatCount(booking.seats)} am ${formatInstant(flight.departsAt, flight.timeZone)}.`}
      title="Du fliegst mit"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        {formatSeatCount(booking.seats)} auf „{flight.title}“{" "}
        {booking.seats === 1 ? "gehört" : "gehören"} dir. Am Steuer sitzt {detail.pilot.name},
        privater Anbieter, erreichbar unter {pilot.email}. Gibt es eine Telefonnummer, steht sie im
        Cockpit. Der Termin liegt als Kalendereintrag bei.
      </MailText>
      <BookingRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Buchung ansehen</RoomButton>
      <MailText>
        {formatCancellationTerms(flight, certainAt(booking), { at: certainAt(booking) })} Sagt{" "}
        {detail.pilot.firstName} ab, etwa wegen des Wetters, bekommst du alles zurück. Wird der Flug
        günstiger, bekommst du die Differenz zurück. Teurer wird er nie.
      </MailText>
      <ReceiptNote facts={facts} />
    </MailLayout>
  )
}

/** To the passenger: the answer was no, none came, or what was reserved is gone. */
export function NotConfirmedMail({
  facts,
  cause,
}: {
  facts: MailFacts
  cause: "declined" | "expired" | "unreserved"
}) {
  const { declineReason, counterDepartsAt } = facts.booking
  const pilot = facts.detail.pilot.firstName
  const what =
    cause === "declined"
      ? `${atSentenceStart(pilot)} kann dich auf diesem Flug nicht mitnehmen.`
      : cause === "unreserved"
        ? `${RESERVATION_LOST} Deshalb endet deine Anfrage. Solange Plätze frei sind, kannst du gern neu anfragen.`
        : counterDepartsAt
          ? `Auf die andere Zeit von ${inDative(pilot)} kam keine Antwort, deshalb ist die Anfrage abgelaufen.`
          : `${atSentenceStart(pilot)} hat nicht rechtzeitig geantwortet, deshalb ist die Anfrage abgelaufen.`
  return (
    <MailLayout
      preview={what}
      title="Diesmal leider nicht"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>{what}</MailText>
      {declineReason && <MailText>„{visibleMessage(declineReason, facts.booking)}“</MailText>}
      <MailText>{hasBeenReleased(facts.sources)}</MailText>
      <BookingRows facts={facts} isOver />
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Andere Flüge ansehen</MailButton>
    </MailLayout>
  )
}

/** To the passenger: the checkout was not paid in time. */
export function HoldLapsedMail({ facts }: { facts: MailFacts }) {
  const { booking, detail } = facts
  if (detail.flight.schedule === "flexible") return <ProposalLapsedMail facts={facts} />
  const isOne = booking.seats === 1
  const seats = isOne ? "deinen Platz" : `deine ${booking.seats} Plätze`
  const areFree = isOne ? "ist dein Platz" : `sind deine ${booking.seats} Plätze`
  return (
    <MailLayout
      preview={`Bezahlt wurde nicht rechtzeitig, deshalb ${areFree} wieder frei.`}
      title="Die Reservierung ist abgelaufen"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        Wir haben {seats} {formatHeldTime(booking)} für dich freigehalten. Bezahlt wurde in dieser
        Zeit nicht, deshalb {isOne ? "ist er" : "sind sie"} wieder frei. Abgebucht wurde nichts.
        Willst du noch mit, buch einfach neu.
      </MailText>
      <BookingRows facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}${flightPath(detail.flight.id)}`}>
        Flug ansehen
      </MailButton>
    </MailLayout>
  )
}

function ProposalLapsedMail({ facts }: { facts: MailFacts }) {
  const { booking, detail } = facts
  return (
    <MailLayout
      preview="Bezahlt wurde nicht rechtzeitig, dein Termin ist nicht angefragt."
      title="Dein Terminvorschlag ist abgelaufen"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        Der Preis galt {formatHeldTime(booking)}. Bezahlt wurde in dieser Zeit nicht, deshalb ist
        dein Termin nicht angefragt. Abgebucht wurde nichts. Willst du noch mit, schlag ihn einfach
        neu vor.
      </MailText>
      <BookingRows facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}${flightPath(detail.flight.id)}`}>
        Angebot ansehen
      </MailButton>
    </MailLayout>
  )
}

/** To the passenger: the money came after the hold had run out and the seats were gone. */
export function PaidTooLateMail({ facts }: { facts: MailFacts }) {
  const isProposal = facts.detail.flight.schedule === "flexible"
  return (
    <MailLayout
      preview={`${isProposal ? "Das Angebot nimmt diesen Termin nicht mehr an." : "Die Plätze waren schon vergeben."}`}
      title={isProposal ? "Der Vorschlag kam zu spät" : "Die Plätze waren schneller weg"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        {isProposal
          ? "Deine Zahlung kam an, als die Zeit um war, und das Angebot nimmt diesen Termin nicht mehr an."
          : "Deine Zahlung kam an, nachdem die Plätze nicht mehr für dich gehalten waren, und jemand anderes hat sie genommen."}{" "}
        {hasBeenReleased(facts.sources)}
      </MailText>
      <BookingRows facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Andere Flüge ansehen</MailButton>
    </MailLayout>
  )
}
