import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { PaymentProviderName } from "../payment.ts"
import type { FlagReason } from "../payment-flag.ts"
import { paymentFlagsTable } from "./payments-tables.ts"

export interface NewFlag {
  provider: PaymentProviderName
  eventId: string
  reason: FlagReason
  /** As the provider calls what it is about. */
  subject: string
  paymentId?: number
  amountCents?: number
}

/** Leaves a report for the back office, once per event. */
export async function flagPayment(tx: Db, flag: NewFlag): Promise<void> {
  await tx
    .insert(paymentFlagsTable)
    .values({ ...flag, flaggedAt: clock.now() })
    .onConflictDoNothing()
}
