import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { ENTITY_LABELS } from "./entity-labels.ts"

/** What the rows are that timers work through: things of events, and some that have no events of their own. */
const SWEPT_ROW_LABELS: Readonly<Record<string, string>> = {
  ...ENTITY_LABELS,
  refund: "Erstattung",
  refund_return: "Zurückgekommene Erstattung",
  dispute: "Rückbuchung",
  queue: "Warteschlange",
  month: "Monat",
  conversation: "Unterhaltung",
}

/** „Buchung 17“ */
export function formatSweptRow(entity: string, id: string): string {
  return `${SWEPT_ROW_LABELS[entity] ?? entity} ${id}`
}

/** Where the back office reads all of it; null where there is no page of one. */
export function pathOfSweptRow(entity: string, id: string): string | null {
  // payouts go by the number of their booking
  const isOfBooking = entity === "booking" || entity === "payout"
  return isOfBooking && /^\d+$/.test(id) ? adminBookingPath(Number(id)) : null
}
