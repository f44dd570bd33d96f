import type { Reaction } from "#platform/server/events.ts"
import { voidReviewsOfBooking, voidReviewsOfFlight } from "./void-reviews.ts"

/** Every step of a booking that may say that somebody was not on board, or was after all. */
const PRESENCE_DECIDED = [
  "booking.no_show",
  "booking.disputed",
  "booking.objection_withdrawn",
  "booking.objection_decided",
]

/** What becomes of reviews whose flight, or whose guest, was not there. */
export const reviewsReactions: readonly Reaction[] = [
  {
    on: "flight.cancelled",
    name: "reviews of a flight that did not take place are taken back",
    run: (db, event) => voidReviewsOfFlight(db, event.entityId),
  },
  ...PRESENCE_DECIDED.map(
    (on): Reaction => ({
      on,
      name: "reviews count where both were on board",
      run: (db, event) => voidReviewsOfBooking(db, event.entityId),
    }),
  ),
]
