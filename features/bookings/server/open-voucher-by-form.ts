import { randomBytes } from "node:crypto"
import { readVoucherEntries } from "#features/vouchers/read-entries.ts"
import { readVoucherWish, refusedVoucher } from "#features/vouchers/server/read-voucher-wish.ts"
import type { RefusedVoucher } from "#features/vouchers/voucher-view.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { countTry } from "#platform/server/rate-limit.ts"
import { openVoucherCheckout, VOUCHER_CHECKOUT_MS } from "./open-voucher-checkout.ts"

const CHECKOUTS_PER_ADDRESS = { name: "voucher-checkouts", points: 30, seconds: 600 }

/** The page's form as a plain post; answers the secret of the new checkout. */
export async function openVoucherByForm(
  db: Db,
  form: FormData,
  { user, address }: { user: UserActor | null; address: string },
): Promise<RefusedVoucher | { secret: string; seconds: number }> {
  const read = readVoucherWish(form)
  if ("fields" in read) return read
  try {
    await countTry(CHECKOUTS_PER_ADDRESS, address)
    const secret = randomBytes(32).toString("base64url")
    await openVoucherCheckout(db, user, read.wish, secret)
    return { secret, seconds: VOUCHER_CHECKOUT_MS / 1000 }
  } catch (error) {
    return refusedVoucher(readVoucherEntries(form), error)
  }
}
