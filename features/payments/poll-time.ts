import { days, hours, minutes } from "#platform/duration.ts"
import { isUnderWay, type PaymentStatus } from "./payment.ts"

/** What the product wants of a payment until its provider has done it. */
export type WantedOfPayment = "capture" | "void" | "close"

/** A report that has not come by then is asked for. */
export const REPORT_PATIENCE_MS = minutes(20)
/** What only waits for people is asked about so often. */
const IDLE_MS = hours(24)
/** A provider that has not done by then what we want is a person's to ask. */
export const OWED_MS = days(1)
/** A payment that nobody has made by then is closed. */
export const UNPAID_MS = days(3)

interface PolledPayment {
  status: PaymentStatus
  wanted: WantedOfPayment | null
  hasOpenRefunds: boolean
}

/** When a provider is asked about a payment next, after it was asked at `now`; null: nothing is awaited of it. */
export function nextPollAfter(payment: PolledPayment, now: Date): Date | null {
  if (!payment.hasOpenRefunds && !isUnderWay(payment.status)) return null
  const isIdle = payment.status === "authorised" || payment.status === "processing"
  const isAwaited = payment.hasOpenRefunds || payment.wanted !== null || !isIdle
  return new Date(now.getTime() + (isAwaited ? REPORT_PATIENCE_MS : IDLE_MS))
}
