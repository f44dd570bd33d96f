import { parseVoucherEntries } from "#features/vouchers/parse-entries.ts"
import { parseVoucherOrder, refusedVoucher } from "#features/vouchers/server/parse-voucher-order.ts"
import type { RefusedVoucher } from "#features/vouchers/voucher-view.ts"
import type { UserActor } from "#platform/actor.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { openVoucherCheckout } from "./open-voucher-checkout.ts"

const CHECKOUTS_PER_ADDRESS = { name: "voucher-checkouts", points: 30, windowMs: minutes(10) }

/** The page's form as a plain post; answers the new checkout. */
export async function openVoucherByForm(
  db: Db,
  form: FormData,
  { user, address, secret }: { user: UserActor | null; address: string; secret: string },
): Promise<RefusedVoucher | { ref: string }> {
  const read = parseVoucherOrder(form)
  if ("fields" in read) return read
  try {
    await consumeRateLimit(CHECKOUTS_PER_ADDRESS, address)
    return { ref: await openVoucherCheckout(db, user, read.input, secret) }
  } catch (error) {
    return refusedVoucher(parseVoucherEntries(form), error)
  }
}
