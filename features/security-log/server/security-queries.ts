import { and, asc, count, desc, eq, gte, type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { isoDay, startOfDay } from "#platform/days.ts"
import { days, hours } from "#platform/duration.ts"
import { pageOfList } from "#platform/list-address.ts"
import { SECURITY_KINDS, type SecurityKind } from "#platform/security-kinds.ts"
import type { Db } from "#platform/server/db.ts"
import { securityEventsTable as events } from "#platform/server/security-notes.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { ListedSecurityEvent, SecurityFigure, SecurityQuery } from "../security-list.ts"
import { type SecuritySpike, securitySpikes } from "../security-spikes.ts"

const PAGE = 30

/** So long the log is kept, as other logs are. */
export const SECURITY_LOG_MS = days(30)

const MAX_OF_A_PERSON = 30

/** What concerned one account lately, the newest first. */
export async function listSecurityOf(db: Db, userId: number): Promise<ListedSecurityEvent[]> {
  const since = new Date(clock.now().getTime() - SECURITY_LOG_MS)
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), gte(events.minute, since)))
    .orderBy(desc(events.minute), desc(events.id))
    .limit(MAX_OF_A_PERSON)
  return rows.map(listed)
}

/** A page of the whole log; a page number past the end shows the last page. */
export async function listSecurityLog(db: Db, query: SecurityQuery) {
  const which = and(...conditionsOf(query))
  const [all] = await db.select({ count: count() }).from(events).where(which)
  const total = all?.count ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const direction = query.sort === "aelteste" ? asc : desc
  const rows = await db
    .select()
    .from(events)
    .where(which)
    .orderBy(direction(events.minute), direction(events.id))
    .limit(PAGE)
    .offset(offset)
  return { entries: rows.map(listed), total, page, pageCount }
}

function conditionsOf({ kind, search }: SecurityQuery): SQL[] {
  const isKind = (SECURITY_KINDS as readonly string[]).includes(kind)
  return [
    ...(isKind ? [eq(events.kind, kind as SecurityKind)] : []),
    // a search that is no number of an account finds nothing
    ...(search === "" ? [] : [ACCOUNT_NUMBER.test(search) ? ofUser(Number(search)) : sql`false`]),
  ]
}

const ACCOUNT_NUMBER = /^[1-9]\d{0,8}$/

const ofUser = (userId: number) => eq(events.userId, userId)

/** How often each kind happened since this midnight, the most frequent first. */
export function countSecurityToday(db: Db): Promise<SecurityFigure[]> {
  return countSince(db, startOfDay(isoDay(clock.now(), HOME_ZONE), HOME_ZONE))
}

/** What came more often within the last hour than it ever should. */
export async function listSecuritySpikes(db: Db): Promise<SecuritySpike[]> {
  return securitySpikes(await countSince(db, new Date(clock.now().getTime() - hours(1))))
}

/** How many kinds somebody should look at now. */
export async function countSecuritySpikes(db: Db): Promise<number> {
  return (await listSecuritySpikes(db)).length
}

function countSince(db: Db, since: Date): Promise<SecurityFigure[]> {
  const sum = sql<number>`sum(${events.count})`.mapWith(Number)
  return db
    .select({ kind: events.kind, count: sum })
    .from(events)
    .where(gte(events.minute, since))
    .groupBy(events.kind)
    .orderBy(desc(sum), asc(events.kind))
}

const SHOWN_OF_A_HASH = 6

function listed({ minute, networkHash, ...row }: typeof events.$inferSelect): ListedSecurityEvent {
  return {
    ...row,
    minute: minute.toISOString(),
    network: networkHash && shortNameOf(networkHash),
  }
}

/** „K7QX2M“: in capitals, so that nobody takes it for a word. */
function shortNameOf(networkHash: string): string {
  return networkHash
    .replaceAll(/[^a-z\d]/gi, "")
    .slice(0, SHOWN_OF_A_HASH)
    .toUpperCase()
}
