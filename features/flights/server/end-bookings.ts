import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * Ends all bookings of a locked flight, everything goes back. The room of bookings knows how; it
 * stands after this one and is handed in.
 */
export type EndBookings = (
  tx: Db,
  flightId: number,
  why: { actor: Actor; role: ActorRole; reason: string },
) => Promise<void>
