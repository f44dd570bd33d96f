/** The values that are offered, in cents; every other whole amount between the bounds goes too. */
export const VOUCHER_VALUES = [5_000, 10_000, 15_000, 20_000, 30_000] as const
const MIN_VALUE_CENTS = 2_500
const MAX_VALUE_CENTS = 100_000
export const DEFAULT_VALUE_CENTS = 15_000

/** Whole euros from 25 to 1,000. */
export function isVoucherValue(cents: number): boolean {
  return (
    Number.isInteger(cents) &&
    cents % 100 === 0 &&
    cents >= MIN_VALUE_CENTS &&
    cents <= MAX_VALUE_CENTS
  )
}

/** „1.000“ and „1000 €“ as cents; undefined where it is no whole amount of euros. */
export function parseWholeEuros(text: string): number | undefined {
  const match = /^(\d{1,4}|\d{1,3}\.\d{3})(?:,00?)?\s*€?$/.exec(text.trim())
  return match ? Number(match[1]?.replace(".", "")) * 100 : undefined
}
