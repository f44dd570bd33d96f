import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"

export interface WhyEnded {
  actor: Actor
  role: ActorRole
  reason: string
  /** What the pilot has to say to the guests. */
  word?: string
}

/**
 * Ends all bookings of a locked flight, everything goes back. The room of bookings knows how; it
 * stands after this one and is handed in.
 */
export type EndBookings = (tx: Db, flightId: number, why: WhyEnded) => Promise<void>
