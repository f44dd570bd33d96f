import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, violatedConstraint } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { MAX_SHARING_PASSENGERS } from "../cost-sharing.ts"
import { flightSeatsTable, flightsTable } from "./flights-tables.ts"

export type FlightRow = typeof flightsTable.$inferSelect

/** Locks the flight for the rest of the transaction: the first lock of every booking step. */
export async function lockFlight(tx: Db, flightId: number): Promise<FlightRow | undefined> {
  const [flight] = await selectForUpdate(tx, { flightId })
  return flight
}

const selectForUpdate = prepared((tx, { flightId }: { flightId: number }) =>
  tx.select().from(flightsTable).where(eq(flightsTable.id, flightId)).for("update"),
)

/**
 * How many seats can be had now: nobody has claimed them, or the time of their hold is over, and the
 * aircraft still carries somebody there.
 */
export async function countFreeSeats(db: Db, flightId: number): Promise<number> {
  const isOver = lte(flightSeatsTable.heldUntil, clock.now())
  const { open, unusable } = await countSeats(db, flightId, or(isUnclaimed, isOver))
  return Math.max(0, open - unusable)
}

/** Free seats where expired holds still count as taken, until the sweep has ended them. */
export async function countUnclaimedSeats(tx: Db, flightId: number): Promise<number> {
  const { open, unusable } = await countSeats(tx, flightId, isUnclaimed)
  return Math.max(0, open - unusable)
}

/** How many seats are claimed: held, requested or confirmed. */
export async function countTakenSeats(db: Db, flightId: number): Promise<number> {
  const isOver = lte(flightSeatsTable.heldUntil, clock.now())
  const { open, all } = await countSeats(db, flightId, or(isUnclaimed, isOver))
  return all - open
}

const isUnclaimed = isNull(flightSeatsTable.bookingId)

async function countSeats(db: Db, flightId: number, isOpen: SQL | undefined) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
      unusable: sql<number>`coalesce(max(${flightsTable.unusableSeats}), 0)`.mapWith(Number),
    })
    .from(flightSeatsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, flightSeatsTable.flightId))
    .where(eq(flightSeatsTable.flightId, flightId))
  if (!row) throw new Error("an aggregate has a row")
  return row
}

export interface HeldSeats {
  seats: number
  /** When the first of them may be free again; null where none is held. */
  heldUntil: Date | null
}

/** The seats that are held at a checkout, which nobody has ordered yet. */
export async function findHeldSeats(db: Db, flightId: number): Promise<HeldSeats> {
  const { heldUntil } = flightSeatsTable
  const rows = await db
    .select({ heldUntil })
    .from(flightSeatsTable)
    .where(and(eq(flightSeatsTable.flightId, flightId), gt(heldUntil, clock.now())))
    .orderBy(asc(heldUntil))
  return { seats: rows.length, heldUntil: rows[0]?.heldUntil ?? null }
}

export interface SeatClaim {
  flightId: number
  bookingId: number
  count: number
  /** Until when the seats are only held; absent for good. */
  heldUntil?: Date
}

/**
 * Claims seats of a locked flight for a booking. Expired holds must have been ended before.
 * @returns false when fewer are free that somebody can use: nothing is claimed then
 * @throws DomainError `pilot-is-busy` when pilot or aircraft are on another booked flight then
 */
export async function claimSeats(
  tx: Db,
  { flightId, bookingId, count, heldUntil }: SeatClaim,
): Promise<boolean> {
  const free = await selectFree(tx, { flightId })
  if (free.length - (free[0]?.unusableSeats ?? 0) < count) return false
  await tx
    .update(flightSeatsTable)
    .set({ bookingId, heldUntil: heldUntil ?? null })
    .where(
      and(
        eq(flightSeatsTable.flightId, flightId),
        inArray(
          flightSeatsTable.seatNumber,
          free.slice(0, count).map((seat) => seat.seatNumber),
        ),
      ),
    )
  await occupy(tx, flightId)
  return true
}

const selectFree = prepared((tx, { flightId }: { flightId: number }) =>
  tx
    .select({
      seatNumber: flightSeatsTable.seatNumber,
      unusableSeats: flightsTable.unusableSeats,
    })
    .from(flightSeatsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, flightSeatsTable.flightId))
    .where(and(eq(flightSeatsTable.flightId, flightId), isNull(flightSeatsTable.bookingId)))
    .orderBy(asc(flightSeatsTable.seatNumber)),
)

/** Turns the held seats of a booking into seats without an expiry. */
export async function confirmSeats(tx: Db, bookingId: number): Promise<void> {
  await updateHeld(tx, { bookingId })
}

const updateHeld = prepared((tx, { bookingId }: { bookingId: number }) =>
  tx
    .update(flightSeatsTable)
    .set({ heldUntil: null })
    .where(eq(flightSeatsTable.bookingId, bookingId)),
)

