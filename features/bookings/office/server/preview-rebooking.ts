import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm"
import { findLeaving } from "#features/bookings/cancellation/server/leave-booking.ts"
import { columnsOfFeeRule, feeRuleOf, LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { sourcesLeftIn } from "#features/bookings/core/server/booking-sources.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { listPaidOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { listPeople } from "#features/bookings/core/server/people-of-booking.ts"
import { isTooHeavy } from "#features/bookings/core/server/refuse-too-heavy.ts"
import { waitlistEntriesTable as entries } from "#features/bookings/holds/server/waitlist-table.ts"
import { isBookable } from "#features/flights/core/flight.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { getFlugfitOfFlight } from "#features/flights/core/server/flugfit-of-flight.ts"
import { countFreeSeats, type FlightRow } from "#features/flights/core/server/seats.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { guestOf } from "../office-cancellation.ts"
import { canRebook, type NamedFlight, type RebookingFacts } from "../office-rebooking.ts"

interface Asked {
  booking: BookingRow
  flight: FlightRow
  target: FlightRow
}

/** What happens if a booking goes to another flight at this moment; null: it goes to none, or there is no such one. */
export async function previewRebooking(
  db: Db,
  { booking, flight, target }: Asked,
): Promise<RebookingFacts | null> {
  const { passengerId } = booking
  if (passengerId === null || !canRebook(booking, flight, clock.now())) return null
  const [from, to] = [await nameFlight(db, flight), await nameFlight(db, target)]
  if (!from || !to) return null
  const isPilotGone = await isAccountClosed(db, target.pilotId)
  return {
    status: booking.status,
    seats: booking.seats,
    seatPriceCents: booking.seatPriceCents,
    feeCents: booking.feeCents,
    ...columnsOfFeeRule(feeRuleOf(booking)),
    from,
    to,
    isInstantBooking: target.isInstantBooking,
    isBookable: target.schedule === "fixed" && isBookable(target, clock.now()) && !isPilotGone,
    isFit: await isFit(db, target.id),
    freeSeats: await countFreeSeats(db, target.id),
    isTooHeavy: await isTooHeavy(db, target, booking, await listPeople(db, booking.id)),
    isPilotBusy: await is(db, isBusy({ booking, flight, target })),
    isOwnFlight: target.pilotId === passengerId,
    isBookedAlready: (await countOthers(db, { booking, target })) > 0,
    isBlocked: await is(
      db,
      sql`exists (select from user_blocks
        where (blocker_id, blocked_id) in ((${passengerId}::int, ${target.pilotId}::int), (${target.pilotId}::int, ${passengerId}::int)))`,
    ),
    hasMoreSeatsOrdered: await is(
      db,
      sql`exists (select from bookings
        where adds_to_id = ${booking.id} and status in ('held', 'requested', 'payment_due'))`,
    ),
    isGuestGone: await isAccountClosed(db, passengerId),
    isLate: await isLate(db, booking, flight),
    waiting: await db.$count(
      entries,
      and(eq(entries.flightId, flight.id), eq(entries.status, "waiting")),
    ),
    left: await sourcesLeftIn(db, booking.id),
    orderCount: (await listPaidOrders(db, booking)).length,
  }
}

/** A flight as a page names it; null: an offer without a date. */
export async function nameFlight(db: Db, flight: FlightRow): Promise<NamedFlight | null> {
  const { id, title, departsAt, timeZone, pilotId, seatPriceCents } = flight
  const [pilot] = await db.select().from(usersTable).where(eq(usersTable.id, pilotId))
  if (!departsAt || !pilot) return null
  const startsAt = departsAt.toISOString()
  return { id, title, startsAt, timeZone, pilotId, pilotName: publicName(pilot), seatPriceCents }
}

async function isFit(db: Db, flightId: number): Promise<boolean> {
  const detail = await findFlightDetail(db, flightId)
  if (!detail) return false
  const { rules } = await getFlugfitOfFlight(db, detail)
  return rules.every(({ state }) => state !== "blocker")
}

async function is(db: Db, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${condition} as is`)
  return rows[0]?.is ?? false
}

// but for the flight that is left, if nobody else is on it
function isBusy({ booking, flight, target }: Asked): SQL {
  return sql`not ${target.isOccupied}::boolean and exists (
    select from flights f
    where f.is_occupied and f.schedule = 'fixed' and f.id <> ${target.id}
      and (f.pilot_id = ${target.pilotId} or f.plane_id = ${target.planeId})
      and tstzrange(f.departs_at, f.arrives_at) && tstzrange(${target.departsAt}::timestamptz, ${target.arrivesAt}::timestamptz)
      and (f.id <> ${flight.id} or exists (select from flight_seats s
        where s.flight_id = f.id and s.booking_id <> ${booking.id})))`
}

function countOthers(db: Db, { booking, target }: Pick<Asked, "booking" | "target">) {
  return db.$count(
    bookingsTable,
    and(
      eq(bookingsTable.flightId, target.id),
      eq(bookingsTable.passengerId, booking.passengerId ?? 0),
      inArray(bookingsTable.status, [...LIVE_STATUSES]),
      ne(bookingsTable.id, booking.id),
    ),
  )
}

async function isLate(db: Db, booking: BookingRow, flight: FlightRow): Promise<boolean> {
  const guest = guestOf(booking)
  if (guest === null || booking.status !== "confirmed") return false
  return (await findLeaving(db, booking, flight, guest)).retained.totalCents > 0
}
