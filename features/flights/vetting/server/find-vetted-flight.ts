import { eq } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { findVetting } from "./vettings-queries.ts"

/** A flight with what the back office said of it last, as its pilot is told. */
export async function findVettedFlight(db: Db, flightId: number) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  const vetting = flight && (await findVetting(db, flightId))
  if (!vetting) return undefined
  const { id, pilotId, title, departsAt, timeZone } = flight
  return { id, pilotId, title, departsAt, timeZone, reason: vetting.reason, note: vetting.note }
}

export type VettedFlight = NonNullable<Awaited<ReturnType<typeof findVettedFlight>>>
