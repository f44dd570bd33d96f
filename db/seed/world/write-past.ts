import { addDays } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingDraft } from "../factories/booking-draft.ts"
import { expireFlights, landFlights } from "../factories/move-flights.ts"
import { payOutTo } from "../factories/pay-out.ts"
import { settleFlights } from "../factories/settle-flights.ts"
import { writeBookings } from "../factories/write-bookings.ts"
import { type FlightDraft, type FlightRow, writeFlights } from "../factories/write-flights.ts"
import { createRandom } from "../random.ts"
import { writeOpenReviews } from "../reviews/write-open-reviews.ts"
import { fillPast } from "./fill-flights.ts"
import { flownFlight, writeReviews } from "./history.ts"
import { logFlown } from "./log-flown.ts"
import { opensAtOf } from "./opens-at.ts"
import { PAST_WEEK, planDays } from "./plan-days.ts"
import { bookPast, wordsOfPast } from "./scripted-bookings.ts"
import { PAST, planScripted } from "./scripted-flights.ts"
import type { Stage } from "./stage.ts"

const YEAR_DAYS = 365
/** FCL.060 counts the take-offs and landings of so many days. */
const RECENCY_DAYS = 90
/** Younger flights still wait for their statement or for its 48 hours. */
export const CLOSED_AFTER_MS = days(6)

/** The last twelve months: flights that took place, their money and what people said of them. */
export async function writePast(
  db: Db,
  stage: Stage,
): Promise<{ flights: number; bookings: number; reviews: number }> {
  const scripted = planScripted(PAST, stage)
  const drawn = planDays(stage.cast, stage.roster, {
    from: addDays(stage.today, -YEAR_DAYS),
    to: addDays(stage.today, -1),
    pattern: PAST_WEEK,
    until: stage.until,
    since: new Date(stage.until.getTime() - days(YEAR_DAYS)),
  })
  const drafts = [...scripted.values(), ...drawn].toSorted(byStart)
  const flights = await writeFlights(db, drafts)
  const rowOf = new Map(drafts.map((draft, index) => [draft, flights[index] as FlightRow]))
  const scenes = new Map([...scripted].map(([name, draft]) => [name, rowOf.get(draft)]))
  const toFill = drawn
    .flatMap((draft) => rowOf.get(draft) ?? [])
    .filter((flight) => wasWanted(flight) && !isByRareFlyer(flight, stage))
  const bookings: BookingDraft[] = [
    ...bookPast(stage, scenes),
    ...fillPast(stage, toFill, opensAtOf(drafts, flights)),
  ]
  await writeBookings(db, bookings)
  const booked = new Set(
    bookings.filter(({ outcome }) => outcome === "confirmed").map(({ flight }) => flight.id),
  )
  const flown = flights.filter(({ id }) => booked.has(id))
  await expireFlights(
    db,
    flights.filter(({ id }) => !booked.has(id)),
  )
  await landFlights(db, flown)
  await logFlown(db, stage.cast, flown)
  const closed = flown.filter(
    ({ departsAt }) => departsAt && stage.until.getTime() - departsAt.getTime() > CLOSED_AFTER_MS,
  )
  const refunded = scenes.get("refunded")
  await settleFlights(
    db,
    closed.map((flight) => flownFlight(flight, flight === refunded ? 22_000 : undefined)),
  )
  await payOutTo(db, [...new Set(closed.map(({ pilotId }) => pilotId))])
  const reviews = await writeReviews(db, stage.cast, closed, {
    until: stage.until,
    salt: "",
    words: wordsOfPast(stage, scenes),
  })
  const open = await writeOpenReviews(db, stage, scenes)
  return { flights: flown.length, bookings: bookings.length, reviews: reviews + open }
}

function byStart(one: FlightDraft, other: FlightDraft): number {
  return (one.flight.departsAt?.getTime() ?? 0) - (other.flight.departsAt?.getTime() ?? 0)
}

/** Their logs show how recency runs out, so nobody came along lately: a flight with guests counts. */
function isByRareFlyer({ pilotId, departsAt }: FlightRow, { cast, until }: Stage): boolean {
  const pilot = cast.pilots.find(({ user }) => user.id === pilotId)
  const isRecent = departsAt !== null && until.getTime() - departsAt.getTime() < days(RECENCY_DAYS)
  return isRecent && pilot?.script.fliesRarely === true
}

// one flight in twenty found no guest
function wasWanted(flight: FlightRow): boolean {
  return !createRandom(`unwanted ${flight.title} ${flight.departsAt?.toISOString()}`).chance(0.05)
}
