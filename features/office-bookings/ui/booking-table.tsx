import type { ReactNode } from "react"
import { Link } from "react-router"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { BOOKING_STATUS_LABELS, formatSeatCount } from "#features/bookings/core/booking.ts"
import { isoDay } from "#platform/days.ts"
import { formatEuro } from "#platform/money.ts"
import { formatShortDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { BookingListQuery, ListedBooking } from "../booking-list.ts"
import { BOOKING_TONES } from "../booking-tones.ts"

const COLUMNS = [
  { title: "Buchung", className: "w-30 text-start" },
  { title: "Gast", className: "w-[15%] text-start" },
  { title: "Flug", className: "text-start" },
  { title: "Preis", className: "w-28 text-end" },
  { title: "Stand", className: "w-32 text-start" },
  { title: "Was wartet", className: "w-[16%] text-start" },
]

interface BookingTableProps {
  query: BookingListQuery
  entries: readonly ListedBooking[]
}

/** The bookings of one page of the list: a dense table on desktops, cards on phones. */
export function BookingTable({ query, entries }: BookingTableProps) {
  if (entries.length === 0) {
    return query.view === "offen" && query.search === "" ? (
      <EmptyState title="Nichts hängt">
        In dieser Auswahl wartet bei keiner Buchung etwas auf die Verwaltung.
      </EmptyState>
    ) : (
      <EmptyState title="Keine Buchung gefunden">
        Gesucht wird nach Nummern von Buchungen und Flügen, nach Namen, Mailadressen, Titeln,
        Flugplätzen und der Referenz einer Zahlung.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <table className="w-full text-ui max-lg:block lg:table-fixed">
        <caption className="sr-only">Buchungen</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line text-small text-ink2">
            {COLUMNS.map(({ title, className }) => (
              <th
                key={title}
                scope="col"
                className={classNames(
                  "px-3 py-2.5 font-medium first:ps-card last:pe-card",
                  className,
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-lg:block">
          {entries.map((booking) => (
            <Row key={booking.id} booking={booking} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Row({ booking }: { booking: ListedBooking }) {
  const { id, guest, flight, seats, totalCents, status } = booking
  return (
    <tr className="relative align-top hover:bg-ground max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:px-card max-lg:py-4">
      <Cell className="lg:ps-card">
        <Link
          to={adminBookingPath(id)}
          className="font-semibold tabular-nums after:absolute after:inset-0 hover:text-link"
        >
          <span className="lg:sr-only">Buchung </span>
          {id}
        </Link>
      </Cell>
      <Cell className="wrap-anywhere max-lg:col-span-2 max-lg:row-start-2">
        {guest?.name ?? <span className="text-ink3">noch niemand angemeldet</span>}
      </Cell>
      <Cell className="max-lg:col-span-2 max-lg:row-start-3">
        <span className="wrap-anywhere">{flight.title}</span>{" "}
        <span className="text-small whitespace-nowrap text-ink3">Nr. {flight.id}</span>
        <span className="block text-small text-ink3">
          <span className="font-mono">
            {flight.from}
            {flight.to !== flight.from && `–${flight.to}`}
          </span>
          {" · "}
          <span className="inline-block">{startOf(flight)}</span>
        </span>
      </Cell>
      <Cell className="tabular-nums max-lg:row-start-4 lg:text-end">
        <span className="whitespace-nowrap">{formatEuro(totalCents)}</span>
        <span className="text-small whitespace-nowrap text-ink3 max-lg:before:content-['_·_'] lg:block">
          {formatSeatCount(seats)}
        </span>
      </Cell>
      <Cell className="max-lg:col-start-2 max-lg:row-start-1">
        <Badge tone={BOOKING_TONES[status]}>{BOOKING_STATUS_LABELS[status]}</Badge>
      </Cell>
      <Cell className="text-small max-lg:col-span-2 max-lg:row-start-5 max-lg:empty:hidden lg:pe-card">
        <Waiting booking={booking} />
      </Cell>
    </tr>
  )
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return <td className={classNames("max-lg:block lg:px-3 lg:py-3", className)}>{children}</td>
}

function Waiting({ booking: { cases, deadline } }: { booking: ListedBooking }) {
  if (cases.length > 0) {
    return cases.map((title) => (
      <span key={title} className="block font-medium text-err">
        {title}
      </span>
    ))
  }
  if (!deadline) return null
  return (
    <span className="text-ink2">
      {deadline.label} bis {shortInstant(deadline.at, HOME_ZONE)}
    </span>
  )
}

function startOf({ startsAt, timeZone }: ListedBooking["flight"]): string {
  return startsAt ? shortInstant(startsAt, timeZone) : "ohne festen Termin"
}

/** „Sa., 5. Dez. 2026, 11:00“ */
function shortInstant(at: string, zone: string): string {
  const instant = new Date(at)
  const year = isoDay(instant, zone).slice(0, 4)
  return `${formatShortDay(instant, zone)} ${year}, ${formatTime(instant, zone)}`
}
