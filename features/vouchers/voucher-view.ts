import type { FieldErrors } from "#platform/errors.ts"
import type { Delivery } from "./delivery.ts"
import type { VoucherMotif } from "./voucher-motifs.ts"
import { DEFAULT_VALUE_CENTS, VOUCHER_VALUES } from "./voucher-value.ts"

export const MAX_GREETING_LENGTH = 300
export const MAX_NAME_LENGTH = 60

/** A voucher as it looks: on the page, in the mail, on paper. */
export interface VoucherFace {
  valueCents: number
  motif: VoucherMotif
  recipientName: string
  senderName: string
  greeting: string
  /** Null until it is paid. */
  code: string | null
  /** ISO instant. */
  validUntil: string
}

/** What was typed in the form, as it was typed. */
export interface VoucherEntries {
  /** One of the values in cents, or CUSTOM_VALUE. */
  value: string
  otherEuros: string
  motif: string
  recipientName: string
  senderName: string
  greeting: string
  delivery: string
  deliverOn: string
  recipientEmail: string
}

export const CUSTOM_VALUE = "anderer"

export const INITIAL_MOTIF: VoucherMotif = "see"

export const INITIAL_ENTRIES: VoucherEntries = {
  value: String(DEFAULT_VALUE_CENTS),
  otherEuros: "",
  motif: INITIAL_MOTIF,
  recipientName: "",
  senderName: "",
  greeting: "",
  delivery: "now",
  deliverOn: "",
  recipientEmail: "",
}

export const VALUE_CHOICES = VOUCHER_VALUES.map(String)

/** A refused form: what was typed, and one sentence per property. */
export interface RefusedVoucher {
  entries: VoucherEntries
  fields: FieldErrors
  failure?: string
}

/** What the checkout says about a voucher that somebody orders. */
export interface VoucherOrderView {
  face: VoucherFace
  delivery: Delivery
  /** ISO day. */
  deliverOn: string | null
  recipientEmail: string | null
  buyerEmail: string
}
