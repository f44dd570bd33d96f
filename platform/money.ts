/** Money is an integer number of euro cents everywhere; this file is the only one that formats it. */

const NO_BREAK_SPACE = "\u00a0"
const MINUS = "−"

const twoDigits = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const wholeEuros = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 })

/** 6875 -> „68,75 €“ with a no-break space and a typographic minus. */
export function formatEuro(cents: number): string {
  const sign = cents < 0 ? MINUS : ""
  return `${sign}${twoDigits.format(Math.abs(cents) / 100)}${NO_BREAK_SPACE}€`
}

/** 15000 -> „150 €“; for amounts that are whole euros by their nature. Rounds to the euro. */
export function formatWholeEuro(cents: number): string {
  const sign = cents < 0 ? MINUS : ""
  return `${sign}${wholeEuros.format(Math.abs(cents) / 100)}${NO_BREAK_SPACE}€`
}

/** 6875 -> 68.75, for files that other programs read; our own money stays in cents. */
export function inEuros(cents: number): number {
  return cents / 100
}

/** Half-up rounding for positive numbers, as invoices do it (100.5 -> 101). */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5)
}
