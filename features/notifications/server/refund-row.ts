import { z } from "zod"
import { findMailFacts } from "#features/bookings/server/mail-facts.ts"
import type { RefundFacts } from "#features/bookings/server/refund-facts.ts"
import { aboutPilot, type Declaration, type Row, rowOf } from "./row.ts"

const refundingEvent = z.object({
  refundCents: z.int(),
  refundShareCents: z.int().optional(),
  refundFeeCents: z.int().optional(),
  // events from before say nothing of it
  refundCreditCents: z.int().default(0),
})

/** The passenger hears what goes back to them: the amount that the event says. */
export function toRefunded(declaration: Declaration<RefundFacts>): Row {
  return rowOf("passenger", declaration, async (db, event) => {
    const facts = await findMailFacts(db, event.entityId)
    if (!facts) return []
    const { refundCents, refundShareCents, refundFeeCents, refundCreditCents } =
      refundingEvent.parse(event.data)
    const back = { cardCents: refundCents - refundCreditCents, creditCents: refundCreditCents }
    const parts =
      refundShareCents === undefined || refundFeeCents === undefined
        ? null
        : { shareCents: refundShareCents, feeCents: refundFeeCents }
    const { actorKind: by, reason } = event
    return [aboutPilot({ ...facts, refundCents, back, parts, by, reason }, "passenger")]
  })
}
