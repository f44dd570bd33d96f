import { type SQL, sql } from "drizzle-orm"
import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/flight.ts"
import { clock } from "#platform/clock.ts"
import { DEFAULT_DAYS_AHEAD } from "../search-url.ts"
import { freeSeats } from "./list-flight-cards.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** `flights f` with a free seat that start within the days that the search shows by itself. */
export function bookableSoon(): SQL {
  const now = clock.now().getTime()
  const from = new Date(now + BOOKING_CLOSES_BEFORE_START_MS)
  const to = new Date(now + DEFAULT_DAYS_AHEAD * DAY_MS)
  return sql`f.status = 'published' and f.schedule = 'fixed' and f.departs_at between ${from} and ${to} and ${freeSeats()} > 0`
}
