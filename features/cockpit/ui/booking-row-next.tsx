import { cancelPassengerPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { CancellationTerms } from "#features/bookings/core/cancellation.ts"
import { RESERVATION_LOST } from "#features/bookings/core/money-sources.ts"
import { seatsPath } from "#features/bookings/core/seats-path.ts"
import { OtherFlights } from "#features/bookings/core/ui/other-flights.tsx"
import { SmallDisclosure } from "#features/bookings/core/ui/small-disclosure.tsx"
import { PhoneLink } from "#features/users/core/ui/phone-link.tsx"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { CockpitBooking } from "../cockpit.ts"

interface BookingRowNextProps {
  booking: CockpitBooking
}

interface FoldedBooking extends BookingRowNextProps {
  /** One of several: what is settled waits behind one line. */
  isFolded?: boolean
}

/** What happens next with a booking, by where it stands. */
export function BookingRowNext({ booking, isFolded = false }: FoldedBooking) {
  if (booking.status === "confirmed" && !isFolded) return <ConfirmedFacts booking={booking} />
  if (booking.status === "confirmed") {
    return (
      <SmallDisclosure title="Treffpunkt und Stornieren">
        <ConfirmedFacts booking={booking} />
      </SmallDisclosure>
    )
  }
  if (booking.paymentDueBy) return <DuePayment booking={booking} until={booking.paymentDueBy} />
  return (
    <p className="mt-3 max-w-text text-ui">
      {sentence(booking)}{" "}
      {booking.status === "requested" && booking.canGiveUpSeats && (
        <>
          Kommen weniger mit, kannst du{" "}
          <TextLink href={seatsPathOf(booking)} isInline>
            einzelne Plätze abgeben
          </TextLink>
          .
        </>
      )}
      {isOver(booking) && booking.seatsBefore === null && (
        <OtherFlights from={booking.departureName} />
      )}
    </p>
  )
}

function DuePayment({ booking, until }: BookingRowNextProps & { until: string }) {
  const { seats, seatsBefore } = booking
  const what = seats === 1 ? "der Platz für dich reserviert" : "die Plätze für dich reserviert"
  return (
    <p className="mt-3 max-w-text text-ui">
      Der Betrag ließ sich nicht einziehen, abgebucht wurde nichts. Bis{" "}
      {formatInstant(new Date(until), HOME_ZONE)} {seats === 1 ? "bleibt" : "bleiben"} {what}.
      Bezahle bis dahin auf anderem Weg, sonst endet{" "}
      {seatsBefore === null ? "die Buchung" : "die Buchung dieser Plätze"}.
    </p>
  )
}

function ConfirmedFacts({ booking }: BookingRowNextProps) {
  const { pilot, flight } = booking
  return (
    <div className="mt-3">
      <DescriptionList
        entries={[
          { term: "Treffpunkt", description: booking.meetingPoint || booking.departureName },
          ...(pilot.email ? [{ term: pilot.name, description: <Reach pilot={pilot} /> }] : []),
          ...(booking.cancellationTerms
            ? [
                {
                  term: "Stornieren",
                  description: (
                    <>
                      {formatTerms(booking.cancellationTerms, booking)}.{" "}
                      <TextLink
                        href={cancelPassengerPath({ flightId: flight.id, bookingId: booking.id })}
                        isInline
                      >
                        Buchung stornieren
                      </TextLink>
                    </>
                  ),
                },
              ]
            : []),
          ...(booking.canGiveUpSeats || booking.canAddSeats
            ? [{ term: "Plätze", description: <SeatsLink booking={booking} /> }]
            : []),
        ]}
      />
    </div>
  )
}

function SeatsLink({ booking }: BookingRowNextProps) {
  const { canGiveUpSeats, canAddSeats, hasNoSeatToAdd } = booking
  if (canAddSeats && hasNoSeatToAdd) {
    return (
      <>
        Auf diesem Flug ist gerade nichts mehr frei.{" "}
        {canGiveUpSeats ? (
          <TextLink href={seatsPathOf(booking)} isInline>
            Einzelne Plätze abgeben
          </TextLink>
        ) : (
          <OtherFlights from={booking.departureName} />
        )}
      </>
    )
  }
  return (
    <TextLink href={seatsPathOf(booking)} isInline>
      {canGiveUpSeats && canAddSeats
        ? "Plätze dazubuchen oder abgeben"
        : canAddSeats
          ? "Plätze dazubuchen"
          : "Einzelne Plätze abgeben"}
    </TextLink>
  )
}

function seatsPathOf({ id, flight }: CockpitBooking): string {
  return seatsPath({ flightId: flight.id, bookingId: id })
}

function formatTerms(
  terms: CancellationTerms,
  { freeCancellationUntil, flight }: CockpitBooking,
): string {
  const until = formatInstant(new Date(freeCancellationUntil), flight.timeZone)
  if (terms === "in-time") return `bis ${until} kostenlos`
  if (terms === "late") {
    return `kostenlos bis ${until}, seitdem geht die Hälfte deines Kostenanteils zurück`
  }
  return "gerade kostenlos"
}

function Reach({ pilot: { email, phone } }: Pick<CockpitBooking, "pilot">) {
  return (
    <>
      {email && <Mail address={email} />}
      {phone && (
        <>
          {" "}
          oder <PhoneLink phone={phone} />
        </>
      )}
    </>
  )
}

function Mail({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-link underline underline-offset-4 hover:text-ink">
      {address}
    </a>
  )
}

function isOver({ status }: CockpitBooking): boolean {
  return status === "declined" || status === "expired" || status === "cancelled_by_pilot"
}

const ENDED_UNRESERVED = `${RESERVATION_LOST} Deshalb endet die Anfrage, abgebucht wurde nichts.`
const ENDED_UNPAID =
  "Der Betrag ließ sich nicht einziehen. Deshalb ist die Buchung beendet, abgebucht wurde nichts."

function sentence({
  status,
  respondBy,
  pilot,
  isProposal,
  counterDepartsAt,
  rebookBy,
  isReservationLost,
  wasConfirmed,
  seats,
  seatsBefore,
}: CockpitBooking): string {
  const ended = wasConfirmed ? ENDED_UNPAID : ENDED_UNRESERVED
  const until = respondBy ? ` bis ${formatInstant(new Date(respondBy), HOME_ZONE)}` : ""
  if (status === "requested" && counterDepartsAt) {
    return `${pilot.name} kann nicht zu deinem Termin, schlägt aber eine andere Zeit vor. Antworte bitte${until}, bis dahin ist der Betrag nur reserviert.`
  }
  if (status === "requested" && isProposal) {
    return `Das ist dein Vorschlag. ${pilot.name} antwortet${until}. Bis dahin ist der Betrag nur reserviert, ohne Zusage wird er wieder frei.`
  }
  if (seatsBefore !== null) {
    const stays = `Deine Buchung über ${formatSeatCount(seatsBefore)} bleibt, wie sie ist.`
    const what = seats === 1 ? "Diesen Platz" : "Diese Plätze"
    if (status === "expired" && isReservationLost) return `${ended} ${stays}`
    if (status === "declined") {
      return `${what} kann ${pilot.name} dir nicht zusagen. Abgebucht wurde nichts. ${stays}`
    }
    return status === "expired"
      ? `${pilot.name} hat nicht rechtzeitig geantwortet. Abgebucht wurde nichts. ${stays}`
      : `${what} fragst du zu deiner Buchung über ${formatSeatCount(seatsBefore)} dazu an. ${pilot.name} antwortet${until}. Bis dahin ist der Betrag nur reserviert.`
  }
  if (status === "requested") {
    return `${pilot.name} antwortet${until}. Bis dahin ist der Betrag nur reserviert, ohne Zusage wird er wieder frei.`
  }
  if (status === "declined") {
    return `${pilot.name} kann dich auf diesem Flug nicht mitnehmen. Abgebucht wurde nichts.`
  }
  if (status === "expired" && isReservationLost) return ended
  if (status === "expired" && counterDepartsAt) {
    return `Auf die andere Zeit von ${pilot.name} kam keine Antwort. Abgebucht wurde nichts.`
  }
  if (status === "expired") {
    return `${pilot.name} hat nicht rechtzeitig geantwortet. Abgebucht wurde nichts.`
  }
  if (status === "cancelled_by_pilot") {
    return "Dieser Mitflug ist abgesagt. Du bekommst alles zurück, auch die Servicegebühr."
  }
  if (status === "withdrawn") {
    return "Du hast die Anfrage zurückgezogen. Abgebucht wurde nichts."
  }
  if (status === "cancelled_by_passenger") {
    return "Du hast diesen Mitflug storniert. Was zurückkam, steht bei deinen Zahlungen."
  }
  if (status === "flown") {
    return `Du bist mitgeflogen. ${pilot.name} rechnet ab, danach hast du 48 Stunden für einen Einwand.`
  }
  if (status === "no_show") return "Der Flug ist ohne dich gestartet."
  if (status === "disputed") return "Dein Einwand gegen die Abrechnung ist noch offen."
  if (status === "settled") return "Der Flug ist abgerechnet."
  const choice = rebookBy
    ? ` Wähle bis ${formatInstant(new Date(rebookBy), HOME_ZONE)}, sonst bekommst du alles zurück.`
    : ""
  return `Dieser Flug findet zum gebuchten Termin nicht statt. ${pilot.name} schlägt neue Termine vor.${choice}`
}
