import type { AircraftLook } from "#illustrations/scene/aircraft/look.ts"
import type { Colour } from "#illustrations/scene/colour.ts"
import type { Gear, Livery, PlaneCategory, Wing } from "./plane.ts"

/** What of an aircraft is seen from outside. */
export interface SeenPlane {
  wing: Wing
  gear: Gear
  seats: number
  category: PlaneCategory
  livery: Livery | null
}

const COLOURS: Record<Livery, Colour> = {
  indigo: "#4049C9",
  blue: "#2C6FB8",
  turquoise: "#1F8A94",
  green: "#1F7A4D",
  yellow: "#D9A21B",
  orange: "#DD6B20",
  red: "#B3263C",
  grey: "#5F6989",
}

/** How it is drawn: never another kind of aircraft than the one that flies. */
export function lookOfPlane({ wing, gear, seats, category, livery }: SeenPlane): AircraftLook {
  return {
    view: wing === "high" ? "high-wing" : "low-wing",
    gear: gear === "fixed" ? "fixed" : "retracted",
    cabin: seats <= 2 ? "two" : seats <= 4 ? "four" : "six",
    engines: category === "MEP" ? "two" : category === "glider" ? "none" : "one",
    isSlender: category === "TMG" || category === "glider",
    ...(livery && { colour: COLOURS[livery] }),
  }
}
