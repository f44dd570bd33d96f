import { and, asc, eq, isNotNull } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sweep } from "#platform/server/sweep.ts"
import { bookingsTable as bookings } from "./bookings-tables.ts"

/** Guests have let the time to answer pass; `bookingIds` says which. */
export const CHANGE_UNANSWERED = "flight.change_unanswered"
export const NEW_DATES_UNANSWERED = "flight.new_dates_unanswered"

const ENDED_AS = {
  [CHANGE_UNANSWERED]: "cancelled_by_passenger",
  [NEW_DATES_UNANSWERED]: "cancelled_by_pilot",
} as const

/**
 * The time to answer is the same for all guests of a flight, so whoever lets it pass ends in the same
 * minute. Their pilot hears of the flight and not of each guest, as soon as the sweep of `queue` has
 * ended them.
 */
export function notifyOfUnanswered(
  db: Db,
  { queue, kind }: { queue: string; kind: keyof typeof ENDED_AS },
): Promise<void> {
  const isUnannounced = and(
    isNotNull(bookings.notificationDueSince),
    eq(bookings.status, ENDED_AS[kind]),
  )
  return sweep(db, {
    queue,
    entity: "flight",
    due: (from, limit) =>
      from
        .selectDistinct({ id: bookings.flightId })
        .from(bookings)
        .where(isUnannounced)
        .orderBy(asc(bookings.flightId))
        .limit(limit),
    each: (from, { id }) =>
      inTransaction(from, async (tx) => {
        const taken = await tx
          .update(bookings)
          .set({ notificationDueSince: null })
          .where(and(eq(bookings.flightId, id), isUnannounced))
          .returning({ id: bookings.id })
        if (taken.length === 0) return
        const bookingIds = taken.map((booking) => booking.id).toSorted((one, other) => one - other)
        await recordEvent(tx, {
          kind,
          entityId: id,
          actor: SYSTEM,
          role: "system",
          data: { bookingIds },
        })
      }),
  })
}
