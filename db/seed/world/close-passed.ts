import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { endsOfOpenWindows } from "#features/reviews/review-window.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { expireFlights, landFlights } from "../factories/move-flights.ts"
import { payOutTo } from "../factories/pay-out.ts"
import { settleFlights } from "../factories/settle-flights.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import { PILOT_EMAIL } from "../people/demo-logins.ts"
import { flownFlight, writeReviews } from "./history.ts"
import type { LaterStage } from "./load-stage.ts"
import { logFlown } from "./log-flown.ts"
import { CLOSED_AFTER_MS } from "./write-past.ts"

/** The demo pilot's statements wait longer: somebody may want to write them by hand. */
const DEMO_PILOT_WAITS_MS = days(14)

/**
 * What lies behind: flights without a guest expire, the others land and, some days later, are
 * settled and reviewed. A flight with an open hold or request waits for the timers.
 */
export async function closePassed(
  db: Db,
  stage: LaterStage,
): Promise<{ expiredFlights: number; closedFlights: number; reviews: number }> {
  const flights = await listPassed(db, stage)
  const bookings = await listBookings(db, flights)
  const isWaiting = (flight: FlightRow) =>
    bookings.some(({ flightId, isReady }) => flightId === flight.id && !isReady)
  const isBooked = (flight: FlightRow) => bookings.some(({ flightId }) => flightId === flight.id)
  const ready = flights.filter((flight) => !isWaiting(flight))
  const published = ready.filter(({ status }) => status === "published")
  const expired = published.filter((flight) => !isBooked(flight))
  await expireFlights(db, expired)
  const landed = published.filter(isBooked)
  await landFlights(db, landed)
  await logFlown(db, stage.cast, landed)
  const closed = ready.filter((flight) => isBooked(flight) && isOldEnough(flight, stage))
  await settleFlights(
    db,
    closed.map((flight) => flownFlight(flight)),
  )
  await payOutTo(db, [...new Set(closed.map(({ pilotId }) => pilotId))])
  await showOldReviews(db, stage)
  const told = await db
    .select({ subjectId: reviewsTable.subjectId, text: reviewsTable.text })
    .from(reviewsTable)
  const reviews = await writeReviews(db, stage.cast, closed, { ...stage, told })
  return { expiredFlights: expired.length, closedFlights: closed.length, reviews }
}

async function listPassed(db: Db, stage: LaterStage): Promise<FlightRow[]> {
  const pilotIds = stage.cast.pilots.map(({ user }) => user.id)
  return await db
    .select()
    .from(flightsTable)
    .where(
      and(
        inArray(flightsTable.status, ["published", "settlement_due"]),
        inArray(flightsTable.pilotId, pilotIds),
        isNotNull(flightsTable.departsAt),
        lt(flightsTable.arrivesAt, stage.until),
      ),
    )
    .orderBy(flightsTable.departsAt, flightsTable.id)
}

// a booking is ready to be settled when it is confirmed and its money has come
async function listBookings(db: Db, flights: readonly FlightRow[]) {
  return await db
    .select({
      flightId: bookingsTable.flightId,
      isReady: sql<boolean>`bookings.status = 'confirmed' and exists (
        select 1 from payments p where p.checkout_id = bookings.checkout_id and p.status = 'captured')`,
    })
    .from(bookingsTable)
    .where(
      and(
        inArray(bookingsTable.status, [
          "held",
          "requested",
          "confirmed",
          "payment_due",
          "rebooking_offered",
        ]),
        inArray(
          bookingsTable.flightId,
          flights.map(({ id }) => id),
        ),
      ),
    )
}

function isOldEnough(flight: FlightRow, { cast, until }: LaterStage): boolean {
  const demoPilot = cast.pilots.find(({ user }) => user.email === PILOT_EMAIL)
  const wait = flight.pilotId === demoPilot?.user.id ? DEMO_PILOT_WAITS_MS : CLOSED_AFTER_MS
  return flight.departsAt !== null && until.getTime() - flight.departsAt.getTime() > wait
}

// one-sided reviews show when the other side has had its 14 days
async function showOldReviews(db: Db, { until }: LaterStage) {
  await db
    .update(reviewsTable)
    .set({ publishedAt: sql`${flightsTable.arrivesAt} + interval '14 days 2 hours'` })
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.id, reviewsTable.flightId),
        sql`${reviewsTable.publishedAt} is null`,
        sql`${reviewsTable.voidedAt} is null`,
        sql`${flightsTable.arrivesAt} <= ${endsOfOpenWindows(until).after}`,
      ),
    )
}
