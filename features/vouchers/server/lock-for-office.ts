import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { lockVoucher } from "./move-voucher.ts"
import { type BalancedVoucher, withBalances } from "./vouchers-queries.ts"

/** Locks a voucher for a step of the back office, with its balance and its replacement. */
export async function lockForOffice(tx: Db, voucherId: number): Promise<BalancedVoucher> {
  const locked = await lockVoucher(tx, voucherId)
  const [voucher] = await withBalances(tx, locked ? [locked] : [])
  if (!voucher) throw unknownVoucher()
  return voucher
}

export function unknownVoucher(): DomainError {
  return new DomainError("unknown-voucher", "not-found", "Diesen Gutschein gibt es nicht.")
}

/** The voucher is not where this step begins; somebody else may have been quicker. */
export function wrongStep(code: string, message: string): DomainError {
  return new DomainError(code, "invalid", message)
}
