import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { haveFlownTogether } from "../review-window.ts"
import { findReviewCase } from "./review-cases.ts"
import { reviewsTable } from "./reviews-table.ts"

/**
 * Takes the reviews of a booking out of the count where its two sides have not flown together after all, and
 * brings them back where that was wrong: a guest marked as absent may object, and be right.
 */
export function voidReviewsOfBooking(db: Db, bookingId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockBookingWithFlight(tx, bookingId)
    const found = await findReviewCase(tx, bookingId)
    if (!found || found.reviews.length === 0) return
    const counts = haveFlownTogether(found)
    const ids = found.reviews.map(({ id }) => id)
    const changed = await tx
      .update(reviewsTable)
      .set({ voidedAt: counts ? null : clock.now() })
      .where(
        and(inArray(reviewsTable.id, ids), (counts ? isNotNull : isNull)(reviewsTable.voidedAt)),
      )
      .returning({ id: reviewsTable.id, publishedAt: reviewsTable.publishedAt })
    for (const { id, publishedAt } of changed) {
      const before = publishedAt ? "published" : "waiting"
      await recordEvent(tx, {
        kind: counts ? "review.restored" : "review.voided",
        entityId: id,
        actor: SYSTEM,
        role: "system",
        from: counts ? "voided" : before,
        to: counts ? before : "voided",
      })
    }
  })
}

/** The same for all bookings of a flight: it did not take place. */
export async function voidReviewsOfFlight(db: Db, flightId: number): Promise<void> {
  const bookings = await db
    .selectDistinct({ id: bookingsTable.id })
    .from(bookingsTable)
    .innerJoin(reviewsTable, eq(reviewsTable.bookingId, bookingsTable.id))
    .where(eq(bookingsTable.flightId, flightId))
    .orderBy(bookingsTable.id)
  for (const { id } of bookings) await voidReviewsOfBooking(db, id)
}
