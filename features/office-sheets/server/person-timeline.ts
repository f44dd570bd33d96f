import { and, desc, eq, notInArray } from "drizzle-orm"
import type { TimelineEntry } from "#features/office-bookings/booking-sheet.ts"
import { describeTimeline } from "#features/office-bookings/server/list-timeline.ts"
import type { NotedSubject } from "#features/sheet-notes/sheet-note.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable as events } from "#platform/server/events.ts"

const SHOWN = 60

/** Looks of the back office are in the log, and no step of what is looked at. */
const LOOKS = [
  "user.opened",
  "flight.opened",
  "flight.story_opened",
  "plane.opened",
  "booking.opened",
]

/** What has happened to somebody, and what they have done, the newest first. */
export async function listPersonTimeline(db: Db, userId: number): Promise<TimelineEntry[]> {
  const isStep = notInArray(events.kind, LOOKS)
  const told = await db
    .select()
    .from(events)
    .where(and(eq(events.entity, "user"), eq(events.entityId, userId), isStep))
    .orderBy(desc(events.id))
    .limit(SHOWN)
  const done = await db
    .select()
    .from(events)
    .where(and(eq(events.actorId, userId), isStep))
    .orderBy(desc(events.at), desc(events.id))
    .limit(SHOWN)
  const all = new Map([...told, ...done].map((event) => [event.id, event]))
  return described(db, [...all.values()])
}

/** What has happened to a thing that has events of its own. */
export async function listTimelineOf(
  db: Db,
  entity: NotedSubject,
  id: number,
): Promise<TimelineEntry[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.entity, entity), eq(events.entityId, id), notInArray(events.kind, LOOKS)))
    .orderBy(desc(events.id))
    .limit(SHOWN)
  return described(db, rows)
}

function described(db: Db, rows: readonly (typeof events.$inferSelect)[]) {
  const newest = rows.toSorted((one, other) => other.id - one.id).slice(0, SHOWN)
  // the words of notes stand with what they are about
  return describeTimeline(
    db,
    newest.map((event) => ({ ...event, noteId: null })),
  )
}
