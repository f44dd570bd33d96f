import type { Wind } from "./conditions.ts"

/**
 * A runway's number is its magnetic direction to the nearest ten degrees, the wind of a METAR is true:
 * in our countries both together are at most so far apart.
 */
const INEXACT_BY_DEGREES = 10

const RUNWAY = /^(0[1-9]|[12]\d|3[0-6])[A-Z]?\//

/** The direction of a runway's first name in degrees; null where its name has none. */
export function runwayDegrees(ident: string): number | null {
  const [, tens] = RUNWAY.exec(ident) ?? []
  return tens === undefined ? null : Number(tens) * 10
}

/** The most knots that may blow across a runway in this wind, gusts and swings included. */
export function maxCrosswind(wind: Wind, runway: number): number {
  const strongest = Math.max(wind.knots, wind.gustKnots ?? 0)
  if (wind.from === null) return strongest
  const [first, last] = wind.between ?? [wind.from, wind.from]
  const arc = (last - first + 360) % 360
  const shares = Array.from({ length: arc + 2 * INEXACT_BY_DEGREES + 1 }, (_, step) => {
    const angle = first - INEXACT_BY_DEGREES + step - runway
    return Math.abs(Math.sin((angle * Math.PI) / 180))
  })
  return Math.round(strongest * Math.max(...shares))
}
