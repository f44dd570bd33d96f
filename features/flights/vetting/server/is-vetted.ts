import { and, eq, isNotNull, sql } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { vettingSetting } from "#features/settings/descriptions/vetting-setting.ts"
import { currentValue } from "#features/settings/server/current-settings.ts"
import type { Db } from "#platform/server/db.ts"

/** Whether enough flights of a pilot were published that the next one needs no vetting. */
export async function isVetted(db: Db, pilotId: number): Promise<boolean> {
  const [{ offered } = { offered: 0 }] = await db
    .select({ offered: sql<number>`count(*)`.mapWith(Number) })
    .from(flightsTable)
    .where(and(eq(flightsTable.pilotId, pilotId), isNotNull(flightsTable.publishedAt)))
  return offered >= currentValue(vettingSetting).firstFlights
}
