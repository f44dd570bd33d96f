import { eq, inArray, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import {
  BOOKING_STATUS_LABELS,
  formatSeatCount,
  priceOfBooking,
} from "#features/bookings/core/booking.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { formatFromTo } from "#features/flights/core/format-from-to.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { formatEuro } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { formatDay } from "#platform/time.ts"
import type { OfficeHit } from "../../office-search.ts"
import type { SearchReading } from "../../parse-office-search.ts"
import {
  type FirstOf,
  findIds,
  firstOf,
  hasWords,
  inOrderOf,
  joinFacts,
  MAX_FOUND,
} from "./hits-of-ids.ts"

/** So many people of one name are looked at for the newest of their bookings. */
const MAX_NAMESAKES = 200

/**
 * The bookings that are meant: by reference or number; by the people who fly along, and the newest of the
 * accounts that were found. What nobody ordered says nothing about a person and stays out there.
 */
export function findBookings(
  tx: Db,
  { ref, number, names }: SearchReading,
  peopleIds: readonly number[],
) {
  const byNumber = number && (number.of ?? "booking") === "booking"
  return findIds(tx, [
    ref &&
      sql`select bookings.id from checkouts join bookings on checkout_id = checkouts.id
        where checkouts.ref = ${ref}`,
    byNumber ? sql`select id from bookings where id = ${number.id}` : null,
    names.length > 0 ? withPeople(names) : null,
    // offset 0 keeps the planner from going through all bookings, the newest first
    peopleIds.length > 0
      ? sql`select id from (
          select bookings.id from bookings where passenger_id = any(${sql.param([...peopleIds])}::integer[])
            and status not in ('held', 'lapsed') offset 0
        ) own order by id desc limit ${MAX_FOUND}`
      : null,
  ])
}

function withPeople(names: readonly string[]): FirstOf {
  const people = sql`select booking_id as id from booking_people where ${hasWords(sql`name`, names, "start")}`
  const { unordered } = firstOf(people, MAX_NAMESAKES)
  return { unordered: sql`${unordered} order by id desc limit ${MAX_FOUND}` }
}

const departures = alias(airportsTable, "departures")
const destinations = alias(airportsTable, "destinations")

export async function listBookings(tx: Db, ids: readonly number[]): Promise<OfficeHit[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({
      booking: bookingsTable,
      ref: checkoutsTable.ref,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      departsAt: flightsTable.departsAt,
      timeZone: flightsTable.timeZone,
      departureName: departures.name,
      destinationName: destinations.name,
    })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(departures, eq(departures.id, flightsTable.departureAirportId))
    .innerJoin(destinations, eq(destinations.id, flightsTable.destinationAirportId))
    .leftJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(inArray(bookingsTable.id, [...ids]))
  return inOrderOf(ids, rows, ({ booking }) => booking.id).map((row) => {
    const { booking, ref, firstName, lastName, departsAt, timeZone } = row
    const name = `${firstName ?? ""} ${lastName ?? ""}`.trim() || "Ohne Namen"
    return {
      id: `booking-${booking.id}`,
      kind: "booking",
      title: `${name}, ${formatFromTo(row)}`,
      facts: joinFacts([
        ref,
        departsAt ? formatDay(departsAt, timeZone) : "Termin flexibel",
        formatSeatCount(booking.seats),
        formatEuro(priceOfBooking(booking).totalCents),
      ]),
      status: BOOKING_STATUS_LABELS[booking.status],
      href: adminBookingPath(booking.id),
    }
  })
}
