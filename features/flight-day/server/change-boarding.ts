import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import {
  bookingsTable as bookings,
  bookingPeopleTable as people,
} from "#features/bookings/core/server/bookings-tables.ts"
import { latestTicks, type Tick } from "#features/checklists/checklist.ts"
import { flightsTable as flights } from "#features/flights/core/server/flights-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { unknownFlight } from "#features/flights/core/server/unknown-flight.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { boardingOf, boardingTickId, type PersonKey, readBoardingTickId } from "../boarding.ts"
import { canBoard, noShowFrom } from "../day-steps.ts"
import { boardingTicksTable as ticks } from "./flight-day-tables.ts"

// every item of a full aircraft, there and back again, several times over
const BOARDING: Limit = { name: "boarding", points: 600, windowMs: hours(1) }

/**
 * Takes the pilot's ticks of who has come, in whatever order they arrive and however often; answers how the list
 * stands. Who is no longer booked is left out, and nobody is missing before twenty minutes after the start.
 */
export async function changeBoarding(
  db: Db,
  pilot: UserActor,
  flightId: number,
  changes: readonly Tick[],
): Promise<Tick[]> {
  await consumeRateLimit(BOARDING, String(pilot.userId))
  return inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    if (!canBoard(flight, pilot, clock.now())) throw noBoarding()
    const expected = await listExpected(tx, flightId)
    const before = await listBoardingTicks(tx, flightId)
    const rows = rowsOf(latestTicks(changes), flight, expected)
    if (rows.length > 0) {
      await tx
        .insert(ticks)
        .values(rows)
        .onConflictDoUpdate({
          target: [ticks.bookingId, ticks.position, ticks.item],
          set: { isDone: sql`excluded.is_done`, changedAt: sql`excluded.changed_at` },
          // `latestTicks`, said in SQL
          setWhere: sql`(${ticks.changedAt}, ${ticks.isDone}) < (excluded.changed_at, excluded.is_done)`,
        })
    }
    const after = await listBoardingTicks(tx, flightId)
    for (const bookingId of arrivedNow(expected, before, after)) {
      await recordEvent(tx, {
        kind: "booking.boarded",
        entityId: bookingId,
        actor: pilot,
        role: "pilot",
      })
    }
    return after
  })
}

/** The same list as its pilot asks for it. */
export async function getBoardingTicks(
  db: Db,
  pilot: UserActor,
  flightId: number,
): Promise<Tick[]> {
  const [own] = await db
    .select({ pilotId: flights.pilotId })
    .from(flights)
    .where(eq(flights.id, flightId))
  if (own?.pilotId !== pilot.userId) throw unknownFlight()
  return listBoardingTicks(db, flightId)
}

/** What the pilot has ticked of who is booked on a flight. */
export async function listBoardingTicks(db: Db, flightId: number): Promise<Tick[]> {
  const rows = await db
    .select({
      bookingId: ticks.bookingId,
      position: ticks.position,
      item: ticks.item,
      isDone: ticks.isDone,
      changedAt: ticks.changedAt,
    })
    .from(ticks)
    .innerJoin(bookings, eq(bookings.id, ticks.bookingId))
    .where(eq(bookings.flightId, flightId))
    .orderBy(asc(ticks.bookingId), asc(ticks.position), asc(ticks.item))
  return rows.map(({ item, isDone, changedAt, ...person }) => ({
    item: boardingTickId(person, item),
    isDone,
    changedAt: changedAt.toISOString(),
  }))
}

function listExpected(tx: Db, flightId: number): Promise<PersonKey[]> {
  return tx
    .select({ bookingId: people.bookingId, position: people.position })
    .from(people)
    .innerJoin(bookings, eq(bookings.id, people.bookingId))
    .where(and(eq(bookings.flightId, flightId), inArray(bookings.status, ["confirmed"])))
    .orderBy(asc(people.bookingId), asc(people.position))
}

function rowsOf(changes: readonly Tick[], flight: FlightRow, expected: readonly PersonKey[]) {
  const { departsAt, expectedDepartsAt } = flight
  const now = clock.now()
  // by our clock: that of a phone may be wrong
  const mayBeMissing = departsAt !== null && noShowFrom({ departsAt, expectedDepartsAt }) <= now
  return changes
    .flatMap(({ item: id, isDone, changedAt }) => {
      const named = readBoardingTickId(id)
      // a clock that is ahead would win against every later change
      const at = new Date(Math.min(Date.parse(changedAt), now.getTime()))
      const isKnown = expected.some(
        (one) => one.bookingId === named?.bookingId && one.position === named.position,
      )
      if (!named || !isKnown) return []
      if (named.item === "absent" && isDone && !mayBeMissing) return []
      return [{ ...named, isDone, changedAt: at }]
    })
    .toSorted((one, other) => one.bookingId - other.bookingId || one.position - other.position)
}

/** Bookings whose people are all on board now and were not before. */
function arrivedNow(
  expected: readonly PersonKey[],
  before: readonly Tick[],
  after: readonly Tick[],
): number[] {
  const isThere = (bookingId: number, list: readonly Tick[]) =>
    expected
      .filter((one) => one.bookingId === bookingId)
      .every((one) => boardingOf(one, list).state === "present")
  const bookingIds = [...new Set(expected.map(({ bookingId }) => bookingId))]
  return bookingIds.filter((id) => isThere(id, after) && !isThere(id, before))
}

function noBoarding(): DomainError {
  return new DomainError(
    "no-boarding",
    "invalid",
    "Die Liste führst du ab dem Tag vor dem Flug, bis du abgerechnet hast.",
  )
}
