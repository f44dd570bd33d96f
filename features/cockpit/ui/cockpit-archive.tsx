import type { ReactNode } from "react"
import { BOOKING_STATUS_LABELS, formatSeatCount } from "#features/bookings/core/booking.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { formatFromTo } from "#features/flights/core/format-from-to.ts"
import { CopyButton } from "#features/flights/offers/ui/copy-button.tsx"
import { profilePath } from "#features/users/core/profile-path.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatTime } from "#platform/time.ts"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { ArchivedBooking, ArchivedFlight } from "../archive.ts"
import { statusTone } from "./booking-row-status.tsx"
import { LateCancellationList } from "./late-cancellation-list.tsx"

interface ArchivedBookingsProps {
  bookings: readonly ArchivedBooking[]
  /** What else can be seen or done with one. */
  linkOf?: (booking: ArchivedBooking) => ReactNode
}

/** Bookings that are over, with what was paid in the end. */
export function CockpitArchivedBookings({ bookings, linkOf }: ArchivedBookingsProps) {
  return (
    <ul>
      {bookings.map((booking) => (
        <ArchiveRow
          key={booking.id}
          row={booking}
          flightId={booking.flightId}
          badge={
            booking.status === "confirmed" ? (
              // nobody has said yet how it went
              <Badge tone="neutral">Vorbei</Badge>
            ) : (
              <Badge tone={statusTone(booking.status)}>
                {BOOKING_STATUS_LABELS[booking.status]}
              </Badge>
            )
          }
          detail={
            <>
              {formatSeatCount(booking.seats)}, mit{" "}
              {booking.pilot.id === null ? (
                booking.pilot.name
              ) : (
                <TextLink href={profilePath(booking.pilot.id)} isInline>
                  {booking.pilot.name}
                </TextLink>
              )}
            </>
          }
          action={linkOf?.(booking)}
          amount={
            booking.paidCents > 0 || booking.refundedCents > 0 ? (
              <TextLink href={moneyOfBookingPath(booking.id)}>
                {formatEuro(booking.paidCents)}
              </TextLink>
            ) : (
              "nichts bezahlt"
            )
          }
          note={
            booking.refundedCents > 0 ? `${formatEuro(booking.refundedCents)} zurück` : undefined
          }
        />
      ))}
    </ul>
  )
}

const FLIGHT_LABELS: Record<FlightStatus, string> = {
  draft: "Entwurf",
  in_review: "In Prüfung",
  published: "Vorbei",
  paused: "Pausiert",
  under_way: "Unterwegs",
  settlement_due: "Geflogen",
  settlement_submitted: "Abrechnung liegt vor",
  closed: "Abgerechnet",
  cancelled: "Abgesagt",
  expired: "Ohne Gäste",
  blocked: "Gesperrt",
}

const FLIGHT_TONES: Partial<Record<FlightStatus, BadgeTone>> = {
  settlement_due: "ok",
  settlement_submitted: "ok",
  closed: "ok",
  cancelled: "err",
  blocked: "err",
}

interface ArchivedFlightsProps {
  flights: readonly ArchivedFlight[]
  linkOf?: (flight: ArchivedFlight) => ReactNode
}

/** A pilot's flights that are over, with what the guests carried of them. */
export function CockpitArchivedFlights({ flights, linkOf }: ArchivedFlightsProps) {
  return (
    <ul>
      {flights.map((flight) => (
        <ArchiveRow
          key={flight.id}
          row={flight}
          flightId={flight.id}
          badge={
            <Badge tone={FLIGHT_TONES[flight.status] ?? "neutral"}>
              {FLIGHT_LABELS[flight.status]}
            </Badge>
          }
          detail={flight.guests === 0 ? "ohne Gäste" : formatGuestCount(flight.guests)}
          action={
            <>
              <CopyButton flight={flight} />
              {linkOf?.(flight)}
            </>
          }
          below={
            flight.late.length > 0 && (
              <LateCancellationList flightId={flight.id} late={flight.late} />
            )
          }
          amount={formatEuro(flight.sharedCents > 0 ? flight.sharedCents : flight.totalCostCents)}
          note={
            flight.sharedCents > 0
              ? `von ${formatEuro(flight.totalCostCents)} geteilt`
              : paidAlone(flight)
          }
        />
      ))}
    </ul>
  )
}

// a flight that did not take place cost nobody anything
function paidAlone({ status }: ArchivedFlight): string {
  const hasFlown = FLIGHT_TONES[status] === "ok"
  return hasFlown ? "allein getragen" : "geplante Kosten"
}

function formatGuestCount(guests: number): string {
  return guests === 1 ? "1 Gast" : `${guests} Gäste`
}

interface ArchiveRowProps {
  row: Pick<
    ArchivedFlight,
    "title" | "departsAt" | "timeZone" | "departureName" | "destinationName"
  >
  flightId: number
  badge: ReactNode
  detail: ReactNode
  amount: ReactNode
  note?: string | undefined
  action?: ReactNode
  /** Over the whole width. */
  below?: ReactNode
}

function ArchiveRow({
  row,
  flightId,
  badge,
  detail,
  amount,
  note,
  action,
  below,
}: ArchiveRowProps) {
  const departsAt = new Date(row.departsAt)
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-4.5 first:pt-0 last:border-0 last:pb-0 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-baseline md:grid-cols-[9.75rem_minmax(0,1fr)_auto_8rem] md:items-center md:max-lg:gap-x-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto_8.5rem]">
      <p className="text-small text-ink2 max-md:col-span-full">
        {formatDay(departsAt, row.timeZone)}
        <span className="ms-2 font-mono tracking-time text-ink3 md:ms-0 md:block">
          {formatTime(departsAt, row.timeZone)}
        </span>
      </p>
      <div className="min-w-0 max-md:col-span-full">
        <h2 className="font-sans text-body tracking-normal">
          <TextLink href={flightRoomPath(flightId)}>{row.title}</TextLink>
        </h2>
        <p className="mt-0.5 text-small text-ink2">
          {formatFromTo(row)} · {detail}
        </p>
        {action && <div className="-ms-2.5 mt-1 flex flex-wrap">{action}</div>}
      </div>
      <p className="max-md:order-1">{badge}</p>
      <p className="text-small text-ink2 md:text-end">
        <strong className="text-body font-semibold text-ink tabular-nums md:block">{amount}</strong>
        {note && (
          <>
            <span className="md:hidden"> · </span>
            {note}
          </>
        )}
      </p>
      {below && <div className="col-span-full max-md:order-last">{below}</div>}
    </li>
  )
}
