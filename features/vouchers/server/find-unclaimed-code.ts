import type { Db } from "#platform/server/db.ts"
import { formatVoucherCode, parseVoucherCode } from "../voucher-code.ts"
import { findVoucherByCode } from "./vouchers-queries.ts"

/** The code that a browser carries, as long as it is nobody's yet; empty where there is none. */
export async function findUnclaimedCode(db: Db, carried: string | undefined): Promise<string> {
  const read = parseVoucherCode(carried ?? "")
  if (read.kind !== "code") return ""
  const voucher = await findVoucherByCode(db, read.code)
  const isFree = voucher?.status === "active" && voucher.ownerId === null
  return isFree ? formatVoucherCode(read.code) : ""
}
