import type { Reaction } from "#platform/server/events.ts"
import { confirmSubscriptions } from "./confirm-subscriptions.ts"
import { matchFlight } from "./match-flight.ts"

/** What a subscription does when its owner proves the address, and when something new flies. */
export const subscriptionsReactions: readonly Reaction[] = [
  {
    on: "user.email_confirmed",
    name: "waiting subscriptions become active",
    run: (db, event) => confirmSubscriptions(db, event.entityId, event.at),
  },
  {
    // asked for again while the code was being typed in
    on: "user.signed_in",
    name: "subscriptions that came too late become active",
    run: (db, event) => confirmSubscriptions(db, event.entityId, event.at),
  },
  {
    on: "flight.published",
    name: "subscriptions find the flight",
    run: (db, event) => matchFlight(db, { flightId: event.entityId, publishedAt: event.at }),
  },
]
