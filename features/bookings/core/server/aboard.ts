import { eq, sql } from "drizzle-orm"
import type { Guest } from "#features/planes/seating.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import type { Aboard, Carrier } from "#features/planes/usable-seats.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"

/** A booking that has seats of a flight, with those of its people whose weights are known. */
export interface SeatedBooking {
  bookingId: number
  seats: number
  guests: Guest[]
}

/** Who has seats of some flights, by the flight; whoever is at the checkout has theirs, too. */
export async function listSeated(
  db: Db,
  flightIds: readonly number[],
): Promise<Map<number, SeatedBooking[]>> {
  const { rows } = await db.execute<{
    flight_id: number
    booking_id: number
    seats: number
    guests: Guest[] | null
  }>(sql`
    select s.flight_id, s.booking_id, s.seats, (
      select json_agg(json_build_object('weightKg', weight_kg, 'luggageKg', coalesce(luggage_kg, 0)) order by position)
      from booking_people where booking_id = s.booking_id and weight_kg is not null) as guests
    from (
      select flight_id, booking_id, count(*)::int as seats from flight_seats
      where flight_id = any(${sql.param([...flightIds])}::integer[]) and booking_id is not null
      group by flight_id, booking_id
    ) s order by s.booking_id`)
  const seated = new Map<number, SeatedBooking[]>()
  for (const { flight_id, booking_id, seats, guests } of rows) {
    const others = seated.get(flight_id) ?? []
    seated.set(flight_id, [...others, { bookingId: booking_id, seats, guests: guests ?? [] }])
  }
  return seated
}

/** The bookings of a flight as its load; without one of them, where that is to be judged. */
export function aboardOf(seated: readonly SeatedBooking[] = [], without?: number): Aboard {
  const others = seated.filter(({ bookingId }) => bookingId !== without)
  return {
    guests: others.flatMap(({ guests }) => guests),
    unnamed: others.reduce((sum, { seats, guests }) => sum + Math.max(0, seats - guests.length), 0),
  }
}

export async function findAboard(db: Db, flightId: number, without?: number): Promise<Aboard> {
  return aboardOf((await listSeated(db, [flightId])).get(flightId), without)
}

/** The aircraft of a flight, as far as its load is concerned; undefined where it has none yet. */
export async function findCarrier(db: Db, planeId: number | null): Promise<Carrier | undefined> {
  if (planeId === null) return undefined
  const [plane] = await selectCarrier(db, { planeId })
  return plane
}

const { payloadKg, seats, balance, fuelLitresPerHour } = planesTable
export const carrierColumns = { payloadKg, seats, balance, fuelLitresPerHour }

const selectCarrier = prepared((db, { planeId }: { planeId: number }) =>
  db.select(carrierColumns).from(planesTable).where(eq(planesTable.id, planeId)),
)
