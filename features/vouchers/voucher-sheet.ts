import type { Delivery } from "./delivery.ts"
import type { OfficeStep } from "./office-grounds.ts"
import type { ListedVoucher } from "./voucher-list.ts"

interface Person {
  id: number
  name: string
}

export interface VoucherEvent {
  id: number
  text: string
  /** Why the back office did it. */
  ground: string | null
  at: string
}

export interface VoucherUse {
  id: number
  checkoutId: number
  appliedCents: number
  returnedCents: number
  at: string
}

/** A voucher as its page in the back office shows it; instants are ISO text. */
export interface VoucherSheet extends ListedVoucher {
  validUntil: string | null
  delivery: Delivery
  deliverAt: string | null
  deliveredAt: string | null
  recipientEmail: string | null
  buyerEmail: string | null
  buyerAccount: Person | null
  ownerAccount: Person | null
  checkoutId: number | null
  replacesId: number | null
  replacedById: number | null
  events: VoucherEvent[]
  uses: VoucherUse[]
  /** What the back office may do now. */
  steps: OfficeStep[]
}
