import type { ReactNode } from "react"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { BOOKING_STATUS_LABELS } from "#features/bookings/core/booking.ts"
import { isoDay } from "#platform/days.ts"
import { headingsOf } from "#platform/list-address.ts"
import { formatEuro } from "#platform/money.ts"
import { formatShortDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { DataTable, RowLink } from "#ui/navigation/data-table.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import {
  BOOKING_LIST,
  type BookingColumn,
  type BookingListQuery,
  bookingListAddress,
  type ListedBooking,
} from "../booking-list.ts"
import { BOOKING_TONES } from "../booking-tones.ts"

const CELLS: Record<BookingColumn, (booking: ListedBooking) => ReactNode> = {
  booking: ({ id }) => (
    <RowLink to={adminBookingPath(id)}>
      <span className="lg:sr-only">Buchung </span>
      {id}
    </RowLink>
  ),
  guest: ({ guest }) => guest?.name ?? <span className="text-ink3">noch niemand angemeldet</span>,
  pilot: ({ pilot }) => pilot.name,
  flight: ({ flight }) => (
    <>
      {flight.title}
      <span className="block text-small text-ink3">
        <span className="whitespace-nowrap">Nr. {flight.id}</span>
        {" · "}
        <span className="font-mono">
          {flight.from}
          {flight.to !== flight.from && `–${flight.to}`}
        </span>
      </span>
    </>
  ),
  start: ({ flight }) => startOf(flight),
  seats: ({ seats }) => seats,
  price: ({ totalCents }) => <span className="whitespace-nowrap">{formatEuro(totalCents)}</span>,
  status: ({ status }) => (
    <Badge tone={BOOKING_TONES[status]}>{BOOKING_STATUS_LABELS[status]}</Badge>
  ),
  created: ({ createdAt }) => shortInstant(createdAt, HOME_ZONE),
  waiting: (booking) => <Waiting booking={booking} />,
}

const LOOKS: Partial<Record<BookingColumn, { isEnd?: true; className?: string }>> = {
  guest: { className: "lg:min-w-32" },
  flight: { className: "lg:min-w-44" },
  start: { className: "lg:w-36" },
  seats: { isEnd: true },
  price: { isEnd: true },
  waiting: { className: "lg:min-w-36" },
}

interface BookingTableProps {
  query: BookingListQuery
  entries: readonly ListedBooking[]
  selection: RowSelection
}

/** The bookings of one page of the list: a dense table on desktops, named lines on phones. */
export function BookingTable({ query, entries, selection }: BookingTableProps) {
  if (entries.length === 0) {
    return query.view === "offen" && query.search === "" ? (
      <EmptyState title="Nichts hängt">
        In dieser Auswahl wartet bei keiner Buchung etwas auf die Verwaltung.
      </EmptyState>
    ) : (
      <EmptyState title="Keine Buchung gefunden">
        Gesucht wird nach Nummern von Buchungen und Flügen, nach den Anfängen von Namen,
        Mailadressen und Titeln, nach Flugplätzen und der Referenz einer Zahlung.
      </EmptyState>
    )
  }
  return (
    <DataTable
      caption="Buchungen"
      columns={headingsOf(BOOKING_LIST, query, (sort) =>
        bookingListAddress(query, { sort: sort as BookingListQuery["sort"] }),
      ).map((column) => ({ ...column, cell: CELLS[column.key], ...LOOKS[column.key] }))}
      rows={entries}
      keyOf={({ id }) => String(id)}
      nameOf={({ id }) => `Buchung ${id}`}
      selection={selection}
    />
  )
}

function Waiting({ booking: { cases, deadline } }: { booking: ListedBooking }) {
  if (cases.length > 0) {
    return cases.map((title) => (
      <span key={title} className="block text-small font-medium text-err">
        {title}
      </span>
    ))
  }
  if (!deadline) return <span className="text-ink3">–</span>
  return (
    <span className="text-small text-ink2">
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
