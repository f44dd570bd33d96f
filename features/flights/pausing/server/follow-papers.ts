import { and, asc, eq, exists, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm"
import { findFlightDetail, findOfferDetail } from "#features/flights/core/server/flights-queries.ts"
import { flightsTable as flights } from "#features/flights/core/server/flights-tables.ts"
import { getFlugfitOfFlight } from "#features/flights/core/server/flugfit-of-flight.ts"
import { isPausedBecause } from "#features/flights/core/server/is-paused-because.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { offerBlockers } from "#features/flights/vetting/vetting-blockers.ts"
import { planeInsurancesTable as insurances } from "#features/planes/server/plane-insurances-table.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { PAPER_RULES } from "#features/verification/flugfit/flugfit.ts"
import { lastDayToHaveRenewed } from "#features/verification/flugfit/renewal.ts"
import { verificationDocumentsTable as documents } from "#features/verification/server/verification-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"

const QUEUE = "follow-papers"

/** Why a flight is paused that nobody paused: a paper ends before it, and no other has come. */
export const PAUSED_FOR_PAPERS = "papers-end"

/**
 * Every morning: what was offered in the hope of a renewal that has not come is paused (product
 * decision 3), and what was paused for it is offered again once the paper is there.
 */
export const followPapersQueue: JobQueue = {
  name: QUEUE,
  cron: "40 5 * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "flight",
      due: (from, limit) => selectDue(from).limit(limit),
      each: (from, { id }) => inTransaction(from, (tx) => follow(tx, id)),
    }),
}

/** The same at once for one pilot, of whose papers something has been decided. */
export async function followPapersOf(db: Db, pilotId: number): Promise<void> {
  for (const { id } of await selectDue(db, eq(flights.pilotId, pilotId))) {
    await inTransaction(db, (tx) => follow(tx, id))
  }
}

function selectDue(db: Db, which?: SQL) {
  return db
    .select({ id: flights.id })
    .from(flights)
    .where(and(or(mayHaveLostItsPapers(), isPausedForPapers()), which))
    .orderBy(asc(flights.id))
}

async function follow(tx: Db, flightId: number): Promise<void> {
  const flight = await lockFlight(tx, flightId)
  const detail = (await findFlightDetail(tx, flightId)) ?? (await findOfferDetail(tx, flightId))
  if (!flight || !detail) return
  const fitness = await getFlugfitOfFlight(tx, detail)
  const lacksPapers = fitness.rules.some(
    ({ rule, state }) => state === "blocker" && PAPER_RULES.includes(rule),
  )
  const by = { actor: SYSTEM, role: "system", reason: PAUSED_FOR_PAPERS } as const
  if (flight.status === "published" && lacksPapers) {
    await moveFlight(tx, flight, { ...by, to: "paused", event: "flight.paused" })
  }
  if (flight.status === "paused" && offerBlockers(flight, fitness, clock.now()).length === 0) {
    if (await isAccountClosed(tx, flight.pilotId)) return
    const [stillPaused] = await tx
      .select({ id: flights.id })
      .from(flights)
      .where(and(eq(flights.id, flightId), isPausedForPapers()))
    if (!stillPaused) return
    await moveFlight(tx, flight, { ...by, to: "published", event: "flight.resumed" })
  }
}

/** Published, and either near by now, or something of its pilot or its aircraft is over today. */
function mayHaveLostItsPapers(): SQL | undefined {
  const now = clock.now()
  const today = isoDay(now, HOME_ZONE)
  const near = lastDayToHaveRenewed(today)
  const papers = (isOver: SQL | undefined) =>
    exists(
      sql`(select from ${documents} where ${and(eq(documents.userId, flights.pilotId), eq(documents.status, "verified"), isOver)})`,
    )
  const isInsuranceOver = exists(
    sql`(select from ${insurances} where ${and(eq(insurances.planeId, flights.planeId), lt(insurances.validUntil, today))})`,
  )
  return and(
    eq(flights.status, "published"),
    or(
      and(
        or(
          sql`${flights.departsAt} < ${near}::date + 1`,
          and(isNull(flights.departsAt), lte(flights.windowFrom, near)),
        ),
        papers(undefined),
      ),
      papers(lt(documents.expiresOn, today)),
      isInsuranceOver,
    ),
    isAhead(now),
  )
}

function isPausedForPapers(): SQL | undefined {
  return and(isPausedBecause(PAUSED_FOR_PAPERS), isAhead(clock.now()))
}

function isAhead(now: Date): SQL | undefined {
  return or(gt(flights.departsAt, now), isNull(flights.departsAt))
}
