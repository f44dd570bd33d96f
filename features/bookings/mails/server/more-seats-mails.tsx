import { formatHeldTime, formatSeatCount } from "#features/bookings/core/booking.ts"
import { freeCancellationUntil } from "#features/bookings/core/cancellation.ts"
import {
  formatCharged,
  formatReleased,
  formatReserved,
  hasBeenReleased,
  RESERVATION_LOST,
} from "#features/bookings/core/money-sources.ts"
import { seatsPath } from "#features/bookings/core/seats-path.ts"
import { visibleMessage } from "#features/bookings/core/visible-message.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { BookingRows, ConsentText, PriceRows, ReceiptNote } from "./booking-rows.tsx"
import { formatLeadRemains, isLeadConfirmed } from "./format-lead.ts"
import type { AddedFacts, OrderFacts } from "./more-seats-facts.ts"
import { RoomButton } from "./room-button.tsx"

const REASON = "Du bekommst diese Mail, weil du zu einer Buchung Plätze dazubuchen wolltest."

/** To the passenger: more seats are theirs; what they cost, and the booking with all of them. */
export function SeatsAddedMail({ facts }: { facts: AddedFacts }) {
  const { added, booking, detail, by, addedAt } = facts
  const { flight } = detail
  const freeUntil = freeCancellationUntil(flight.departsAt)
  return (
    <MailLayout
      preview={`Zusammen sind es jetzt ${formatSeatCount(booking.seats)}.`}
      title={added.seats === 1 ? "Ein Platz mehr" : `${added.seats} Plätze mehr`}
      picture={mailPictureOfFlight(facts.detail)}
      reason="Du bekommst diese Mail, weil du zu deiner Buchung Plätze dazugebucht hast."
    >
      <MailText>
        {by === "pilot" && `${atSentenceStart(detail.pilot.firstName)} hat zugesagt. `}
        {formatSeatCount(added.seats)} mehr auf „{flight.title}“{" "}
        {added.seats === 1 ? "gehört" : "gehören"} dir, zusammen sind es jetzt{" "}
        {formatSeatCount(booking.seats)}.
      </MailText>
      <MailPanel>
        <PriceRows of={added} isMore />
      </MailPanel>
      <MailText>Das ist deine Buchung jetzt:</MailText>
      <BookingRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Buchung ansehen</RoomButton>
      {addedAt < freeUntil && (
        <MailText>
          Kostenlos stornieren kannst du alles bis {formatInstant(freeUntil, flight.timeZone)}.
        </MailText>
      )}
      <ReceiptNote facts={facts} />
    </MailLayout>
  )
}

/** To the passenger: the order of more seats has arrived (§ 312i BGB), the pilot has been asked. */
export function MoreSeatsReceivedMail({ facts }: { facts: OrderFacts }) {
  const { booking, detail, lead } = facts
  const pilot = detail.pilot.firstName
  const until = booking.respondBy ? ` bis ${formatInstant(booking.respondBy, HOME_ZONE)}` : ""
  return (
    <MailLayout
      preview={`${atSentenceStart(pilot)} antwortet${until}. Bezahlt ist noch nichts.`}
      title="Deine Anfrage ist unterwegs"
      picture={mailPictureOfFlight(facts.detail)}
      reason={REASON}
    >
      <MailText>
        Du möchtest {formatSeatCount(booking.seats)} mehr. {atSentenceStart(pilot)} hat{until} Zeit
        für eine Antwort.
        {formatReserved(facts.sources)} Mit der Zusage {formatCharged(facts.sources)}. Ohne sie{" "}
        {formatReleased(facts.sources)}
        {isLeadConfirmed(lead) &&
          ` Deine Buchung über ${formatSeatCount(lead.seats)} gilt, wie auch immer die Antwort ausfällt.`}
      </MailText>
      <BookingRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Anfrage ansehen</RoomButton>
    </MailLayout>
  )
}

/**
 * To the passenger: no more seats, by a no, without an answer or because what was reserved is gone; what
 * they have booked stays.
 */
