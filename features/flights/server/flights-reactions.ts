import type { Reaction } from "#platform/server/events.ts"
import { pauseFlightsOf, resumeFlightsOf } from "./pause-flights-of.ts"

/** What flights do when the account of their pilot is blocked or opened again. */
export const flightsReactions: readonly Reaction[] = [
  {
    on: "user.blocked",
    name: "published flights are paused",
    run: (db, event) => pauseFlightsOf(db, event.entityId),
  },
  {
    on: "user.unblocked",
    name: "flights that were paused with the account come back",
    run: (db, event) => resumeFlightsOf(db, event.entityId),
  },
]
