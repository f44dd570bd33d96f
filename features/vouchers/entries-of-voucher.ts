import type { VoucherOrderInput } from "./voucher-schemas.ts"
import { CUSTOM_VALUE, VALUE_CHOICES, type VoucherEntries } from "./voucher-view.ts"

type Ordered = Omit<VoucherOrderInput, "deliverOn" | "recipientEmail"> & {
  deliverOn: string | null
  recipientEmail: string | null
}

/** The form as it was filled in for a voucher; a day that has come must be chosen anew. */
export function entriesOfVoucher(voucher: Ordered, today: string): VoucherEntries {
  const { motif, recipientName, senderName, greeting, delivery } = voucher
  const value = String(voucher.valueCents)
  const isOffered = VALUE_CHOICES.includes(value)
  const deliverOn = voucher.deliverOn ?? ""
  return {
    value: isOffered ? value : CUSTOM_VALUE,
    otherEuros: isOffered ? "" : String(voucher.valueCents / 100),
    motif,
    recipientName,
    senderName,
    greeting,
    delivery,
    deliverOn: deliverOn > today ? deliverOn : "",
    recipientEmail: voucher.recipientEmail ?? "",
  }
}
