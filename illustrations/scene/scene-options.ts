import type { AircraftLook } from "./aircraft/look.ts"
import type { AircraftAt } from "./aircraft/placement.ts"
import type { CourseLabels } from "./course-line.ts"
import type { Box, Point } from "./geometry.ts"
import type { Landmark } from "./landmarks/landmark.ts"
import type { Relief } from "./relief.ts"
import type { Season } from "./season.ts"
import type { Terrain } from "./terrain.ts"
import type { TimeOfDay } from "./time-of-day.ts"
import type { Weather } from "./weather.ts"

/** Beside the aircraft, or from one of its seats, past wing and strut down onto the land. */
type SceneView = "beside" | "seat"

/** A scene: what the picture shows, and how this crop of it is composed. */
export type SceneOptions = SceneSubject & SceneComposition

/** What a picture shows. */
export type SceneSubject = {
  readonly terrain: Terrain
  readonly time: TimeOfDay
  /** Early summer, unless it says otherwise. */
  readonly season?: Season | undefined
  /** Fair, unless it says otherwise. */
  readonly weather?: Weather | undefined
  /** The same seed draws the same picture; `seedFromText` makes one from a record's id. */
  readonly seed: number
  /** What rises behind the place. */
  readonly relief?: Relief | undefined
  /** What stands at this place alone; nothing, unless it says otherwise. */
  readonly landmark?: Landmark | undefined
  /** A club's trainer, unless it says otherwise. */
  readonly aircraft?: AircraftLook | "none" | undefined
  /** Where we look from: beside the aircraft, or out of its window. */
  readonly view?: SceneView
  /** Text for a dotted course through the aircraft; crops without `courseStart` ignore it. */
  readonly course?: CourseLabels
  /** What the picture shows, for those who do not see it; without it the picture is decoration. */
  readonly label?: string
  /** Start of every id in the document; set it when one page inlines the same scene twice. */
  readonly idPrefix?: string
}

/** All measures are shares of the width or height. */
export type SceneComposition = {
  readonly width: number
  readonly height: number
  readonly aircraftAt?: AircraftAt
  readonly horizon?: number
  /** Where the sun or moon stands across the picture; otherwise the seed decides. */
  readonly lightAt?: number
  /** Where it stands while it is high: `y` as a share of the sky from above. */
  readonly highLightAt?: { readonly x: number; readonly y: number }
  /** Where text will lie: no clouds, no sun. */
  readonly textZone?: Box
  /** Where a headline reaches farther across than the text below it: none here either. */
  readonly headlineZone?: Box
  /** What every frame shows of this crop: clouds, sun and moon stay whole in it. */
  readonly seen?: Box
  /** Whether sun and moon stand low at every hour, where text has the rest of the sky. */
  readonly isLightLow?: boolean
  /** Whether the seed may turn the landscape left to right. */
  readonly mayMirror?: boolean
  readonly courseStart?: Point
}
