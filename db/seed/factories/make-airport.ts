import { eq } from "drizzle-orm"
import { airportsTable } from "#features/places/server/places-tables.ts"
import type { Db } from "#platform/server/db.ts"

type NewAirport = Partial<typeof airportsTable.$inferInsert>

/** Bonn-Hangelar, or another airfield; the same code is the same row. */
export async function makeAirport(db: Db, given: NewAirport = {}) {
  const code = given.code ?? "EDKB"
  await db
    .insert(airportsTable)
    .values({
      code,
      name: "Bonn-Hangelar",
      kind: "airfield",
      town: "Sankt Augustin",
      region: "Nordrhein-Westfalen",
      country: "DE",
      lat: 50.7687,
      lng: 7.1633,
      elevationFt: 197,
      timeZone: "Europe/Berlin",
      source: "test",
      ...given,
    })
    .onConflictDoNothing({ target: airportsTable.code })
  const [airport] = await db.select().from(airportsTable).where(eq(airportsTable.code, code))
  if (!airport) throw new Error("the airport row was not written")
  return airport
}
