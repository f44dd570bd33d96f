import { findWaitlistFacts, type WaitlistFacts } from "#features/bookings/server/waitlist-facts.ts"
import { type Declaration, type Row, rowOf } from "./row.ts"

/** Whoever waits for a flight hears what becomes of their place, unless it was their own doing. */
export function toWaiting(declaration: Declaration<WaitlistFacts>): Row {
  return rowOf("passenger", declaration, async (db, event) => {
    const isOwnDoing = event.actorKind === "passenger" || event.reason === "booked"
    const facts = isOwnDoing ? undefined : await findWaitlistFacts(db, event)
    if (!facts) return []
    return [{ userId: facts.entry.userId, key: "passenger", facts }]
  })
}
