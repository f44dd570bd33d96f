import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { FLIGHT_PHASES, OCCURRENCE_KINDS } from "../occurrence.ts"
import { occurrencesTable } from "./occurrences-table.ts"

/** What a person has reported of flights, for the export; what the back office made of it is its own. */
export async function exportOccurrences(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(occurrencesTable)
    .where(eq(occurrencesTable.reporterId, userId))
    .orderBy(asc(occurrencesTable.id))
  return {
    vorfaelle: rows.map((row) => ({
      vorgang: row.ref,
      flug: row.flightId,
      art: OCCURRENCE_KINDS[row.kind],
      flugphase: FLIGHT_PHASES[row.phase],
      text: row.words,
      verletzte: row.hasInjuries,
      behoerdeInformiert: row.isReportedToAuthority,
      gemeldetAm: row.reportedAt,
      abgeschlossenAm: row.closedAt,
    })),
  }
}
