import { and, desc, eq, or, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { OtherReport } from "../report-sheet.ts"
import { otherReport } from "./open-report.ts"
import { reportsTable } from "./reports-table.ts"

const SHOWN = 20

interface AboutBooking {
  bookingId: number
  flightId: number
  passengerId: number | null
}

/**
 * Reports about what belongs to a booking: its flight, what its two sides wrote about each other and
 * to each other; the newest first. A message is in here as soon as somebody has reported it, and is
 * read where the report is.
 */
export async function listReportsAboutBooking(
  db: Db,
  { bookingId, flightId, passengerId }: AboutBooking,
): Promise<(OtherReport & { title: string })[]> {
  const { subjectKind, subjectId } = reportsTable
  const rows = await db
    .select()
    .from(reportsTable)
    .where(
      or(
        and(eq(subjectKind, "flight"), eq(subjectId, flightId)),
        and(
          or(eq(subjectKind, "review"), eq(subjectKind, "review_reply")),
          sql`${subjectId} in (select r.id from reviews r where r.booking_id = ${bookingId})`,
        ),
        and(
          eq(subjectKind, "message"),
          sql`${subjectId} in (select m.id from messages m join conversations c on c.id = m.conversation_id
            where c.flight_id = ${flightId} and c.person_id = ${passengerId})`,
        ),
      ),
    )
    .orderBy(desc(reportsTable.id))
    .limit(SHOWN)
  return rows.map((row) => ({ ...otherReport(row), title: row.subjectTitle }))
}

/** Reports about a person: their profile, their flights, what they wrote; the newest first. */
export async function listReportsAbout(
  db: Db,
  userId: number,
): Promise<(OtherReport & { title: string })[]> {
  const { subjectKind, subjectId } = reportsTable
  const rows = await db
    .select()
    .from(reportsTable)
    .where(
      or(
        and(eq(subjectKind, "profile"), eq(subjectId, userId)),
        and(
          eq(subjectKind, "flight"),
          sql`${subjectId} in (select f.id from flights f where f.pilot_id = ${userId})`,
        ),
        and(
          eq(subjectKind, "review"),
          sql`${subjectId} in (select r.id from reviews r where r.author_id = ${userId})`,
        ),
        and(
          eq(subjectKind, "review_reply"),
          sql`${subjectId} in (select r.id from reviews r where r.subject_id = ${userId})`,
        ),
        and(
          eq(subjectKind, "message"),
          sql`${subjectId} in (select m.id from messages m where m.author_id = ${userId})`,
        ),
        and(
          eq(subjectKind, "memory"),
          sql`${subjectId} in (select m.id from memories m where m.user_id = ${userId})`,
        ),
      ),
    )
    .orderBy(desc(reportsTable.id))
    .limit(SHOWN)
  return rows.map((row) => ({ ...otherReport(row), title: row.subjectTitle }))
}