export function MoreSeatsNotConfirmedMail({
  facts,
  cause,
}: {
  facts: OrderFacts
  cause: "declined" | "expired" | "unreserved"
}) {
  const { booking, detail, lead } = facts
  const pilot = detail.pilot.firstName
  const isConfirmed = isLeadConfirmed(lead)
  const asked = `Anfrage über ${formatSeatCount(booking.seats)} mehr`
  const what =
    cause === "expired"
      ? `${atSentenceStart(pilot)} hat nicht rechtzeitig geantwortet, deshalb ist deine ${asked} abgelaufen.`
      : cause === "unreserved"
        ? `${RESERVATION_LOST} Deshalb endet deine ${asked}.`
        : isConfirmed
          ? `${atSentenceStart(pilot)} kann deine ${asked} leider nicht annehmen.`
          : `Aus deiner ${asked} wird leider nichts.`
  const kept = lead.seats === 1 ? "deinem Platz" : `deinen ${lead.seats} Plätzen`
  return (
    <MailLayout
      preview={`${formatLeadRemains(lead)}${hasBeenReleased(facts.sources)}`}
      title={isConfirmed ? `Es bleibt bei ${kept}` : "Diesmal leider nicht"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={REASON}
    >
      <MailText>{what}</MailText>
      {booking.declineReason && (
        <MailText>„{visibleMessage(booking.declineReason, { ...booking, lead })}“</MailText>
      )}
      <MailText>
        {formatLeadRemains(lead)}
        {hasBeenReleased(facts.sources)} Das war die Anfrage:
      </MailText>
      <BookingRows facts={facts} />
      <BookingButton facts={facts} />
    </MailLayout>
  )
}

/** To the passenger: more seats were held, but not paid in time. */
export function MoreSeatsLapsedMail({ facts }: { facts: OrderFacts }) {
  const { booking, lead, detail } = facts
  const isOne = booking.seats === 1
  const isConfirmed = isLeadConfirmed(lead)
  const why = isConfirmed
    ? "Bezahlt wurde in dieser Zeit nicht"
    : `Deine Buchung, zu der ${isOne ? "er" : "sie"} gehören ${isOne ? "sollte" : "sollten"}, gilt so nicht mehr`
  return (
    <MailLayout
      preview={
        isConfirmed
          ? `Bezahlt wurde nicht rechtzeitig. ${formatLeadRemains(lead)}`
          : "Abgebucht wurde dafür nichts."
      }
      title="Die Reservierung ist abgelaufen"
      picture={mailPictureOfFlight(facts.detail)}
      reason={REASON}
    >
      <MailText>
        Wir haben {formatSeatCount(booking.seats)} mehr{" "}
        {isConfirmed && `${formatHeldTime(booking)} `}für dich freigehalten. {why}, deshalb{" "}
        {isOne ? "ist er" : "sind sie"} wieder frei. Abgebucht wurde dafür nichts.
      </MailText>
      {isConfirmed && (
        <MailText>
          {formatLeadRemains(lead)}Möchtest du noch mehr Plätze, buch sie einfach dazu.
        </MailText>
      )}
      <BookingRows facts={facts} />
      {isConfirmed && booking.addsToId !== null ? (
        <MailButton
          href={`${env().PUBLIC_URL}${seatsPath({ flightId: detail.flight.id, bookingId: booking.addsToId })}`}
        >
          Plätze dazubuchen
        </MailButton>
      ) : (
        <BookingButton facts={facts} />
      )}
    </MailLayout>
  )
}

/** To the passenger: the money for more seats came when they could not be had any more. */
export function MoreSeatsTooLateMail({ facts }: { facts: OrderFacts }) {
  const { booking, lead } = facts
  const [it, was] = booking.seats === 1 ? ["er", "war"] : ["sie", "waren"]
  const what = isLeadConfirmed(lead)
    ? `kam an, als ${it} nicht mehr für dich gehalten ${was}, und so ließ sich nichts mehr dazubuchen.`
    : "kam an, als deine Buchung auf diesem Flug so nicht mehr galt."
  return (
    <MailLayout
      preview={`${formatLeadRemains(lead)}${hasBeenReleased(facts.sources)}`}
      title="Deine Zahlung kam zu spät"
      picture={mailPictureOfFlight(facts.detail)}
      reason={REASON}
    >
      <MailText>
        Deine Zahlung für {formatSeatCount(booking.seats)} mehr {what}{" "}
        {hasBeenReleased(facts.sources)}
      </MailText>
      {isLeadConfirmed(lead) && <MailText>{formatLeadRemains(lead)}</MailText>}
      <BookingRows facts={facts} />
      <BookingButton facts={facts} />
    </MailLayout>
  )
}

function BookingButton({ facts }: { facts: OrderFacts }) {
  return (
    <RoomButton facts={facts}>
      {isLeadConfirmed(facts.lead) ? "Buchung ansehen" : "Im Cockpit ansehen"}
    </RoomButton>
  )
}
