/*
 * Numbers as people write them in German: „1.800,50“, „12“, „7,5 h“. Inside they are integer
 * hundredths, so that euros are cents and nothing is ever 0,1 + 0,2.
 */

const UNITS = /l\/h|[\s\u00a0€h]/g
const GROUPED = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
const PLAIN = /^-?\d{1,9}(?:[.,]\d{1,9})?$/

/** „1.800,50“ -> 180050, nothing -> 0; undefined where it is no number. */
export function readHundredths(text: string): number | undefined {
  const bare = text.replace(UNITS, "").replace("−", "-")
  if (bare === "") return 0
  if (GROUPED.test(bare)) return hundredths(bare.replaceAll(".", "").replace(",", "."))
  return PLAIN.test(bare) ? hundredths(bare.replace(",", ".")) : undefined
}

function hundredths(decimal: string): number | undefined {
  const value = Math.round(Number(decimal) * 100)
  // -0 would be another number than the 0 it means
  return Number.isSafeInteger(value) ? value || 0 : undefined
}

const money = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2, useGrouping: false })
const plain = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2, useGrouping: false })

/** 180050 -> „1800,50“ as money, „1800,5“ else: what a field shows and reads again. */
export function writeHundredths(value: number, isMoney: boolean): string {
  return (isMoney ? money : plain).format(value / 100)
}
