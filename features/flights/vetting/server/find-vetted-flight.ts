import { eq, sql } from "drizzle-orm"
import { firstPhotoAltOf } from "#features/flights/core/server/flight-photos.ts"
import { findFlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { findVetting } from "./vettings-queries.ts"

/** A flight with what the back office said of it last, as its pilot is told. */
export async function findVettedFlight(db: Db, flightId: number) {
  const [row] = await db
    .select({ flight: flightsTable, photoAlt: firstPhotoAltOf(sql`${flightsTable}.id`) })
    .from(flightsTable)
    .where(eq(flightsTable.id, flightId))
  const vetting = row && (await findVetting(db, flightId))
  if (!vetting) return undefined
  const { id, pilotId, title, departsAt, timeZone, status, terrain } = row.flight
  return {
    id,
    pilotId,
    title,
    departsAt,
    timeZone,
    status,
    terrain,
    photoAlt: row.photoAlt,
    /** Of a flight with a date. */
    detail: await findFlightSummary(db, flightId),
    reason: vetting.reason,
    note: vetting.note,
  }
}

export type VettedFlight = NonNullable<Awaited<ReturnType<typeof findVettedFlight>>>
