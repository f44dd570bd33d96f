import { eq, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { canRebook } from "#features/bookings/office/office-rebooking.ts"
import { nameFlight, previewRebooking } from "#features/bookings/office/server/preview-rebooking.ts"
import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/core/flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { publicName } from "#features/users/core/user.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { RebookingSheet, RebookingTarget } from "../rebooking-sheet.ts"

/** What moving a booking would do, and which flights are near it. Nobody's data but names of pilots are in it. */
export async function openRebooking(
  db: Db,
  bookingId: number,
  flightId: number | null,
): Promise<RebookingSheet> {
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId))
  const flight = booking && (await findFlight(db, booking.flightId))
  if (!booking || !flight) {
    throw new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
  }
  const { seats } = booking
  const sheet = { bookingId, seats, flightId, flight: null, targets: [], facts: null }
  if (!canRebook(booking, flight, clock.now())) return sheet
  const target = flightId === null ? undefined : await findFlight(db, flightId)
  return {
    ...sheet,
    flight: await nameFlight(db, flight),
    targets: await listTargets(db, booking, flight),
    facts: target ? await previewRebooking(db, { booking, flight, target }) : null,
  }
}

async function findFlight(db: Db, flightId: number): Promise<FlightRow | undefined> {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  return flight
}

interface TargetRow extends Record<string, unknown> {
  id: number
  title: string
  starts_at: Date
  time_zone: string
  pilot_id: number
  first_name: string
  last_name: string
  seat_price_cents: number
  free: number
  from_to: string
}

const WITHIN_DAYS = 60
const SHOWN = 12

// of the same pilot first, then from the same airfield, then the nearest in time
async function listTargets(
  db: Db,
  { seats, passengerId }: BookingRow,
  { id, pilotId, departureAirportId, departsAt }: FlightRow,
): Promise<RebookingTarget[]> {
  const from = new Date(clock.now().getTime() + BOOKING_CLOSES_BEFORE_START_MS)
  const until = new Date(from.getTime() + days(WITHIN_DAYS))
  const { rows } = await db.execute<TargetRow>(sql`
    select f.id, f.title, f.departs_at as starts_at, f.time_zone, f.pilot_id, u.first_name, u.last_name,
      f.seat_price_cents, s.free, case when d.id = a.id then d.name else d.name || ' – ' || a.name end as from_to
    from flights f
    join users u on u.id = f.pilot_id and u.blocked_at is null and u.deleted_at is null
    join airports d on d.id = f.departure_airport_id
    join airports a on a.id = f.destination_airport_id
    cross join lateral (
      select count(*) filter (where booking_id is null)::int - f.unusable_seats as free
      from flight_seats where flight_id = f.id
    ) s
    where f.status = 'published' and f.schedule = 'fixed' and f.id <> ${id}
      and f.departs_at between ${from.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz
      and f.pilot_id is distinct from ${passengerId}::int and s.free >= ${seats}
      and (f.pilot_id = ${pilotId} or f.departure_airport_id = ${departureAirportId})
    order by f.pilot_id <> ${pilotId},
      abs(extract(epoch from f.departs_at - ${(departsAt ?? from).toISOString()}::timestamptz)), f.id
    limit ${SHOWN}`)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    startsAt: new Date(row.starts_at).toISOString(),
    timeZone: row.time_zone,
    pilotId: row.pilot_id,
    pilotName: publicName({
      firstName: row.first_name,
      lastName: row.last_name,
      deletedAt: null,
    }),
    seatPriceCents: row.seat_price_cents,
    freeSeats: row.free,
    fromTo: row.from_to,
  }))
}
