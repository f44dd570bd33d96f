import type { NamedCheckout } from "#features/bookings/checkout/server/place-order.ts"
import type { PaymentMeans } from "#features/payments/payment.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import type { UserActor } from "#platform/actor.ts"
import { minutes } from "#platform/duration.ts"
import { type FieldErrors, fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { postedText, refusalOf } from "#platform/server/posted-form.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { orderVoucher } from "./order-voucher.ts"

const ORDERS_PER_ADDRESS = { name: "voucher-orders", points: 30, windowMs: minutes(10) }

/** A refused order of a voucher: what was typed, and one sentence per property. */
export interface RefusedVoucherOrder {
  buyerEmail: string
  means: PaymentMeans
  fields: FieldErrors
  failure?: string
}

interface Visitor extends NamedCheckout {
  user: UserActor | null
  address: string
}

/** The order of a voucher as a plain post; guests name their address, accounts have one. */
export async function orderVoucherByForm(
  db: Db,
  form: FormData,
  { user, address, ...checkout }: Visitor,
): Promise<{ paymentRef: string } | { refusedVoucher: RefusedVoucherOrder }> {
  const typed = postedText(form, "buyerEmail", 254)
  const means: PaymentMeans = postedText(form, "means", 10) === "sepa" ? "sepa" : "card"
  try {
    await consumeRateLimit(ORDERS_PER_ADDRESS, address)
    const buyerEmail = user ? (await getOwnUser(db, user.userId)).email : parseEmail(typed)
    const shownTotalCents = Number(postedText(form, "shownTotalCents", 10))
    const { ref } = await orderVoucher(db, user, checkout, {
      buyerEmail,
      shownTotalCents,
      means,
    })
    return { paymentRef: ref }
  } catch (error) {
    const { fields, message } = refusalOf(error)
    const failure = message && { failure: message }
    return { refusedVoucher: { buyerEmail: typed, means, fields, ...failure } }
  }
}

function parseEmail(typed: string): string {
  const read = emailSchema.safeParse(typed)
  if (read.success) return read.data
  throw fieldError("no-address", "buyerEmail", read.error.issues[0]?.message ?? "")
}
