import type { CANCELLATION_REASONS } from "#features/bookings/cancellation/cancellation-reasons.ts"

/** How many of a pilot's flights with guests took place. */
export interface Reliability {
  /** Those that took place, and those that were called off for a reason that counts. */
  expected: number
  tookPlace: number
}

/**
 * Who stays on the ground for one of these does right: nobody shall fly for a figure. What counts is
 * what has another reason, none at all, or a start that passed without a word.
 */
export const UNCOUNTED_REASONS = [
  "weather",
  "technical",
  "health",
  "airfield",
] as const satisfies readonly (keyof typeof CANCELLATION_REASONS)[]

/** Fewer say too much about a single flight. */
const SHOWN_FROM = 5

/** What strangers read of it; undefined while there is too little to say. */
export function formatReliability({ expected, tookPlace }: Reliability): string | undefined {
  if (expected < SHOWN_FROM) return undefined
  const share = Math.floor((tookPlace / expected) * 100)
  const which =
    tookPlace === expected
      ? `Alle ${expected} Flüge mit Gästen fanden statt`
      : `${tookPlace} von ${expected} Flügen mit Gästen fanden statt (${share}\u00a0%)`
  return `${which}, Absagen wegen Wetter, Technik, Gesundheit oder Flugplatz nicht mitgezählt`
}
