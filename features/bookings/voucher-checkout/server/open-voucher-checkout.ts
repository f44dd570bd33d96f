import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { hashCheckoutSecret } from "#features/bookings/core/server/checkout-secret.ts"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { draftVoucher } from "#features/vouchers/server/draft-voucher.ts"
import type { VoucherOrderInput } from "#features/vouchers/voucher-schemas.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { newRef } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

/** Nothing is held, so there is no hurry; what nobody orders is forgotten after that. */
const VOUCHER_CHECKOUT_MS = days(1)

/** Opens the checkout of a voucher; answers its reference. */
export function openVoucherCheckout(
  db: Db,
  user: UserActor | null,
  input: VoucherOrderInput,
  secret: string,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    requireOpen("vouchers")
    const ref = newRef()
    const now = clock.now()
    const [checkout] = await tx
      .insert(checkoutsTable)
      .values({
        ref,
        secretHash: hashCheckoutSecret(secret),
        subject: "voucher",
        userId: user?.userId ?? null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + VOUCHER_CHECKOUT_MS),
      })
      .returning({ id: checkoutsTable.id })
    if (!checkout) throw new Error("the checkout row was not written")
    await draftVoucher(tx, { checkoutId: checkout.id, buyerId: user?.userId ?? null, input })
    return ref
  })
}
