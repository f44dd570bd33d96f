import { isFinal } from "#features/payments/payment.ts"
import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { findUnclaimedCode } from "#features/vouchers/server/find-unclaimed-code.ts"
import { availableCredit } from "#features/vouchers/server/vouchers-queries.ts"
import { creditFor } from "#features/vouchers/spend-credit.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { CreditView } from "../checkout-view.ts"

interface AtCheckout {
  user: UserActor | null
  payment: PaymentRow | undefined
  totalCents: number
  carriedCode: string | undefined
}

/** What somebody's vouchers can pay of an order; a payment under way keeps the part that it has. */
export async function creditAtCheckout(db: Db, at: AtCheckout): Promise<CreditView> {
  const { user, payment, totalCents } = at
  const code = await findUnclaimedCode(db, at.carriedCode)
  if (payment && !isFinal(payment.status)) {
    const cents = payment.creditCents
    return { availableCents: cents, usableCents: cents, isFixed: true, code }
  }
  const availableCents = user ? await availableCredit(db, user.userId) : 0
  const usableCents = creditFor(totalCents, availableCents)
  return { availableCents, usableCents, isFixed: false, code }
}
