import type { BookingPrice } from "#features/bookings/core/booking.ts"
import type { Part } from "./settlement.ts"

/** A part of a statement as far as its booking is collected: nobody gets what nobody has paid. */
export function collectedPartOf(
  part: Pick<Part, "shareCents" | "feeCents" | "refundShareCents" | "refundFeeCents">,
  collected: BookingPrice,
) {
  const shareCents = Math.min(part.shareCents, collected.shareCents)
  const feeCents = Math.min(part.feeCents, collected.feeCents)
  return {
    shareCents,
    feeCents,
    refundShareCents: collected.shareCents - shareCents,
    refundFeeCents: collected.feeCents - feeCents,
    uncollectedShareCents: part.shareCents + part.refundShareCents - collected.shareCents,
    uncollectedFeeCents: part.feeCents + part.refundFeeCents - collected.feeCents,
  }
}
