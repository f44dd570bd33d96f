import { eq } from "drizzle-orm"
import { clearAirportCache } from "#features/places/server/airports-queries.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import type { Db } from "#platform/server/db.ts"

export type AirportValues = typeof airportsTable.$inferInsert
export type AirportRow = typeof airportsTable.$inferSelect

const BONN: AirportValues = {
  code: "EDKB",
  iata: null,
  name: "Bonn-Hangelar",
  kind: "airfield",
  town: "Sankt Augustin",
  region: "Nordrhein-Westfalen",
  country: "DE",
  lat: 50.7689,
  lng: 7.1634,
  elevationFt: 197,
  timeZone: "Europe/Berlin",
  source: "aufwind",
}

const JUIST: AirportValues = {
  ...BONN,
  code: "EDWJ",
  name: "Juist",
  town: "Juist",
  region: "Niedersachsen",
  lat: 53.6811,
  lng: 7.0558,
  elevationFt: 7,
}

/** The airport with this code: the one that is there, or a new one. */
export async function makeAirport(
  db: Db,
  code = "EDKB",
  overrides: Partial<AirportValues> = {},
): Promise<AirportRow> {
  const values = { ...(code === JUIST.code ? JUIST : BONN), code, ...overrides }
  await db.insert(airportsTable).values(values).onConflictDoNothing()
  clearAirportCache()
  const [airport] = await db.select().from(airportsTable).where(eq(airportsTable.code, code))
  if (!airport) throw new Error(`airport ${code} was not written`)
  return airport
}
