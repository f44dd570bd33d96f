import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { ENTITY_LABELS } from "./entity-labels.ts"
import { RULE_LABELS } from "./rule-labels.ts"

/** What the rows are that timers work through: things of events, and some that have no events of their own. */
const SWEPT_ROW_LABELS: Readonly<Record<string, string>> = {
  ...ENTITY_LABELS,
  refund: "Erstattung",
  refund_return: "Zurückgekommene Erstattung",
  dispute: "Rückbuchung",
  queue: "Warteschlange",
  month: "Monat",
  rule: "Regel der Bücher",
  conversation: "Unterhaltung",
}

/** Rules go by a sentence, and no number. */
export const RULE_ENTITY = "rule"

/** „Buchung 17“ */
export function formatSweptRow(entity: string, id: string): string {
  const rule = entity === RULE_ENTITY ? RULE_LABELS[id] : undefined
  if (rule) return `${SWEPT_ROW_LABELS[RULE_ENTITY]}: ${rule}`
  return `${SWEPT_ROW_LABELS[entity] ?? entity} ${id}`
}

/** Where the back office reads all of it; null where there is no page of one. */
export function pathOfSweptRow(entity: string, id: string): string | null {
  // payouts go by the number of their booking
  const isOfBooking = entity === "booking" || entity === "payout"
  return isOfBooking && /^\d+$/.test(id) ? adminBookingPath(Number(id)) : null
}
