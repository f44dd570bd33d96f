import { isSpendable, type VoucherStatus } from "./voucher.ts"
import { judgeWithdrawal, withdrawableUntil } from "./withdrawal-period.ts"

/*
 * What becomes of somebody's credit when their account ends: nothing that was paid for is lost. What
 * they have bought themselves and could still withdraw from goes back to where it came from; all else
 * gets a new code with the same end, for whoever has it. What is blocked stays so until it is cleared.
 */
type LeavingWay = "refund" | "new-code" | "blocked"

/** A voucher of an account that ends; instants are ISO text. */
export interface LeavingCredit {
  voucherId: number
  cents: number
  validUntil: string
  way: LeavingWay
  /** The end of the last day for a withdrawal, where it is paid back. */
  withdrawableUntil: string | null
}

interface OwnedVoucher {
  id: number
  status: VoucherStatus
  valueCents: number
  balanceCents: number
  validUntil: Date | null
  replacedById: number | null
  boughtAt: Date
  /** Bought by the same person, with a payment that can go back. */
  isOwnPurchase: boolean
}

/** One entry for each voucher of which something is left, in the order in which they end. */
export function planLeavingCredit(vouchers: readonly OwnedVoucher[], now: Date): LeavingCredit[] {
  return vouchers
    .flatMap((voucher) => {
      const way = wayOf(voucher, now)
      if (!way) return []
      const { id: voucherId, balanceCents: cents, validUntil, boughtAt } = voucher
      return {
        voucherId,
        cents,
        validUntil: validUntil?.toISOString() ?? "",
        way,
        withdrawableUntil: way === "refund" ? withdrawableUntil(boughtAt).toISOString() : null,
      }
    })
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil) || a.voucherId - b.voucherId)
}

function wayOf(voucher: OwnedVoucher, now: Date): LeavingWay | undefined {
  if (voucher.balanceCents === 0 || voucher.replacedById !== null) return undefined
  if (voucher.status === "blocked") return "blocked"
  if (!isSpendable(voucher, now)) return undefined
  const isOpen = judgeWithdrawal(voucher, now) === "withdrawable"
  return voucher.isOwnPurchase && isOpen ? "refund" : "new-code"
}
