import type { Reaction } from "#platform/server/events.ts"
import { type BookingLineKind, EVENT_LINES } from "../event-line.ts"
import { followBooking } from "./follow-booking.ts"
import { followOffer } from "./follow-offer.ts"

/** What happens between two people stands in their conversation. */
export const conversationsReactions: readonly Reaction[] = [
  ...Object.keys(EVENT_LINES)
    .filter((kind): kind is BookingLineKind => kind.startsWith("booking."))
    .map((kind) => ({
      on: kind,
      name: "a booking moves on in its conversation",
      run: (db: Parameters<Reaction["run"]>[0], event: Parameters<Reaction["run"]>[1]) =>
        followBooking(db, event, kind),
    })),
  {
    on: "flight_request.offer_received",
    name: "an offer opens a conversation",
    run: followOffer,
  },
]
