import { z } from "zod"
import { type ChangeFacts, findChangeFacts } from "#features/bookings/mails/server/change-facts.ts"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

const askingEvent = z.object({ changeId: z.number().int() })

/** Asks the passenger about a change, unless the question is answered or expired. */
export function toAsked(declaration: RuleDeclaration<ChangeFacts>): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) => {
    const { changeId } = askingEvent.parse(event.data)
    const facts = await findChangeFacts(db, event.entityId, changeId)
    return facts ? [aboutPilot(facts, "passenger")] : []
  })
}
