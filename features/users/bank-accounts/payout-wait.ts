import { hours } from "#platform/duration.ts"

/*
 * Whoever takes over a session can lead money elsewhere by another bank account. So the first money leaves to
 * a new IBAN only after three days: time enough for its owner to read the mail about it and to write to us.
 */

export const PAYOUT_WAIT_MS = hours(72)

/** From when on money may leave to an account whose IBAN was new at a moment. */
export function payoutsFrom(changedAt: Date): Date {
  return new Date(changedAt.getTime() + PAYOUT_WAIT_MS)
}

/** Until when payouts to an account wait; null where they do not, or no more. */
export function payoutsWaitUntil(
  account: { payoutsFrom: Date | null } | undefined,
  now: Date,
): Date | null {
  const from = account?.payoutsFrom ?? null
  return from !== null && from > now ? from : null
}
