/** `missing`: they have not said what is needed; `elsewhere`: not resident in the Union. */
export type SellerState = "ready" | "missing" | "elsewhere"

export const SELLER_STATE_LABELS: Readonly<Record<SellerState, string>> = {
  ready: "meldefähig",
  missing: "Steuerangaben fehlen",
  elsewhere: "nicht in der EU ansässig, wird nicht gemeldet",
}
