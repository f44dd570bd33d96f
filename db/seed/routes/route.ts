import type { FlightKind, Topic } from "#features/flights/core/flight.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"

/*
 * A route of the demo world: where it leads, what one sees on the way, and several ways to say it.
 * Every flight takes one title and one sentence group of each slot, so that two flights on the
 * same route rarely read the same.
 */

/** When it is worth flying: any time of the day, before sunset, into dusk, in the dark, early. */
export type Light = "day" | "low-sun" | "blue-hour" | "night" | "morning"

/** name, latitude, longitude, what one sees there */
type Waypoint = readonly [string, number, number, string]

export interface Route {
  id: string
  /** Fields from which the text is true; a pilot flies it from home. */
  from: readonly string[]
  /** Absent: back to where it started. */
  to?: string
  kind: FlightKind
  terrain: Terrain
  topics: readonly Topic[]
  light?: Light
  /** Hours on the ground of an excursion before the way back. */
  stayHours?: number
  /** Minutes of circling on top of the way itself. */
  linger?: number
  /** Only aircraft that may do it. */
  isAerobatic?: boolean
  via: readonly Waypoint[]
  titles: readonly string[]
  /** opening, what one sees, how it ends; `{stunden}` is the time on the ground of an excursion */
  texts: readonly [readonly string[], readonly string[], readonly string[]]
}
