import { type SQL, sql } from "drizzle-orm"
import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/flight.ts"
import { clock } from "#platform/clock.ts"
import { DEFAULT_DAYS_AHEAD } from "../search-url.ts"
import { freeSeats } from "./list-flight-cards.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** `flights f` with a date and a free seat that can be booked now. */
export function bookable(): SQL {
  const from = new Date(clock.now().getTime() + BOOKING_CLOSES_BEFORE_START_MS)
  return sql`f.status = 'published' and f.schedule = 'fixed' and f.departs_at >= ${from} and ${freeSeats()} > 0`
}

/** `flights f` with a free seat that start within the days that the search shows by itself. */
export function bookableSoon(): SQL {
  const to = new Date(clock.now().getTime() + DEFAULT_DAYS_AHEAD * DAY_MS)
  return sql`${bookable()} and f.departs_at <= ${to}`
}
