/*
 * Numbers as people write them in German: „1.800,50“, „12“, „7,5“. A single point is a decimal one
 * unless it stands before three digits: „1.100“ are eleven hundred.
 */

const GROUPED = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
const PLAIN = /^-?\d{1,9}(?:[.,]\d{1,9})?$/

/** „1.800,50“ -> 1800.5; undefined where it is no number, nothing included. */
export function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0]/g, "").replace("−", "-")
  if (GROUPED.test(bare)) return Number(bare.replaceAll(".", "").replace(",", "."))
  return PLAIN.test(bare) ? Number(bare.replace(",", ".")) : undefined
}

/** 1800.5, 1 -> „1.800,5“, always so many decimals: for reading, in columns. */
export function formatNumber(value: number, decimals: number): string {
  const form = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat("de-DE", form).format(value)
}

/** 1800.5 -> „1800,5“, at most so many decimals: what a field shows and reads again. */
export function writeNumber(value: number, decimals: number): string {
  const form = { maximumFractionDigits: decimals, useGrouping: false }
  return new Intl.NumberFormat("de-DE", form).format(value)
}
