import type { Spot } from "./view.ts"

/** A line of text on the map. */
export interface MapText {
  text: string
  style: "end" | "code" | "waypoint" | "town" | "graticule"
  /** On the base line. */
  at: Spot
  anchor: "start" | "middle" | "end"
}
