/** What a text may leave to the operator's configuration: `{{OPERATOR_NAME}}`. */
const PLACEHOLDERS = [
  "PRODUCT_NAME",
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "OPERATOR_EMAIL",
  "OPERATOR_PHONE",
  "OPERATOR_REGISTER",
  "OPERATOR_VAT_ID",
  "OUTSIDE_PLACE_SEARCH",
  "PHOTO_CREDITS",
  "PAYMENT_SERVICE",
  "TRIAL_PAYMENTS",
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** What the fee is now, filled before all others (`server/fill-fee.ts`): `{{FEE_RATE}}`, `{{PRICE 62,50 2}}`. */
const OF_FEE =
  /^(?:FEE_RATE|FEE_MIN|FEE_MAX|(?:FEE|PRICE|FEE_VAT|FEE_BACK|PRICE_BACK) [\d,.]+(?: [\d,.]+)?)$/

const ANY = /\{\{([^{}]*)\}\}/g

export function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name)
}

/** The names between braces that stand for nothing. */
export function unknownPlaceholders(source: string): string[] {
  return [...source.matchAll(ANY)]
    .map(([, name = ""]) => name)
    .filter((name) => !isPlaceholder(name) && !OF_FEE.test(name))
}
