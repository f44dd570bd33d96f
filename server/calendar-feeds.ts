import { createHash } from "node:crypto"
import { Hono } from "hono"
import { feedFile } from "#features/calendar-feed/server/feed-file.ts"
import { findFeedBySecret } from "#features/calendar-feed/server/find-feed.ts"
import { hours, minutes, seconds } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"

/** Of one calendar, for all devices that have subscribed to it. */
const FETCHES: Limit = { name: "calendar-feed", points: 240, windowMs: hours(1) }

const ICS = ".ics"

/** Not to be found by search engines, whoever has put the address where they look. */
const UNLISTED = { "x-robots-tag": "noindex" }

const CALENDAR = {
  ...UNLISTED,
  "content-type": "text/calendar; charset=utf-8",
  "content-disposition": 'inline; filename="fluege.ics"',
  "cache-control": `private, max-age=${minutes(5) / seconds(1)}`,
}

/**
 * The calendars that people have subscribed to (`features/calendar-feed`). The address is a secret of 256
 * bits: it proves itself, guessing leads nowhere, and nothing here writes it down.
 */
export function calendarFeeds(db: Db) {
  const routes = new Hono()
  routes.get("/kalender/:file{[\\w-]{43}\\.ics}", async (c) => {
    const feed = await findFeedBySecret(db, c.req.param("file").slice(0, -ICS.length))
    if (!feed) return c.text("Diesen Kalender gibt es nicht.\n", 404, UNLISTED)
    const refusal = await consumeRateLimit(FETCHES, String(feed.userId)).catch(tooMany)
    if (refusal) return c.text(`${refusal.message}\n`, 429, UNLISTED)
    const file = await feedFile(db, feed.userId)
    const hash = createHash("sha256").update(file).digest("base64url").slice(0, 22)
    const headers = { ...CALENDAR, etag: `"${hash}"` }
    if (c.req.header("if-none-match")?.includes(hash)) return c.body(null, 304, headers)
    return c.body(file, 200, headers)
  })
  return routes
}

function tooMany(error: unknown): DomainError {
  if (error instanceof DomainError && error.kind === "limited") return error
  throw error
}
