import { and, asc, eq, gt, inArray } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { flightsTable } from "./flights-tables.ts"
import type { FlightRow } from "./seats.ts"

/** What of a series is still to come: „alle folgenden“ means these. */
const AHEAD = ["in_review", "published", "paused"] as const

export interface FollowingFlight extends FlightRow {
  status: (typeof AHEAD)[number]
  departsAt: Date
}

/** The flights of the same series behind this one that are neither over nor called off. */
export async function listFollowing(db: Db, flight: FlightRow): Promise<FollowingFlight[]> {
  const { seriesId, departsAt } = flight
  if (!seriesId || !departsAt) return []
  const rows = await db
    .select()
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.seriesId, seriesId),
        inArray(flightsTable.status, [...AHEAD]),
        gt(flightsTable.departsAt, departsAt),
        gt(flightsTable.departsAt, clock.now()),
      ),
    )
    .orderBy(asc(flightsTable.departsAt))
  return rows as FollowingFlight[]
}

/** Locks every flight of a series in order of id, as every lock of several flights does. */
export async function lockSeriesOf(tx: Db, flightId: number): Promise<void> {
  const [flight] = await tx
    .select({ seriesId: flightsTable.seriesId })
    .from(flightsTable)
    .where(eq(flightsTable.id, flightId))
  if (!flight?.seriesId) return
  await tx
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(eq(flightsTable.seriesId, flight.seriesId))
    .orderBy(asc(flightsTable.id))
    .for("update")
}
