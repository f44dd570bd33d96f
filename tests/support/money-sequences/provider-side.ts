import type { Db } from "#platform/server/db.ts"

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

/** Who collects in a sequence: the trial provider, or the Stripe stand-in. */
export interface ProviderSide {
  /** The end of a hold closes the page where it could be paid, and so does an hour. */
  closesPages: boolean
  act(db: Db, paymentRef: string, what: ProviderAct): Promise<void>
  /** Tells what has happened by now; false: there was nothing to tell. */
  report(): Promise<boolean>
  /** Whether a call that failed so is repeated by whoever made it. */
  isRepeated(error: unknown): boolean
  /** Where its book and ours differ, to the cent. */
  compare(db: Db): Promise<unknown[]>
}
