import { and, desc, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import {
  canReportOccurrence,
  type OccurrencePageView,
  type OwnOccurrence,
  reportingWindow,
} from "../occurrence.ts"
import { findPart } from "./find-part.ts"
import { occurrencesTable } from "./occurrences-table.ts"

/** What somebody may report about a flight of theirs, and what they have reported. */
export async function getOccurrencePage(
  db: Db,
  { userId }: UserActor,
  flightId: number,
): Promise<OccurrencePageView> {
  const { flight, role } = await findPart(db, userId, flightId)
  const now = clock.now()
  const { from } = reportingWindow(flight)
  return {
    flight: {
      id: flightId,
      title: flight.title,
      departsAt: flight.departsAt.toISOString(),
      timeZone: flight.timeZone,
    },
    role,
    canReport: canReportOccurrence({ ...flight, role }, now),
    opensAt: now < from ? from.toISOString() : null,
    own: await listOwn(db, userId, flightId),
  }
}

async function listOwn(db: Db, userId: number, flightId: number): Promise<OwnOccurrence[]> {
  const rows = await db
    .select()
    .from(occurrencesTable)
    .where(and(eq(occurrencesTable.reporterId, userId), eq(occurrencesTable.flightId, flightId)))
    .orderBy(desc(occurrencesTable.id))
  return rows.map(({ ref, kind, phase, words, reportedAt, closedAt }) => {
    return {
      ref,
      kind,
      phase,
      words,
      reportedAt: reportedAt.toISOString(),
      isClosed: closedAt !== null,
    }
  })
}
