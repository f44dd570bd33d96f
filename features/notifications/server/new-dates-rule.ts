import { listNewDates } from "#features/bookings/cancellation/server/new-dates-queries.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { NewDatesFacts } from "#features/bookings/mails/server/new-dates-mails.tsx"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

/** Notifies the guest of a cancelled flight of its new dates, unless they have answered already. */
export function toRebookable(declaration: RuleDeclaration<NewDatesFacts>): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) => {
    const facts = await findMailFacts(db, event.entityId)
    if (facts?.booking.status !== "rebooking_offered") return []
    const dates = (await listNewDates(db, facts.booking.flightId)).map((date) => date.departsAt)
    if (dates.length === 0) return []
    return [aboutPilot({ ...facts, dates, reason: event.reason }, "passenger")]
  })
}
