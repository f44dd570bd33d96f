import { eq } from "drizzle-orm"
import type { NamedCheckout } from "#features/bookings/checkout/server/place-order.ts"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { PaymentMeans } from "#features/payments/payment.ts"
import { type StartedPayment, startPayment } from "#features/payments/server/start-payment.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { bindVoucherOrder } from "#features/vouchers/server/bind-voucher-order.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { findVoucherCheckout } from "./find-voucher-checkout.ts"

interface VoucherOrder {
  buyerEmail: string
  shownTotalCents: number
  means?: PaymentMeans
}

/** Orders the voucher of a checkout and opens its payment; a repeat finds the same payment. */
export async function orderVoucher(
  db: Db,
  user: UserActor | null,
  at: NamedCheckout,
  order: VoucherOrder,
): Promise<StartedPayment> {
  const checkout = await inTransaction(db, (tx) => prepare(tx, user, at, order))
  return startPayment(db, checkout)
}

async function prepare(
  tx: Db,
  user: UserActor | null,
  { ref, secret }: NamedCheckout,
  order: VoucherOrder,
) {
  if (user) await lockAccountShared(tx, user.userId)
  const found = await findVoucherCheckout(tx, { secret, user }, ref)
  const now = clock.now()
  if (!found || found.expiresAt <= now) throw noVoucher()
  const voucher = await bindVoucherOrder(tx, found.voucher.id, {
    user,
    buyerEmail: order.buyerEmail,
  })
  if (voucher.valueCents !== order.shownTotalCents) throw otherTotal(voucher.valueCents)
  await tx
    .update(checkoutsTable)
    .set({ userId: user?.userId ?? null, orderedAt: now })
    .where(eq(checkoutsTable.id, found.id))
  return {
    checkoutId: found.id,
    checkoutRef: found.ref,
    amountCents: voucher.valueCents,
    // money that is owed buys no promise of money
    creditCents: 0,
    means: order.means ?? "card",
  }
}

function otherTotal(valueCents: number): DomainError {
  return new DomainError(
    "other-total",
    "invalid",
    `Der Gutschein kostet ${formatEuro(valueCents)}. Lade die Seite neu und prüfe ihn noch einmal.`,
  )
}

function noVoucher(): DomainError {
  return new DomainError(
    "no-checkout",
    "not-found",
    "Dieser Gutschein ist in deinem Browser nicht mehr in der Kasse. Gestalte ihn noch einmal.",
  )
}
