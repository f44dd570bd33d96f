import { type SQL, sql } from "drizzle-orm"
import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay, startOfDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { DEFAULT_DAYS_AHEAD } from "../search-query.ts"
import { freeSeats } from "./list-flight-cards.ts"

/** `flights f` with a date and a free seat that can be booked now. */
export function bookable(): SQL {
  const from = new Date(clock.now().getTime() + BOOKING_CLOSES_BEFORE_START_MS)
  return sql`f.status = 'published' and f.schedule = 'fixed' and f.departs_at >= ${from} and ${freeSeats()} > 0`
}

/** `flights f` with a free seat that start within the days that the search shows by itself: whole days. */
export function bookableSoon(): SQL {
  const today = isoDay(clock.now(), HOME_ZONE)
  const until = startOfDay(addDays(today, DEFAULT_DAYS_AHEAD + 1), HOME_ZONE)
  return sql`${bookable()} and f.departs_at < ${until}`
}
