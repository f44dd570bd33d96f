import type { Delivery } from "./delivery.ts"
import type { VoucherState, VoucherStatus } from "./voucher.ts"
import type { VoucherMotif } from "./voucher-motifs.ts"

/** A voucher in the account of who has redeemed it; instants are ISO text. */
export interface OwnVoucher {
  id: number
  code: string
  /** Who gave it. */
  from: string
  motif: VoucherMotif
  valueCents: number
  balanceCents: number
  state: VoucherState
  validUntil: string
}

/** What a voucher paid in a checkout, and what came back. */
export interface CreditUse {
  id: number
  voucherId: number
  checkoutId: number
  appliedCents: number
  returnedCents: number
  appliedAt: string
}

/** A voucher that the account has bought; what became of its money is not the buyer's to know. */
export interface BoughtVoucher {
  id: number
  recipientName: string
  valueCents: number
  delivery: Delivery
  deliverAt: string | null
  isDelivered: boolean
  isRedeemed: boolean
  /** The end of the last day on which the purchase can be withdrawn from. */
  withdrawableUntil: string
  isWithdrawalOver: boolean
  status: VoucherStatus
}
