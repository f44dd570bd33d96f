import type { Reaction } from "#platform/server/events.ts"
import { linkPublishedFlight } from "./link-published-flight.ts"
import { matchBooking } from "./match-booking.ts"
import { removeRequestsOf } from "./remove-requests-of.ts"

/** Every way in which a booking becomes a confirmed one. */
const CONFIRMED = ["booking.accepted", "booking.confirmed_at_once", "booking.counter_accepted"]

/** What a request does when flights appear, are booked, or its owner is blocked. */
export const flightRequestsReactions: readonly Reaction[] = [
  {
    on: "flight.published",
    name: "a flight for a request becomes an offer",
    run: (db, event) => linkPublishedFlight(db, event.entityId),
  },
  ...CONFIRMED.map((on) => ({
    on,
    name: "a request is matched",
    run: (db: Parameters<Reaction["run"]>[0], event: Parameters<Reaction["run"]>[1]) =>
      matchBooking(db, event.entityId),
  })),
  {
    on: "user.blocked",
    name: "open requests are removed",
    run: (db, event) => removeRequestsOf(db, event.entityId),
  },
]
