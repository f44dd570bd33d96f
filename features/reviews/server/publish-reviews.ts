import { and, eq, isNull, sql } from "drizzle-orm"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { endsOfOpenWindows } from "../review-window.ts"
import { reviewsTable } from "./reviews-table.ts"

const QUEUE = "publish-reviews"

/** Every ten minutes: whatever is there when the window ends is to be read, alone where the other side is silent. */
export const publishReviewsQueue: JobQueue = {
  name: QUEUE,
  cron: "*/10 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "booking",
      due: listClosed,
      each: (from, { id }) =>
        inTransaction(from, async (tx) => {
          await lockBookingWithFlight(tx, id)
          await publishReviewsOf(tx, id)
        }),
    }),
}

function listClosed(db: Db, limit: number): Promise<{ id: number }[]> {
  const { after } = endsOfOpenWindows(clock.now())
  return db
    .selectDistinct({ id: reviewsTable.bookingId })
    .from(reviewsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, reviewsTable.flightId))
    .where(
      and(
        isNull(reviewsTable.publishedAt),
        isNull(reviewsTable.voidedAt),
        sql`${flightsTable.arrivesAt} <= ${after}`,
      ),
    )
    .orderBy(reviewsTable.bookingId)
    .limit(limit)
}

/** Shows what the sides of a locked booking have written; a repeat changes nothing. */
export async function publishReviewsOf(tx: Db, bookingId: number): Promise<void> {
  const published = await tx
    .update(reviewsTable)
    .set({ publishedAt: clock.now() })
    .where(
      and(
        eq(reviewsTable.bookingId, bookingId),
        isNull(reviewsTable.publishedAt),
        isNull(reviewsTable.voidedAt),
      ),
    )
    .returning({ id: reviewsTable.id })
  for (const { id } of published) {
    await recordEvent(tx, {
      kind: "review.published",
      entityId: id,
      actor: SYSTEM,
      role: "system",
      from: "waiting",
      to: "published",
    })
  }
}
