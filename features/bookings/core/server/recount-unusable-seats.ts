import { and, asc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { countUnusableSeats } from "#features/planes/usable-seats.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { aboardOf, carrierColumns, listSeated } from "./aboard.ts"

/**
 * Keeps with a locked flight how many of its seats nobody can use. Whoever writes down, moves or takes
 * away people of a flight calls it in the same transaction, before others are offered seats.
 */
export async function recountUnusableSeats(tx: Db, flightId: number): Promise<void> {
  for (const { id, unusableSeats } of await listMiscounted(tx, eq(flightsTable.id, flightId))) {
    await tx.update(flightsTable).set({ unusableSeats }).where(eq(flightsTable.id, id))
  }
}

/** The same for all flights and offers of an aircraft that are still ahead; safe to repeat. */
export async function recountUnusableSeatsOf(db: Db, planeId: number): Promise<number[]> {
  return recountWhere(db, eq(flightsTable.planeId, planeId))
}

const QUEUE = "recount-unusable-seats"
const BATCH = 500

/** Every night, for what was there before anybody counted. */
export const recountUnusableSeatsQueue: JobQueue = {
  name: QUEUE,
  cron: "17 2 * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "flight",
      due: (from, limit) => listMiscountedAhead(from, sql`true`, limit),
      each: (from, { id }) => lockAndRecount(from, id),
    }),
}

/** Counts anew for every flight and offer that is still ahead. */
export async function recountAhead(db: Db): Promise<void> {
  await recountWhere(db, sql`true`)
}

async function recountWhere(db: Db, isWanted: SQL): Promise<number[]> {
  const miscounted = await listMiscountedAhead(db, isWanted, Number.POSITIVE_INFINITY)
  const ids = miscounted.map(({ id }) => id)
  for (const id of ids) await lockAndRecount(db, id)
  return ids
}

function lockAndRecount(db: Db, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockFlight(tx, flightId)
    await recountUnusableSeats(tx, flightId)
  })
}

async function listMiscountedAhead(
  db: Db,
  isWanted: SQL,
  limit: number,
): Promise<{ id: number }[]> {
  const found: { id: number }[] = []
  for (let after = 0; found.length < limit; ) {
    const batch = await db
      .select({ id: flightsTable.id })
      .from(flightsTable)
      .where(and(isWanted, isAhead(), gt(flightsTable.id, after)))
      .orderBy(asc(flightsTable.id))
      .limit(BATCH)
    const last = batch.at(-1)
    if (!last) break
    const isInBatch = inArray(
      flightsTable.id,
      batch.map(({ id }) => id),
    )
    found.push(...(await listMiscounted(db, isInBatch)))
    after = last.id
  }
  return found.slice(0, limit)
}

function isAhead(): SQL | undefined {
  const now = clock.now()
  return and(
    inArray(flightsTable.status, ["published", "paused", "in_review"]),
    or(gt(flightsTable.departsAt, now), eq(flightsTable.schedule, "flexible")),
  )
}

/** Flights whose stored number of unusable seats is wrong, with the right number. */
async function listMiscounted(db: Db, isWanted: SQL) {
  const { id, durationMinutes, seatsOffered, unusableSeats } = flightsTable
  const rows = await db
    .select({ id, durationMinutes, seatsOffered, unusableSeats, plane: carrierColumns })
    .from(flightsTable)
    .leftJoin(planesTable, eq(planesTable.id, flightsTable.planeId))
    .where(isWanted)
  const seated = await listSeated(
    db,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => {
    const { guests } = aboardOf(seated.get(row.id))
    const { plane, ...flight } = row
    const right = countUnusableSeats(
      plane ?? undefined,
      flight.durationMinutes,
      flight.seatsOffered,
      guests,
    )
    return right === flight.unusableSeats ? [] : [{ id: flight.id, unusableSeats: right }]
  })
}
