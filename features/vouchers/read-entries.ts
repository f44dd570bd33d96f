import { readWholeEuros } from "./voucher-value.ts"
import { FIRST_ENTRIES, OTHER_VALUE, type VoucherEntries } from "./voucher-view.ts"

const LONGEST_ENTRY = 400

/** What the form holds at this moment, in the browser and as it was posted. */
export function readVoucherEntries(form: FormData): VoucherEntries {
  const text = (name: keyof VoucherEntries) => {
    const value = form.get(name)
    return typeof value === "string" ? value.slice(0, LONGEST_ENTRY) : ""
  }
  return {
    value: text("value"),
    otherEuros: text("otherEuros"),
    motif: text("motif"),
    recipientName: text("recipientName"),
    senderName: text("senderName"),
    greeting: text("greeting"),
    delivery: text("delivery") || FIRST_ENTRIES.delivery,
    deliverOn: text("deliverOn"),
    recipientEmail: text("recipientEmail"),
  }
}

/** The chosen value in cents; NaN where there is none. */
export function valueOfEntries({ value, otherEuros }: VoucherEntries): number {
  if (value === OTHER_VALUE) return readWholeEuros(otherEuros) ?? Number.NaN
  return value === "" ? Number.NaN : Number(value)
}
