import { refusalOf } from "#platform/server/posted-form.ts"
import { parseVoucherEntries, valueOfEntries } from "../parse-entries.ts"
import { type VoucherOrderInput, voucherOrderSchema } from "../voucher-schemas.ts"
import { CUSTOM_VALUE, type RefusedVoucher, type VoucherEntries } from "../voucher-view.ts"

/** A posted form as a wish, or what was typed with the sentences that belong to it. */
export function parseVoucherOrder(form: FormData): { input: VoucherOrderInput } | RefusedVoucher {
  const entries = parseVoucherEntries(form)
  const { value: _, otherEuros: __, ...rest } = entries
  try {
    return { input: voucherOrderSchema.parse({ ...rest, valueCents: valueOfEntries(entries) }) }
  } catch (error) {
    return refusedVoucher(entries, error)
  }
}

/** What the form shows of a refusal. */
export function refusedVoucher(entries: VoucherEntries, error: unknown): RefusedVoucher {
  const { fields, message } = refusalOf(error)
  const { valueCents, ...others } = fields
  const atValue = entries.value === CUSTOM_VALUE ? "otherEuros" : "value"
  return {
    entries,
    fields: valueCents ? { ...others, [atValue]: valueCents } : others,
    ...(message && { failure: message }),
  }
}
