import { formatIsoDay } from "#platform/time.ts"
import type { VoucherOrderView } from "../voucher-view.ts"

/** „Per Mail mit PDF an inge@…, am 24. Juni 2027 um 08:00 Uhr“, before it is paid. */
export function formatDelivery({ delivery, deliverOn, recipientEmail }: VoucherOrderView): string {
  if (delivery === "print") return "Als PDF zum Drucken, per Mail an dich"
  const to = `Per Mail mit PDF an ${recipientEmail ?? "die beschenkte Person"}`
  if (delivery === "now" || !deliverOn) return `${to}, gleich nach der Zahlung`
  return `${to}, am ${formatIsoDay(deliverOn)} um 08:00 Uhr`
}
