import {
  findWaitlistFacts,
  type WaitlistFacts,
} from "#features/bookings/mails/server/waitlist-facts.ts"
import { type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

/** Whoever waits for a flight hears what becomes of their place, unless it was their own doing. */
export function toWaiting(declaration: RuleDeclaration<WaitlistFacts>): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) => {
    const isOwnDoing = event.actorKind === "passenger" || event.reason === "booked"
    const facts = isOwnDoing ? undefined : await findWaitlistFacts(db, event)
    if (!facts) return []
    return [{ userId: facts.entry.userId, key: "passenger", facts }]
  })
}
