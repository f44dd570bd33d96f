import { eq } from "drizzle-orm"
import {
  findPaymentByRef,
  findPaymentOfCheckout,
  type PaymentRow,
} from "#features/payments/server/payments-queries.ts"
import { findVoucherOfCheckout } from "#features/vouchers/server/vouchers-queries.ts"
import type { VoucherRow } from "#features/vouchers/server/vouchers-table.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { checkoutsTable } from "./bookings-tables.ts"
import { hashCheckoutSecret } from "./checkout-secret.ts"

export interface VoucherCheckout {
  id: number
  ref: string
  expiresAt: Date
  voucher: VoucherRow
  payment: PaymentRow | undefined
}

interface Visitor {
  secret: string | undefined
  user: UserActor | null
}

/** The voucher that this browser is buying, unless somebody else has ordered it there. */
export async function findVoucherCheckout(
  db: Db,
  { secret, user }: Visitor,
): Promise<VoucherCheckout | undefined> {
  if (!secret) return undefined
  const [checkout] = await db
    .select()
    .from(checkoutsTable)
    .where(eq(checkoutsTable.secretHash, hashCheckoutSecret(secret)))
  if (checkout?.subject !== "voucher") return undefined
  if (user && checkout.userId !== null && checkout.userId !== user.userId) return undefined
  return withVoucher(db, checkout)
}

/** A voucher's payment, for the browser that ordered and for whoever bought it signed in. */
export async function findVoucherPayment(
  db: Db,
  { secret, user }: Visitor,
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
