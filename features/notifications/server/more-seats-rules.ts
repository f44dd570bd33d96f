import {
  type AddedFacts,
  findAddedFacts,
} from "#features/bookings/mails/server/more-seats-facts.ts"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

/** The passenger whose booking has more seats now. */
export function toAdding(declaration: RuleDeclaration<AddedFacts>): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) => {
    const facts = await findAddedFacts(db, event)
    if (!facts) return []
    return [{ ...aboutPilot(facts, "passenger"), moreSeats: facts.added.seats }]
  })
}

/** Their pilot, unless it was they who said yes. */
export function toPilotOfAdded(declaration: RuleDeclaration<AddedFacts>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const facts = event.actorKind === "pilot" ? undefined : await findAddedFacts(db, event)
    if (!facts) return []
    const { pilot, passenger: person, added } = facts
    return [{ userId: pilot.id, person, key: "pilot", facts, moreSeats: added.seats }]
  })
}
