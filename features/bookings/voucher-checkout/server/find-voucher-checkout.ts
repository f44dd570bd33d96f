import { eq } from "drizzle-orm"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  type CheckoutVisitor,
  hashCheckoutSecret,
  opensFor,
} from "#features/bookings/core/server/checkout-secret.ts"
import {
  findPaymentByRef,
  findPaymentOfCheckout,
  type PaymentRow,
} from "#features/payments/server/payments-queries.ts"
import { findVoucherOfCheckout } from "#features/vouchers/server/vouchers-queries.ts"
import type { VoucherRow } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"

export interface VoucherCheckout {
  id: number
  ref: string
  expiresAt: Date
  voucher: VoucherRow
  payment: PaymentRow | undefined
}

/** The voucher that somebody is buying in the checkout of that reference. */
export async function findVoucherCheckout(
  db: Db,
  visitor: CheckoutVisitor,
  ref: string,
): Promise<VoucherCheckout | undefined> {
  const [checkout] = await db.select().from(checkoutsTable).where(eq(checkoutsTable.ref, ref))
  if (checkout?.subject !== "voucher") return undefined
  const access = { secretHash: checkout.secretHash, ownerId: checkout.userId }
  return opensFor(access, visitor) ? withVoucher(db, checkout) : undefined
}

/** A voucher's payment, for the browser that ordered and for whoever bought it signed in. */
export async function findVoucherPayment(
  db: Db,
  { secret, user }: CheckoutVisitor,
  ref: string,
): Promise<(VoucherCheckout & { payment: PaymentRow }) | undefined> {
  const payment = await findPaymentByRef(db, ref)
  if (!payment) return undefined
  const [checkout] = await db
    .select()
    .from(checkoutsTable)
    .where(eq(checkoutsTable.id, payment.checkoutId))
  if (checkout?.subject !== "voucher") return undefined
  const isOwnBrowser = secret !== undefined && checkout.secretHash === hashCheckoutSecret(secret)
  const isBuyer = user !== null && checkout.userId === user.userId
  const found = isOwnBrowser || isBuyer ? await withVoucher(db, checkout) : undefined
  return found && { ...found, payment }
}

async function withVoucher(
  db: Db,
  { id, ref, expiresAt }: typeof checkoutsTable.$inferSelect,
): Promise<VoucherCheckout | undefined> {
  const [voucher, payment] = await Promise.all([
    findVoucherOfCheckout(db, id),
    findPaymentOfCheckout(db, id),
  ])
  return voucher && { id, ref, expiresAt, voucher, payment }
}
