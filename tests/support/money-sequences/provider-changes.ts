import type { Command, Step } from "./model.ts"
import type { Booking, Model, Order } from "./state.ts"

/*
 * A provider, or the bank of a guest, that changes its mind about a collected payment. What is promised back
 * stays promised: it only goes later, is written off, or is somebody's case.
 */

export const PROVIDER_CHANGES = [
  "refuseRefundOnce",
  "refuseRefunds",
  "delayRefunds",
  "dispute",
  "disputePart",
  "winDispute",
  "loseDispute",
] as const
export type ProviderChange = (typeof PROVIDER_CHANGES)[number]

export const isProviderChange = (command: Command): command is ProviderChange =>
  PROVIDER_CHANGES.some((one) => one === command)

/** The newest payment of a guest that a provider can still change its mind about. */
export function changedBooking(model: Model, { command, guest }: Step): Booking | undefined {
  return model.bookings.findLast(
    (booking) => booking.guest === guest && booking.order && canChange(booking.order, command),
  )
}

export function change(order: Order, command: ProviderChange): boolean {
  if (command === "refuseRefunds") order.refusesRefunds = true
  if (command === "dispute" || command === "disputePart") order.dispute = "open"
  if (command === "winDispute") order.dispute = "won"
  if (command === "loseDispute") order.dispute = "lost"
  return true
}

function canChange(order: Order, command: Command): boolean {
  if (command === "winDispute" || command === "loseDispute") return order.dispute === "open"
  const cardLeft = order.due - order.creditDue - order.cardBack
  if (order.state !== "collected" || cardLeft <= 0) return false
  return (command !== "dispute" && command !== "disputePart") || order.dispute === "none"
}
