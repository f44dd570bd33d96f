import { sql } from "drizzle-orm"
import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import { clock } from "#platform/clock.ts"
import { minutes, seconds } from "#platform/duration.ts"
import type { SecurityKind } from "#platform/security-kinds.ts"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { networkHash } from "#platform/server/network-hash.ts"

/*
 * The log of security. What is noted waits in memory and is written every few seconds, so that no request
 * waits for it or fails by it; a process that is killed loses those seconds. The same of one person, one
 * network and one minute is one row with a count.
 */

export const securityEventsTable = pgTable("security_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<SecurityKind>().notNull(),
  /** Whose account it is about; null where nobody's. */
  userId: integer("user_id"),
  networkHash: text("network_hash"),
  device: text(),
  minute: timestamp({ withTimezone: true }).notNull(),
  count: integer().notNull(),
})

type SecurityRow = Omit<typeof securityEventsTable.$inferSelect, "id">

interface SecurityNote {
  kind: SecurityKind
  userId?: number | undefined
  /** The caller's network address; only a keyed hash of its network is kept. */
  address?: string | undefined
  device?: string | undefined
}

/** So many rows of a minute tell apart who it was; what comes beyond is only counted, by its kind. */
const MAX_ROWS_A_MINUTE = 100

const WRITE_EVERY_MS = seconds(5)

const waiting = new Map<string, SecurityRow>()
let current = { minute: 0, keys: new Set<string>() }

/** Notes that something happened; costs a look into a map, and never throws. */
export function noteSecurityEvent({ kind, userId, address, device }: SecurityNote): void {
  const minute = startOfMinute(clock.now())
  if (current.minute !== minute.getTime()) {
    current = { minute: minute.getTime(), keys: new Set() }
  }
  const row = {
    kind,
    userId: userId ?? null,
    networkHash: address === undefined ? null : networkHash(address),
    device: device ?? null,
    minute,
  }
  const key = keyOf(row)
  if (current.keys.has(key) || current.keys.size < MAX_ROWS_A_MINUTE) {
    current.keys.add(key)
    add({ ...row, count: 1 })
  } else {
    add({ ...row, userId: null, networkHash: null, device: null, count: 1 })
  }
}

function add(row: SecurityRow): void {
  const key = keyOf(row)
  const former = waiting.get(key)
  if (former) former.count += row.count
  else waiting.set(key, row)
}

function keyOf({ kind, userId, networkHash: network, device, minute }: Omit<SecurityRow, "count">) {
  return JSON.stringify([kind, userId, network, device, minute.getTime()])
}

/** Writes what waits. What cannot be written is dropped and said in the log: it must not pile up. */
export async function writeSecurityNotes(db: Db): Promise<void> {
  const rows = [...waiting.values()]
  waiting.clear()
  if (rows.length === 0) return
  const events = securityEventsTable
  await db
    .insert(events)
    .values(rows)
    .onConflictDoUpdate({
      target: [events.kind, events.userId, events.networkHash, events.device, events.minute],
      set: { count: sql`${events.count} + excluded.count` },
    })
    .catch((error: unknown) =>
      log.error({ err: error, rows: rows.length }, "the log of security could not be written"),
    )
}

/** Writes every few seconds; the answer stops it and writes what is left. */
export function startSecurityNotes(db: Db): () => Promise<void> {
  const timer = setInterval(() => void writeSecurityNotes(db), WRITE_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return writeSecurityNotes(db)
  }
}

/** Rows begin with the minute of what they count. */
export function startOfMinute(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % minutes(1)))
}
