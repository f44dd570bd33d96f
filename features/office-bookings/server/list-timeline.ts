import { inArray, sql } from "drizzle-orm"
import { ENTITY_LABELS } from "#features/admin/entity-labels.ts"
import {
  formatEntityReason,
  formatEntityStatus,
  formatEventKind,
} from "#features/admin/event-labels.ts"
import { ROLE_LABELS } from "#features/admin/server/audit-queries.ts"
import { bookingNotesTable } from "#features/bookings/office/server/booking-notes-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { TimelineEntry } from "../booking-sheet.ts"
import { fullName } from "./full-name.ts"

interface Told {
  bookingIds: readonly number[]
  checkoutIds: readonly number[]
  flightId: number
  /** Of its flight it is told what has happened since then. */
  since: Date
}

/** A look of the back office is in the log, and no step of the booking. */
export const OPENED = "booking.opened"

interface EventRecord extends Record<string, unknown> {
  id: string
  kind: string
  entity: string
  from_status: string | null
  to_status: string | null
  reason: string | null
  actor_kind: EventRow["actorKind"]
  actor_id: number | null
  at: Date
  note_id: number | null
}

export interface TimelineEvent extends ListedEvent {
  /** Of a note of the back office, and of what it has done: which one says why. */
  noteId: number | null
}

type ListedEvent = Pick<
  EventRow,
  "id" | "kind" | "entity" | "fromStatus" | "toStatus" | "reason" | "actorKind" | "actorId" | "at"
>

/** Every event of a booking, its orders, payments, payout, transfers and its flight, the newest first. */
export async function listTimelineEvents(db: Db, told: Told): Promise<TimelineEvent[]> {
  const { bookingIds, checkoutIds, flightId, since } = told
  const bookings = sql`any(${sql.param([...bookingIds])}::bigint[])`
  const { rows } = await db.execute<EventRecord>(sql`
    with payment as (select id from payments where checkout_id = any(${sql.param([...checkoutIds])}::int[])),
      transfer as (select id from transfers where booking_id = ${bookings})
    select id, kind, entity, from_status, to_status, reason, actor_kind, actor_id, at,
      (data ->> 'noteId')::int as note_id from events
    where kind not in (${OPENED}, 'flight.opened', 'flight.story_opened') and (
      entity in ('booking', 'payout') and entity_id = ${bookings}
      or entity = 'payment' and entity_id in (select id from payment)
      or entity = 'transfer' and entity_id in (select id from transfer)
      or entity = 'mail' and entity_id in (
        select m.number from mails m join events e on e.id = m.event_id
        where e.entity = 'booking' and e.entity_id = ${bookings})
      or entity = 'flight' and entity_id = ${flightId} and at >= ${since})
    order by at desc, id desc`)
  return rows.map(({ id, kind, entity, reason, at, ...row }) => ({
    id: Number(id),
    kind,
    entity,
    reason,
    at: new Date(at),
    fromStatus: row.from_status,
    toStatus: row.to_status,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    noteId: row.note_id,
  }))
}

/** Events in words, each with who has taken the step. */
export async function describeTimeline(
  db: Db,
  events: readonly TimelineEvent[],
): Promise<TimelineEntry[]> {
  const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const people = await db.select().from(usersTable).where(inArray(usersTable.id, ids))
  const notes = await db
    .select()
    .from(bookingNotesTable)
    .where(
      inArray(
        bookingNotesTable.id,
        events.flatMap(({ noteId }) => noteId ?? []),
      ),
    )
  return events.map((event): TimelineEntry => {
    const { id, kind, entity, reason, at } = event
    const person = people.find((one) => one.id === event.actorId)
    return {
      key: `event/${id}`,
      at: at.toISOString(),
      thing: ENTITY_LABELS[entity] ?? entity,
      sentence: formatEventKind(kind),
      from: formatEntityStatus(entity, event.fromStatus),
      to: formatEntityStatus(entity, event.toStatus),
      reason: formatEntityReason(entity, reason),
      words: notes.find((note) => note.id === event.noteId)?.text ?? null,
      role: ROLE_LABELS[event.actorKind],
      person: person ? { id: person.id, name: fullName(person) } : null,
    }
  })
}
