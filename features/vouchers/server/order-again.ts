import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import type { Db } from "#platform/server/db.ts"
import { isMacFor, macFor } from "#platform/server/mac.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { entriesOfVoucher } from "../entries-of-voucher.ts"
import type { VoucherEntries } from "../voucher-view.ts"
import { findVoucher } from "./vouchers-queries.ts"

const PURPOSE = "order-again"

/** Where a voucher that nobody has paid is ordered again, as it was; needs no login. */
export function orderAgainPath(voucherId: number): string {
  return `/de/fluggutschein-verschenken?wie=${voucherId}-${macFor(PURPOSE, String(voucherId))}`
}

/** What the form held when that voucher was ordered, as long as it is neither paid nor forgotten. */
export async function findFormerEntries(
  db: Db,
  wie: string | null,
): Promise<VoucherEntries | undefined> {
  const [digits, key] = wie?.split(/-(.*)/) ?? []
  const id = rowIdInPath.safeParse(digits)
  if (!id.success || !isMacFor(PURPOSE, String(id.data), key ?? "")) return undefined
  const voucher = await findVoucher(db, id.data)
  if (voucher?.status !== "ordered") return undefined
  return entriesOfVoucher(voucher, isoDay(clock.now(), HOME_ZONE))
}
