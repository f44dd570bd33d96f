import { logFlownFlight } from "#features/flights/core/server/log-flown-flight.ts"
import { followPapersOf } from "#features/flights/pausing/server/follow-papers.ts"
import {
  pauseFlightsOf,
  resumeFlightsOf,
} from "#features/flights/pausing/server/pause-flights-of.ts"
import { findDocument } from "#features/verification/server/find-document.ts"
import { takeBackLanding } from "#features/verification/server/propose-landing.ts"
import type { Reaction } from "#platform/server/events.ts"

/**
 * What a flight's own steps mean for the landing log of its pilot, and what flights do when the account of
 * their pilot is blocked or opened again.
 */
export const flightsReactions: readonly Reaction[] = [
  {
    on: "flight.landed",
    name: "a flown flight goes into the landing log",
    run: (db, event) => logFlownFlight(db, event.entityId),
  },
  {
    on: "flight.cancelled",
    name: "what did not take place leaves the landing log",
    run: (db, event) => takeBackLanding(db, event.entityId),
  },
  {
    on: "document.verified",
    name: "flights that were paused for a paper come back",
    run: async (db, event) => {
      const document = await findDocument(db, event.entityId)
      if (document) await followPapersOf(db, document.userId)
    },
  },
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
