import { and, asc, eq, gt, inArray, or } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { NOTIFICATION_RULES } from "#features/notifications/server/notification-rules.ts"
import { ringBell } from "#features/notifications/server/ring-bell.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { type EventRow, eventsTable } from "#platform/server/events.ts"
import { demoLogins } from "./cast.ts"
import type { Stage } from "./stage.ts"

/** Nobody looks further back. */
export const REMEMBERED_MS = days(100)
/** What is younger has not been read yet. */
export const UNREAD_MS = days(2)
const READ_AFTER_MS = hours(3)

/** What the bell told the demo logins of everything that happened in their bookings since then. */
export async function ringBells(
  db: Db,
  stage: Stage,
  since = new Date(stage.until.getTime() - REMEMBERED_MS),
): Promise<void> {
  const userIds = demoLogins(stage.cast)
  for (const event of await listBookingEvents(db, userIds, since)) {
    const isRead = stage.until.getTime() - event.at.getTime() > UNREAD_MS
    const readAt = isRead ? new Date(event.at.getTime() + READ_AFTER_MS) : null
    for (const row of NOTIFICATION_RULES.filter(({ on }) => on === event.kind)) {
      for (const delivery of await row.deliveries(db, event)) {
        if (delivery.userId === null || !userIds.includes(delivery.userId)) continue
        await ringBell(db, event, delivery, { createdAt: event.at, readAt })
      }
    }
  }
}

/** What has happened since then to the bookings of some people, on either side. */
export async function listBookingEvents(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<EventRow[]> {
  const rows = await db
    .select({ event: eventsTable })
    .from(eventsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, eventsTable.entityId))
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(
      and(
        eq(eventsTable.entity, "booking"),
        gt(eventsTable.at, since),
        or(
          inArray(bookingsTable.passengerId, [...userIds]),
          inArray(flightsTable.pilotId, [...userIds]),
        ),
      ),
    )
    .orderBy(asc(eventsTable.at), asc(eventsTable.id))
  return rows.map(({ event }) => event)
}