/** Holds the seats of a booking until another time. */
export async function holdSeatsUntil(tx: Db, bookingId: number, heldUntil: Date): Promise<void> {
  await tx
    .update(flightSeatsTable)
    .set({ heldUntil })
    .where(eq(flightSeatsTable.bookingId, bookingId))
}

/** Releases the seats of a booking; a flight without claimed seats no longer blocks pilot and aircraft. */
export async function releaseSeats(tx: Db, flightId: number, bookingId: number): Promise<void> {
  await tx
    .update(flightSeatsTable)
    .set({ bookingId: null, heldUntil: null })
    .where(eq(flightSeatsTable.bookingId, bookingId))
  await tx
    .update(flightsTable)
    .set({ isOccupied: false })
    .where(
      and(
        eq(flightsTable.id, flightId),
        sql`not exists (select 1 from ${flightSeatsTable} where ${flightSeatsTable.flightId} = ${flightId} and ${flightSeatsTable.bookingId} is not null)`,
      ),
    )
}

/** Moves the seats of one booking to another booking. */
export async function moveSeats(tx: Db, fromId: number, toId: number): Promise<void> {
  await tx
    .update(flightSeatsTable)
    .set({ bookingId: toId })
    .where(eq(flightSeatsTable.bookingId, fromId))
}

/** Moves some seats of one booking to another booking, the last ones first. */
export async function moveSomeSeats(
  tx: Db,
  { fromId, toId, count }: { fromId: number; toId: number; count: number },
): Promise<void> {
  await tx
    .update(flightSeatsTable)
    .set({ bookingId: toId })
    .where(await lastSeatsOf(tx, fromId, count))
}

/** Releases some seats of a booking, the last ones first. */
export async function releaseSomeSeats(tx: Db, bookingId: number, count: number): Promise<void> {
  await tx
    .update(flightSeatsTable)
    .set({ bookingId: null, heldUntil: null })
    .where(await lastSeatsOf(tx, bookingId, count))
}

async function lastSeatsOf(tx: Db, bookingId: number, count: number) {
  const ofBooking = eq(flightSeatsTable.bookingId, bookingId)
  const seats = await tx
    .select({ seatNumber: flightSeatsTable.seatNumber })
    .from(flightSeatsTable)
    .where(ofBooking)
    .orderBy(desc(flightSeatsTable.seatNumber))
    .limit(count)
  const numbers = seats.map(({ seatNumber }) => seatNumber)
  return and(ofBooking, inArray(flightSeatsTable.seatNumber, numbers))
}

/**
 * Changes the number of seats of a flight by adding or removing free ones. The caller makes sure that
 * it is not less than the number of claimed seats.
 */
export async function resizeSeats(tx: Db, flightId: number, count: number): Promise<void> {
  const ofFlight = eq(flightSeatsTable.flightId, flightId)
  await tx.delete(flightSeatsTable).where(and(ofFlight, isNull(flightSeatsTable.bookingId)))
  const taken = await tx
    .select({ seatNumber: flightSeatsTable.seatNumber })
    .from(flightSeatsTable)
    .where(ofFlight)
  const numbers = new Set(taken.map(({ seatNumber }) => seatNumber))
  if (numbers.size > count) throw new Error(`flight ${flightId} has ${numbers.size} seats taken`)
  const free = SEAT_NUMBERS.filter((one) => !numbers.has(one)).slice(0, count - numbers.size)
  if (free.length === 0) return
  await tx.insert(flightSeatsTable).values(free.map((seatNumber) => ({ flightId, seatNumber })))
}

const SEAT_NUMBERS = Array.from({ length: MAX_SHARING_PASSENGERS }, (_, index) => index + 1)

async function occupy(tx: Db, flightId: number) {
  try {
    await updateOccupied(tx, { flightId })
  } catch (error) {
    throw isOnOneFlightAtATime(error) ? pilotIsBusy() : error
  }
}

const updateOccupied = prepared((tx, { flightId }: { flightId: number }) =>
  tx
    .update(flightsTable)
    .set({ isOccupied: true })
    .where(and(eq(flightsTable.id, flightId), eq(flightsTable.isOccupied, false))),
)

/** Whether the database refused two booked flights of a pilot or an aircraft at the same time. */
export function isOnOneFlightAtATime(error: unknown): boolean {
  return violatedConstraint(error)?.endsWith("_is_on_one_flight_at_a_time") ?? false
}

export function pilotIsBusy(): DomainError {
  return new DomainError(
    "pilot-is-busy",
    "invalid",
    "Zu dieser Zeit ist die Maschine oder die Person am Steuer schon auf einem anderen Flug gebucht.",
  )
}
