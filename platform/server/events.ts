import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { prepared } from "#platform/server/prepared.ts"

export const eventsTable = pgTable("events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  entity: text().notNull(),
  entityId: bigint("entity_id", { mode: "number" }).notNull(),
  actorKind: text("actor_kind").$type<ActorRole>().notNull(),
  actorId: integer("actor_id"),
  fromStatus: text("from_status"),
  toStatus: text("to_status"),
  reason: text(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

export type EventRow = typeof eventsTable.$inferSelect

export interface NewEvent {
  /** `entity.happened`, past tense: `booking.accepted`. */
  kind: string
  entityId: number
  actor: Actor
  role: ActorRole
  from?: string | null
  to?: string | null
  reason?: string | null
  data?: Record<string, unknown>
}

export const EVENTS_QUEUE = "events"

let reactedTo: ReadonlySet<string> | undefined

/** Says to which events this process knows a reaction: from here on those of other kinds make no job. Without it each does. */
export function promiseEventsOnly(kinds: ReadonlySet<string> | undefined): void {
  reactedTo = kinds
}

/**
 * Writes the never-deleted event row and, in the same transaction, the job that carries it to the
 * reactions of later rooms, unless there are none.
 * @returns the event's number
 */
export async function recordEvent(tx: Db, event: NewEvent): Promise<number> {
  const [row] = await insertEvent(tx, {
    kind: event.kind,
    entity: event.kind.slice(0, event.kind.indexOf(".")),
    entityId: event.entityId,
    actorKind: event.role,
    actorId: event.actor.kind === "user" ? event.actor.userId : null,
    fromStatus: event.from ?? null,
    toStatus: event.to ?? null,
    reason: event.reason ?? null,
    data: event.data ?? {},
    at: clock.now(),
  })
  if (!row) throw new Error(`the event ${event.kind} was not written`)
  if (reactedTo?.has(event.kind) !== false) await enqueue(tx, EVENTS_QUEUE, { eventId: row.id })
  return row.id
}

const insertEvent = prepared((tx, event: Omit<EventRow, "id">) =>
  tx
    .insert(eventsTable)
    .values({
      kind: event.kind,
      entity: event.entity,
      entityId: event.entityId,
      actorKind: event.actorKind,
      actorId: event.actorId,
      fromStatus: event.fromStatus,
      toStatus: event.toStatus,
      reason: event.reason,
      data: event.data,
      at: event.at,
    })
    .returning({ id: eventsTable.id }),
)

/** What a later room does when an earlier one reports an event. Must be safe to repeat. */
export interface Reaction {
  on: string
  name: string
  run(db: Db, event: EventRow): Promise<void>
}
