import { calendarFile } from "#features/bookings/core/server/calendar-file.ts"
import { clock } from "#platform/clock.ts"
import { days, hours, seconds } from "#platform/duration.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { Db } from "#platform/server/db.ts"
import { listBookingEntries } from "./list-booking-entries.ts"
import { listFlightEntries } from "./list-flight-entries.ts"

/** Half a year: who looks back for longer finds it in the archive. */
const KEPT_MS = days(183)

/** How often calendars are to look again. */
const REFRESH_MS = hours(1)

/**
 * All flights of a person as a calendar, as a pilot and as a guest. It has no method: it is not a
 * message, and its stamps are those of the last changes, so that it is the same until something changes.
 */
export async function feedFile(db: Db, userId: number): Promise<string> {
  const since = new Date(clock.now().getTime() - KEPT_MS)
  const entries = [
    ...(await listFlightEntries(db, userId, since)),
    ...(await listBookingEntries(db, userId, since)),
  ]
  return calendarFile(entries, { name: `Flüge bei ${PRODUCT_NAME}`, ttl: REFRESH_MS / seconds(1) })
}
