import type { VoucherStanding } from "./voucher.ts"

/** A voucher beside a declaration of withdrawal, as the back office sees it. */
export interface WithdrawableVoucher {
  id: number
  valueCents: number
  recipientName: string
  /** ISO instant. */
  boughtAt: string
  standing: VoucherStanding
  /** Declared within 14 days, and nothing of it is used. */
  isWithdrawable: boolean
}
