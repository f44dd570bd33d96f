import { parseNumber } from "#platform/number-text.ts"

/*
 * Sums and hours as people write them: „1.800,50 €“, „7,5 h“. Inside they are integer hundredths,
 * so that euros are cents and nothing is ever 0,1 + 0,2.
 */

const UNITS = /l\/h|[\s\u00a0€h]/g

/** „1.800,50“ -> 180050, nothing -> 0; undefined where it is no number. */
export function parseHundredths(text: string): number | undefined {
  const bare = text.replace(UNITS, "")
  if (bare === "") return 0
  const value = Math.round((parseNumber(bare) ?? Number.NaN) * 100)
  // -0 would be another number than the 0 it means
  return Number.isSafeInteger(value) ? value || 0 : undefined
}

const money = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2, useGrouping: false })
const plain = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2, useGrouping: false })

/** 180050 -> „1800,50“ as money, „1800,5“ else: what a field shows and reads again. */
export function writeHundredths(value: number, isMoney: boolean): string {
  return (isMoney ? money : plain).format(value / 100)
}
