import { eq } from "drizzle-orm"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"

/** What a pilot says of their flying, with the airport that is home; undefined for passengers. */
export async function findPilotProfile(db: Db, userId: number) {
  const [profile] = await db
    .select({
      licence: pilotProfilesTable.licence,
      home: {
        code: airportsTable.code,
        name: airportsTable.name,
        town: airportsTable.town,
        lat: airportsTable.lat,
        lng: airportsTable.lng,
        timeZone: airportsTable.timeZone,
      },
    })
    .from(pilotProfilesTable)
    .leftJoin(airportsTable, eq(airportsTable.id, pilotProfilesTable.homeAirportId))
    .where(eq(pilotProfilesTable.userId, userId))
  return profile
}
