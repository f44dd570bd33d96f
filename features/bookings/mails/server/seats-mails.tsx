import { cancelPassengerPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatCharged, formatRefundWay, hasRefund } from "#features/bookings/core/money-sources.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST_OR_REQUESTER, TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { publicName } from "#features/users/core/user.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { BookingRows, PilotRows } from "./booking-rows.tsx"
import { RoomButton } from "./room-button.tsx"
import type { GivenUpFacts } from "./seats-facts.ts"

/** To the passenger: some of their seats are given up; the same amounts as on the page before. */
export function SeatsGivenUpMail({ facts }: { facts: GivenUpFacts }) {
  const { seats, isCollected, refund, back, retained, booking, lead } = facts
  const stays = lead ? "angefragt" : "gebucht"
  const what = isCollected
    ? hasRefund(back)
    : `Mit der Zusage ${formatCharged(facts.sources)}, mehr nicht.`
  return (
    <MailLayout
      preview={what}
      title={seats === 1 ? "Ein Platz weniger" : `${seats} Plätze weniger`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST_OR_REQUESTER}
    >
      <MailText>
        {formatSeatCount(seats)} {seats === 1 ? "ist" : "sind"} wieder frei,{" "}
        {formatSeatCount(booking.seats)} {booking.seats === 1 ? "bleibt" : "bleiben"} {stays}.{" "}
        {what} Die Angaben zu allen, die zu Hause bleiben, haben wir gelöscht.
      </MailText>
      {retained.totalCents > 0 && (
        <MailText>
          Bis zum Start waren es weniger als 24 Stunden. Deshalb bleiben die Hälfte des
          Kostenanteils{" "}
          {refund.feeCents > 0
            ? "der Plätze, die du nicht gerade erst dazugebucht hast,"
            : "dieser Plätze"}{" "}
          und ihre Servicegebühr einbehalten: {formatEuro(retained.totalCents)}.
        </MailText>
      )}
      {isCollected && (
        <MailPanel>
          <MailRow label="Kostenanteil zurück" value={formatEuro(refund.shareCents)} />
          <MailRow label="Servicegebühr zurück" value={formatEuro(refund.feeCents)} />
          <MailRow label="Zurück an dich" value={formatEuro(refund.totalCents)} isTotal />
        </MailPanel>
      )}
      {isCollected && refund.totalCents > 0 && <MailText>{formatRefundWay(back)}</MailText>}
      <MailText>Das ist deine {lead ? "Anfrage" : "Buchung"} jetzt:</MailText>
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Buchung ansehen</RoomButton>
    </MailLayout>
  )
}

/** To the pilot: fewer people come along. */
export function GuestGaveUpSeatsMail({ facts }: { facts: GivenUpFacts }) {
  const { seats, booking, passenger, retained, isCollected, detail } = facts
  const name = publicName(passenger)
  const path = cancelPassengerPath({ flightId: detail.flight.id, bookingId: booking.id })
  const left = `${formatSeatCount(booking.seats)} ${booking.seats === 1 ? "bleibt" : "bleiben"}`
  return (
    <MailLayout
      preview={`${left} ${isCollected ? "gebucht" : "angefragt"}.`}
      title={`${name} gibt ${formatSeatCount(seats)} ab`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} braucht {formatSeatCount(seats)} weniger, {left}{" "}
        {isCollected ? "gebucht" : "angefragt"}. Wer noch mitkommt und was alle wiegen, steht im
        Cockpit.
      </MailText>
      {retained.shareCents > 0 && (
        <MailText>
          Das war weniger als 24 Stunden vor dem Start. Vom Kostenanteil bleiben{" "}
          {formatEuro(retained.shareCents)} für die Abrechnung. Du kannst {passenger.firstName} auch
          alles erlassen.
        </MailText>
      )}
      <PilotRows facts={facts} />
      <MailButton
        href={`${env().PUBLIC_URL}${retained.shareCents > 0 ? path : flightRoomPath(detail.flight.id)}`}
      >
        {retained.shareCents > 0 ? "Buchung ansehen" : "Im Cockpit ansehen"}
      </MailButton>
    </MailLayout>
  )
}
