import { findBookingRefund } from "#features/bookings/core/server/booking-refunds.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { RefundFacts } from "#features/bookings/mails/server/refund-facts.ts"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

/** The passenger hears what goes back to them by an event. */
export function toRefunded(declaration: RuleDeclaration<RefundFacts>): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) => {
    const facts = await findMailFacts(db, event.entityId)
    if (!facts) return []
    const refund = await findBookingRefund(db, event.id)
    if (!refund) throw new Error(`event ${event.id} gave nothing back`)
    const { amountCents: refundCents, creditCents, shareCents, feeCents } = refund
    const back = { cardCents: refundCents - creditCents, creditCents }
    const parts = shareCents === null || feeCents === null ? null : { shareCents, feeCents }
    const { actorKind: by, reason } = event
    return [aboutPilot({ ...facts, refundCents, back, parts, by, reason }, "passenger")]
  })
}
