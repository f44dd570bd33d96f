import { and, eq, inArray, ne, sql } from "drizzle-orm"
import type { FlightRow } from "#features/flights/server/seats.ts"
import { checkPayload } from "#features/planes/mass-and-balance.ts"
import { canBeSeated, type Guest } from "#features/planes/seating.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { fieldError } from "#platform/errors.ts"
import { builtOnce } from "#platform/server/built-once.ts"
import type { Db } from "#platform/server/db.ts"
import { LIVE_STATUSES } from "../booking.ts"
import type { Person } from "../booking-schemas.ts"
import { bookingPeopleTable, bookingsTable } from "./bookings-tables.ts"
import type { BookingRow } from "./move-booking.ts"

/**
 * Refuses people with whom the flight would be too heavy or out of balance, together with everybody
 * who has booked already. One sentence for every cause: nobody learns what somebody else weighs.
 */
export async function refuseTooHeavy(
  tx: Db,
  flight: FlightRow,
  booking: BookingRow,
  people: readonly Person[],
): Promise<void> {
  // every proposal for an offer would be a flight of its own
  const others = flight.schedule === "flexible" ? [] : await listOthers(tx, flight.id, booking.id)
  if (!(await isTooHeavy(tx, flight, [...people, ...others]))) return
  throw fieldError(
    "too-heavy",
    "people",
    "Mit diesen Angaben passt die Beladung dieses Flugzeugs nicht. Mit weniger Gepäck oder weniger Personen kann es gehen. Bezahlt ist nichts.",
  )
}

/** Whether the aircraft of a flight or an offer does not carry these people. */
export async function isTooHeavy(
  tx: Db,
  flight: FlightRow,
  guests: readonly Guest[],
): Promise<boolean> {
  if (flight.planeId === null) return false
  const [plane] = await selectPlane(tx, { planeId: flight.planeId })
  if (!plane) return false
  const loads = guests.flatMap(({ weightKg, luggageKg }) => [weightKg, luggageKg])
  const isOver = checkPayload(plane.payloadKg, loads).isOver
  return isOver || !canBeSeated(plane, flight.durationMinutes, guests)
}

const selectPlane = builtOnce((tx) =>
  tx
    .select()
    .from(planesTable)
    .where(eq(planesTable.id, sql.placeholder("planeId"))),
)

/** The people of the other live bookings of a flight. */
export async function listOthers(tx: Db, flightId: number, bookingId: number): Promise<Guest[]> {
  const others = await selectOthers(tx, { flightId, bookingId })
  return others.map(({ weightKg, luggageKg }) => ({
    weightKg: weightKg ?? 0,
    luggageKg: luggageKg ?? 0,
  }))
}

const selectOthers = builtOnce((tx) =>
  tx
    .select({ weightKg: bookingPeopleTable.weightKg, luggageKg: bookingPeopleTable.luggageKg })
    .from(bookingPeopleTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, bookingPeopleTable.bookingId))
    .where(
      and(
        eq(bookingsTable.flightId, sql.placeholder("flightId")),
        inArray(bookingsTable.status, [...LIVE_STATUSES]),
        ne(bookingsTable.id, sql.placeholder("bookingId")),
      ),
    ),
)
