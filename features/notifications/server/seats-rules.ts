import { findGivenUpFacts, type GivenUpFacts } from "#features/bookings/mails/server/seats-facts.ts"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

/** The passenger who gave up some seats. */
export function toGivingUp(declaration: RuleDeclaration<GivenUpFacts>): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) => {
    const facts = await findGivenUpFacts(db, event)
    return facts ? [aboutPilot(facts, "passenger")] : []
  })
}

/** Their pilot, who needs to know who comes along. */
export function toPilotOfGivenUp(declaration: RuleDeclaration<GivenUpFacts>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const facts = await findGivenUpFacts(db, event)
    if (!facts) return []
    return [{ userId: facts.pilot.id, person: facts.passenger, key: "pilot", facts }]
  })
}
