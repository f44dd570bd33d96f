import { createHmac } from "node:crypto"
import { sql } from "drizzle-orm"
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { z } from "zod"
import { ANALYTICS_EVENTS } from "#platform/analytics.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { fetchOutbound } from "#platform/server/fetch-outbound.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { secretFor } from "#platform/server/secrets.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { minutes } from "../duration.ts"

/*
 * How often something happened on a day, and nothing else: no cookie is read, no address and no
 * account is kept (specification, section 7: analytics). The browser's half is `platform/analytics.ts`.
 */

const eventCountsTable = pgTable(
  "event_counts",
  { day: date().notNull(), name: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
)

const EVENTS_BY_CALLER: Limit = { name: "page-events", points: 60, windowMs: minutes(10) }

const FORWARD_QUEUE = "forward-page-events"

export const pageEventsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/events",
    summary: "Counts that something happened on a page, without learning to whom",
    access: "anonymous",
    refuses: ["limited"],
    body: z.object({ name: z.enum(ANALYTICS_EVENTS) }),
    answer: z.object({ isCounted: z.literal(true) }),
    async handle({ db, body, address }) {
      const day = isoDay(clock.now(), HOME_ZONE)
      await consumeRateLimit(EVENTS_BY_CALLER, nameless(address, day))
      await countEvent(db, { day, name: body.name })
      return { json: { isCounted: true } }
    },
  }),
]

// the limit must tell callers apart, but nobody may read their addresses out of it
function nameless(address: string, day: string): string {
  return createHmac("sha256", secretFor("page-events"))
    .update(`${day}\n${address}`)
    .digest("base64url")
}

async function countEvent(db: Db, event: { day: string; name: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(eventCountsTable)
      .values({ ...event, count: 1 })
      .onConflictDoUpdate({
        target: [eventCountsTable.day, eventCountsTable.name],
        set: { count: sql`${eventCountsTable.count} + 1` },
      })
    if (env().ANALYTICS_URL) await enqueue(tx, FORWARD_QUEUE, event)
  })
}

const FORWARD_TIMEOUT_MS = 10_000

/** Tells the operator's own statistics, if there are any; a failure is repeated like every job. */
export const forwardPageEventsQueue: JobQueue = {
  name: FORWARD_QUEUE,
  async run(_db, data) {
    const { ANALYTICS_URL } = env()
    const event = z.object({ name: z.string(), day: z.string() }).parse(data)
    if (!ANALYTICS_URL) return
    const answer = await fetchOutbound(ANALYTICS_URL, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`ANALYTICS_URL answered ${answer.status}`)
  },
}
