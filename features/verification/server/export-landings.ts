import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { landingsTable as landings } from "./landings-table.ts"

/** A pilot's landing log, for the export of their data. */
export async function exportLandings(db: Db, userId: number) {
  return {
    flugbuch: await db
      .select({
        tag: landings.flownOn,
        klasse: landings.aircraftClass,
        muster: landings.aircraftType,
        starts: landings.takeOffs,
        landungen: landings.landings,
        davonBeiNacht: landings.nightLandings,
        minuten: landings.flightMinutes,
        geflogenAls: landings.flownAs,
        ort: landings.place,
        ausFlug: landings.flightId,
        eingetragenAm: landings.createdAt,
      })
      .from(landings)
      .where(eq(landings.userId, userId))
      .orderBy(asc(landings.flownOn), asc(landings.id)),
  }
}
