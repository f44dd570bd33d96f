import type { Db } from "#platform/server/db.ts"
import type { ProviderChange } from "./provider-changes.ts"

/** What happens to one payment on the side of its provider. */
export type ProviderAct =
  /** Its amount is reserved. */
  | "pay"
  /** Reserved, but it will not be collected. */
  | "reserve"
  /** Nobody pays it any more. */
  | "decline"
  /** Somebody lets go what is reserved. */
  | "release"
  | ProviderChange

/** Who collects in a sequence: the trial provider, or the Stripe stand-in. */
export interface ProviderSide {
  /** The end of a hold closes the page where it could be paid, and so does an hour. */
  closesPages: boolean
  /** What it can change its mind about. */
  changes: readonly ProviderChange[]
  act(db: Db, paymentRef: string, what: ProviderAct): Promise<void>
  /** From now on a pilot can be paid, or not any more. */
  letBePaid(db: Db, pilotId: number, may: boolean): Promise<void>
  /** A pilot cannot be paid any more, and nobody is told; false: that does not happen here. */
  loseAccount(db: Db, pilotId: number): Promise<boolean>
  /** Sends what was paid out for a booking back; false: there is nothing, or it cannot. */
  returnPayout(db: Db, bookingId: number): Promise<boolean>
  /** A bank sends back a refund that was done, if that happens here. */
  returnRefund(refundRef: string): void
  /** Takes no call any more and tells nothing, until it is back. */
  goAway(isAway: boolean): void
  isAway(): boolean
  /** Tells what has happened by now; false: there was nothing to tell. */
  report(): Promise<boolean>
  /** Whether a call that failed so is repeated by whoever made it. */
  isRepeated(error: unknown): boolean
  /** Where its book and ours differ, to the cent. */
  compare(db: Db): Promise<unknown[]>
}
