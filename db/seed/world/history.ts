import { and, eq, inArray, notExists } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRows } from "../factories/insert-rows.ts"
import type { FlownFlight } from "../factories/settlement-events.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import { createRandom } from "../random.ts"
import { planReviews, type ReviewedBooking, type Told } from "../reviews/plan-reviews.ts"
import type { ReviewText } from "../reviews/review-text.ts"
import { allRoutes } from "../routes/all-routes.ts"
import type { Cast } from "./cast.ts"
import { busyness } from "./roster.ts"

/** What a flight cost in the end: mostly as planned, often a little less, now and then more. */
export function flownFlight(flight: FlightRow, actualCostCents?: number): FlownFlight {
  const landed = flight.arrivesAt ?? flight.createdAt
  const random = createRandom(`bill ${flight.title} ${landed.toISOString()}`)
  const chance = random.next()
  const factor = chance < 0.3 ? 0.86 + 0.12 * random.next() : chance > 0.92 ? 1.05 : 1
  const drawn = Math.round((flight.totalCostCents * factor) / 10) * 10
  return {
    flight,
    actualCostCents: actualCostCents ?? drawn,
    submittedAt: new Date(landed.getTime() + hours(random.int(4, 66))),
  }
}

const routeOfTitle = new Map(
  allRoutes.flatMap((route) => route.titles.map((title) => [title, route.id] as const)),
)

/** Reviews of settled bookings, from both sides; answers how many. */
export async function writeReviews(
  db: Db,
  cast: Cast,
  flights: readonly FlightRow[],
  input: {
    until: Date
    salt: string
    told?: readonly Told[]
    /** Who surely writes what, by flight and passenger. */
    words?: ReadonlyMap<string, ReviewText>
  },
): Promise<number> {
  const settled = await listSettled(db, flights)
  const people = new Map(
    [...cast.passengers, ...(cast.demoPassenger ? [cast.demoPassenger] : [])].map((user) => [
      user.id,
      user,
    ]),
  )
  const byId = new Map(flights.map((flight) => [flight.id, flight]))
  const bookings = settled.flatMap(({ booking, payment }): ReviewedBooking[] => {
    const flight = byId.get(booking.flightId)
    const pilot = cast.pilots.find(({ user }) => user.id === flight?.pilotId)
    const passenger = people.get(booking.passengerId ?? 0)
    if (!flight?.arrivesAt || !pilot || !passenger) return []
    const words = input.words?.get(`${flight.id} ${passenger.id}`)
    return [
      {
        bookingId: booking.id,
        flightId: flight.id,
        terrain: flight.terrain,
        routeId: routeOfTitle.get(flight.title),
        seats: booking.seats,
        planeSeats: pilot.plane.seats,
        isRefunded: payment.refundedCents > 0,
        arrivesAt: flight.arrivesAt,
        pilot: pilot.user,
        passenger,
        eagerness: busyness(pilot) > 2 ? 0.8 : 0.34,
        ...(words && { words }),
      },
    ]
  })
  const reviews = planReviews(bookings, input)
  await insertRows(
    db,
    reviewsTable,
    reviews.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  )
  return reviews.length
}

async function listSettled(db: Db, flights: readonly FlightRow[]) {
  if (flights.length === 0) return []
  return await db
    .select({ booking: bookingsTable, payment: paymentsTable })
    .from(bookingsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(
      and(
        eq(bookingsTable.status, "settled"),
        // where somebody has begun to write, a person or the first day of the demo world, it is theirs
        notExists(
          db
            .select({ id: reviewsTable.id })
            .from(reviewsTable)
            .where(eq(reviewsTable.bookingId, bookingsTable.id)),
        ),
        inArray(
          bookingsTable.flightId,
          flights.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(bookingsTable.id)
}
