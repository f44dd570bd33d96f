import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { Lead } from "#features/bookings/core/server/mail-facts.ts"

/** Whether the booking that more seats were for goes on without them. */
export function isLeadConfirmed({ status }: Lead): boolean {
  return status === "confirmed"
}

/** „Deine Buchung über 2 Plätze bleibt genau, wie sie ist. “; nothing of one that is over. */
export function formatLeadRemains(lead: Lead): string {
  if (!isLeadConfirmed(lead)) return ""
  return `Deine Buchung über ${formatSeatCount(lead.seats)} bleibt genau, wie sie ist. `
}
