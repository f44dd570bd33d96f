import { z } from "zod"
import { findMailFacts } from "#features/bookings/server/mail-facts.ts"
import type { RefundFacts } from "#features/bookings/server/refund-facts.ts"
import { aboutPilot, type Declaration, type Row, rowOf } from "./row.ts"

const refundingEvent = z.object({ refundCents: z.number().int() })

/** The passenger hears what goes back to them: the amount that the event says. */
export function toRefunded(declaration: Declaration<RefundFacts>): Row {
  return rowOf("passenger", declaration, async (db, event) => {
    const facts = await findMailFacts(db, event.entityId)
    if (!facts) return []
    const { refundCents } = refundingEvent.parse(event.data)
    const by = event.actorKind
    return [aboutPilot({ ...facts, refundCents, by, reason: event.reason }, "passenger")]
  })
}
