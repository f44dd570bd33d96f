import { type SQL, sql } from "drizzle-orm"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import type { ActorRole } from "#platform/actor.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type AuditEntry, type AuditQuery, parseAuditSearch } from "../audit-log.ts"
import { ENTITY_LABELS } from "../entity-labels.ts"
import { formatEntityReason, formatEntityStatus, formatEventKind } from "../event-labels.ts"
import { formatQueueName } from "../queue-labels.ts"

const PAGE = 30

const ROLES: Record<AuditQuery["role"], ActorRole | null> = {
  alle: null,
  verwaltung: "admin",
  pilot: "pilot",
  passagier: "passenger",
  system: "system",
}

export const ROLE_LABELS: Record<ActorRole, string> = {
  admin: "Verwaltung",
  pilot: "Pilot:in",
  passenger: "Passagier",
  system: "System",
}

interface Row extends Record<string, unknown> {
  id: number
  kind: string
  entity: string
  entity_id: number
  actor_kind: ActorRole
  actor_id: number | null
  from_status: string | null
  to_status: string | null
  reason: string | null
  queue: string | null
  at: Date
}

interface AuditPage {
  entries: AuditEntry[]
  /** The ids to turn from; null where the log ends. */
  older: number | null
  newer: number | null
}

/** A page of the log, thirty entries unless told. Pages are keyed by an event, so that new events do not move them. */
export async function listAuditLog(
  db: Db,
  query: AuditQuery,
  size: number = PAGE,
): Promise<AuditPage> {
  const cursor = query.turn && (await findPosition(db, query.turn.id))
  const isOldestFirst = query.sort === "aelteste"
  const isNewer = cursor === null ? isOldestFirst : query.turn?.to === "newer"
  const which = [...conditionsOf(query), ...(cursor ? [beside(cursor, isNewer)] : [])]
  const found = await readRows(db, { wheres: whereOf(query, which), isNewer, size })
  const rows = found.slice(0, size)
  if (isNewer !== isOldestFirst) rows.reverse()
  const hasMore = found.length > size
  const [oldest, newest] = isOldestFirst ? [rows[0], rows.at(-1)] : [rows.at(-1), rows[0]]
  const isTurned = cursor !== null
  return {
    entries: rows.map(entryOf),
    older: oldest && (isNewer ? isTurned : hasMore) ? oldest.id : null,
    newer: newest && (isNewer ? hasMore : isTurned) ? newest.id : null,
  }
}

interface Position {
  id: number
  at: string
}

async function findPosition(db: Db, id: number): Promise<Position | null> {
  const { rows } = await db.execute<{ id: number; at: string }>(
    sql`select id, at::text as at from events where id = ${id}`,
  )
  return rows[0] ?? null
}

function beside({ at, id }: Position, isNewer: boolean): SQL {
  return isNewer
    ? sql`(at, id) > (${at}::timestamptz, ${id}::bigint)`
    : sql`(at, id) < (${at}::timestamptz, ${id}::bigint)`
}

function conditionsOf({ role, kind, search, from, to }: AuditQuery): SQL[] {
  const actorRole = ROLES[role]
  const asked = parseAuditSearch(search)
  const which: SQL[] = []
  // as text, not as a parameter: a partial index serves what admins do
  if (actorRole) which.push(sql`actor_kind = ${sql.raw(`'${actorRole}'`)}`)
  if (kind) which.push(sql`entity = ${kind}`)
  if (search && !asked) which.push(sql`false`)
  if (asked) {
    const entities = asked.entity ? [asked.entity] : Object.keys(ENTITY_LABELS)
    which.push(sql`entity = any(${sql.param(entities)}) and entity_id = ${asked.id}::bigint`)
  }
  if (from) which.push(sql`at >= ${startOfDay(from, HOME_ZONE)}`)
  if (to) which.push(sql`at < ${startOfDay(addDays(to, 1), HOME_ZONE)}`)
  return which
}

/** What a person did and what happened to the account are two indexes, so they are two questions. */
function whereOf({ person }: AuditQuery, which: readonly SQL[]): SQL[] {
  const all = (more: readonly SQL[]) => {
    const every = [...which, ...more]
    return every.length > 0 ? sql`where ${sql.join(every, sql` and `)}` : sql``
  }
  if (person === null) return [all([])]
  return [
    all([sql`actor_id = ${person}`]),
    all([sql`entity = 'user' and entity_id = ${person} and actor_id is distinct from ${person}`]),
  ]
}

interface Wanted {
  wheres: readonly SQL[]
  isNewer: boolean
  size: number
}

async function readRows(db: Db, { wheres, isNewer, size }: Wanted): Promise<Row[]> {
  const order = isNewer ? sql`order by at, id` : sql`order by at desc, id desc`
  const parts = wheres.map(
    (
      where,
    ) => sql`(select id, kind, entity, entity_id, actor_kind, actor_id, from_status, to_status,
      reason, data ->> 'queue' as queue, at from events ${where} ${order} limit ${size + 1})`,
  )
  const { rows } = await db.execute<Row>(
    sql`select * from (${sql.join(parts, sql` union all `)}) found ${order} limit ${size + 1}`,
  )
  return rows
}

function entryOf(row: Row): AuditEntry {
  const { entity, queue } = row
  return {
    id: row.id,
    sentence: queue
      ? `${formatEventKind(row.kind)}: ${formatQueueName(queue)}`
      : formatEventKind(row.kind),
    thing: {
      label: ENTITY_LABELS[entity] ?? entity,
      number: row.entity_id > 0 ? row.entity_id : null,
    },
    href: entity === "booking" ? adminBookingPath(row.entity_id) : null,
    from: formatEntityStatus(entity, row.from_status),
    to: formatEntityStatus(entity, row.to_status),
    reason: formatEntityReason(entity, row.reason),
    role: ROLE_LABELS[row.actor_kind],
    person: row.actor_id,
    at: new Date(row.at).toISOString(),
  }
}
