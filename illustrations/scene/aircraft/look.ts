import type { Colour } from "../colour.ts"
import { isColour } from "../colour.ts"

/*
 * What of an aircraft is seen from afar: where its wings are, whether its gear hangs out, how long its
 * cabin is, what turns in front of it, and the colour of its stripe.
 */

export const aircraftViews = ["high-wing", "low-wing"] as const
export type AircraftView = (typeof aircraftViews)[number]

type Cabin = "two" | "four" | "six"
/** None: a glider; one in the nose; two on the wings. */
type Engines = "none" | "one" | "two"

export type AircraftLook = {
  readonly view: AircraftView
  readonly gear: "fixed" | "retracted"
  readonly cabin: Cabin
  readonly engines: Engines
  /** The long wings of gliders and motor gliders. */
  readonly isSlender: boolean
  /** Of the stripe, as `#RRGGBB`; the light chooses without it. */
  readonly colour?: Colour | undefined
}

/** A club's trainer: what flies where no certain aircraft is meant. */
export const USUAL_LOOKS: Record<AircraftView, AircraftLook> = {
  "high-wing": {
    view: "high-wing",
    gear: "fixed",
    cabin: "four",
    engines: "one",
    isSlender: false,
  },
  "low-wing": { view: "low-wing", gear: "fixed", cabin: "two", engines: "one", isSlender: false },
}

/** Which of them flies over a place of no name. */
export function usualLook(seed: number): AircraftLook {
  return USUAL_LOOKS[seed % 2 === 0 ? "high-wing" : "low-wing"]
}

/** As a word of an address: „low-wing_retracted_four_one_slender_3C45C4“. */
export function wordOfLook(look: AircraftLook): string {
  const { view, gear, cabin, engines, isSlender, colour } = look
  const words = [view, gear, cabin, engines, ...(isSlender ? ["slender"] : [])]
  return [...words, ...(colour ? [colour.slice(1)] : [])].join("_")
}

const WORD =
  /^(?<view>high-wing|low-wing)_(?<gear>fixed|retracted)_(?<cabin>two|four|six)_(?<engines>none|one|two)(?<slender>_slender)?(?:_(?<colour>[0-9A-F]{6}))?$/

/** The other end of `wordOfLook`. */
export function lookOfWord(word: string): AircraftLook | undefined {
  const said = WORD.exec(word)?.groups
  if (!said) return undefined
  const colour = `#${said.colour}`
  return {
    view: said.view as AircraftView,
    gear: said.gear as AircraftLook["gear"],
    cabin: said.cabin as Cabin,
    engines: said.engines as Engines,
    isSlender: said.slender !== undefined,
    ...(isColour(colour) && { colour }),
  }
}
