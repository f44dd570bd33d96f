import { parseWholeEuros } from "./voucher-value.ts"
import { CUSTOM_VALUE, INITIAL_ENTRIES, type VoucherEntries } from "./voucher-view.ts"

const MAX_ENTRY_LENGTH = 400

/** What the form holds at this moment, in the browser and as it was posted. */
export function parseVoucherEntries(form: FormData): VoucherEntries {
  const text = (name: keyof VoucherEntries) => {
    const value = form.get(name)
    return typeof value === "string" ? value.slice(0, MAX_ENTRY_LENGTH) : ""
  }
  return {
    value: text("value"),
    otherEuros: text("otherEuros"),
    motif: text("motif"),
    recipientName: text("recipientName"),
    senderName: text("senderName"),
    greeting: text("greeting"),
    delivery: text("delivery") || INITIAL_ENTRIES.delivery,
    deliverOn: text("deliverOn"),
    recipientEmail: text("recipientEmail"),
  }
}

/** The chosen value in cents; NaN where there is none. */
export function valueOfEntries({ value, otherEuros }: VoucherEntries): number {
  if (value === CUSTOM_VALUE) return parseWholeEuros(otherEuros) ?? Number.NaN
  return value === "" ? Number.NaN : Number(value)
}
