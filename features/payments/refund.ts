import { hours } from "#platform/duration.ts"

/*
 * Money of a collected payment that goes back: ordered by whoever owes it, called for at the
 * provider outside of any transaction, done when the provider's signed report has come.
 */

/**
 * `written_off`: the bank of whoever paid has taken it back before. `returned`: it was done and came back, and
 * stays promised; `paid_otherwise`: whoever paid has it in another way.
 */
export type RefundStatus =
  | "ordered"
  | "done"
  | "failed"
  | "written_off"
  | "returned"
  | "paid_otherwise"

/** A refund that its provider has refused is tried again after these pauses; then a person looks. */
const PAUSES_MS = [hours(1), hours(6), hours(24), hours(72)] as const

/** When a refund is tried once more whose try of this number has failed at `now`; null: not by itself. */
export function nextAttempt(attempt: number, now: Date): Date | null {
  const pause = PAUSES_MS[attempt - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

/**
 * What a try is called at the provider: a name that was refused stays refused, so that each try
 * needs one of its own; within a try it is the same however often it is asked for.
 */
export function attemptKey({ ref, attempt }: { ref: string; attempt: number }): string {
  return attempt === 1 ? ref : `${ref}/${attempt}`
}

/** The key of the card's part of a refund that came back, where vouchers keep the other part. */
export function returnedKey(key: string): string {
  return `${key}/returned`
}

/** The refund that a try belongs to. */
export function refOfAttempt(name: string): string {
  return name.split("/")[0] ?? name
}

export type RefundReason =
  | "cancelled_by_pilot"
  | "cancelled_by_passenger"
  | "flight_cancelled"
  | "price_cut"
  | "change_not_accepted"
  | "settlement"
  | "waived"
  | "voucher_withdrawn"
  | "seats_given_up"
  | "goodwill"
