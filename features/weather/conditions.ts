/*
 * What a METAR or a part of a TAF says, as numbers. What is null has not been reported: nothing here
 * is ever taken for good weather.
 */

export interface Wind {
  /** True degrees from which it blows; null: from changing directions. */
  from: number | null
  /** Between which it swings, clockwise. */
  between: readonly [number, number] | null
  knots: number
  gustKnots: number | null
}

/** A value, or the end of what is known: „10 km or more“. */
export interface Measured {
  value: number
  bound: "exact" | "or-more" | "or-less"
}

export interface Visibility extends Measured {
  /** In one direction, where it is worse there. */
  lowest: { metres: number; direction: string } | null
}

/** One group such as `-SHRA`, taken apart. */
export interface WeatherGroup {
  intensity: "-" | "+" | "VC" | null
  descriptor: string | null
  phenomena: readonly string[]
}

export type CloudAmount = "FEW" | "SCT" | "BKN" | "OVC"

export interface CloudLayer {
  amount: CloudAmount | null
  /** Above the station. */
  feet: number | null
  type: "CB" | "TCU" | null
}

export const CLEAR_SKY_CODES = ["CAVOK", "NSC", "NCD", "SKC", "CLR"] as const

export type Sky =
  | { kind: "clear"; code: (typeof CLEAR_SKY_CODES)[number] }
  | { kind: "layers"; layers: readonly CloudLayer[] }
  /** Nothing is seen but what is straight above. */
  | { kind: "obscured"; feet: number | null }

export interface Conditions {
  wind: Wind | null
  visibility: Visibility | null
  /** Empty: nothing that matters. */
  weather: readonly WeatherGroup[] | null
  sky: Sky | null
}

/** Below it every cloud is reported, so that a sky without any counts as this high. */
export const CLOUDS_REPORTED_BELOW_FT = 5_000

const NOTHING_BELOW: Measured = { value: CLOUDS_REPORTED_BELOW_FT, bound: "or-more" }

/** The lowest layer that covers more than half of the sky, in feet above the station. */
export function ceilingOf(sky: Sky | null): Measured | null {
  if (sky === null) return null
  if (sky.kind === "clear") return NOTHING_BELOW
  if (sky.kind === "obscured") {
    return sky.feet === null ? null : { value: sky.feet, bound: "exact" }
  }
  const covering = sky.layers.filter(({ amount }) => amount !== "FEW" && amount !== "SCT")
  if (covering.length === 0) return NOTHING_BELOW
  const known = covering.flatMap(({ amount, feet }) =>
    amount === null || feet === null ? [] : [feet],
  )
  if (known.length === 0) return null
  // a layer of which too little is known may be the lower one
  return { value: Math.min(...known), bound: known.length < covering.length ? "or-less" : "exact" }
}
