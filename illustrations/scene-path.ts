import { type AircraftLook, wordOfLook } from "./scene/aircraft/look.ts"
import { COMPOSITIONS } from "./scene/composition.ts"
import type { Landmark } from "./scene/landmarks/landmark.ts"
import type { Relief } from "./scene/relief.ts"
import { SCENE_EDITION } from "./scene/scene-edition.ts"
import type { scenePresets } from "./scene/scene-presets.ts"
import type { Season } from "./scene/season.ts"
import type { Terrain } from "./scene/terrain.ts"
import type { TimeOfDay } from "./scene/time-of-day.ts"
import type { Weather } from "./scene/weather.ts"

export type SceneCrop = keyof typeof scenePresets

export interface SceneAddress {
  terrain: Terrain
  time: TimeOfDay
  seed: number
  crop: SceneCrop
  season?: Season | undefined
  weather?: Weather | undefined
  /** What rises behind the place, what stands at it alone, and who flies over it. */
  relief?: Relief | undefined
  landmark?: Landmark | undefined
  aircraft?: AircraftLook | undefined
  /** Seen out of the window of this aircraft. */
  isFromSeat?: boolean | undefined
  /** Where sun or moon stand across the picture, in per cent; only `hero` pictures of the hour say it. */
  lightAt?: number | undefined
}

/**
 * The address under which the server draws this scene. It names the edition of the drawings, so
 * browsers may keep the file for ever.
 */
export function scenePath(scene: SceneAddress): string {
  const { terrain, time, seed, crop, season = "summer", weather = "fair", lightAt } = scene
  const isUsual = season === "summer" && weather === "fair"
  const sky = isUsual ? time : `${time}/${season}/${weather}`
  const { relief, landmark, aircraft, isFromSeat = false } = scene
  const words = [
    lightAt === undefined ? `${seed}` : `${seed}-${lightAt}`,
    ...(relief ? [relief] : []),
    ...(landmark ? [landmark] : []),
    ...(aircraft ? [wordOfLook(aircraft)] : []),
    ...(isFromSeat ? ["seat"] : []),
  ]
  return `/szenen/${terrain}/${sky}/${crop}/${words.join(".")}.svg?v=${SCENE_EDITION}`
}

/** Whether an address is one of a scene; anything else is a photo. */
export function isScenePath(src: string): boolean {
  return src.startsWith("/szenen/")
}

/** What two neighbours in a list must not share: the land, its composition, and where we look from. */
export function compositionOf(src: string): string | undefined {
  const said =
    /^\/szenen\/(?<terrain>[\w-]+)\/.*\/(?<seed>\d+)(?:[.-][\w.-]*?)??(?<seat>\.seat)?\.svg/.exec(
      src,
    )?.groups
  return said && `${said.terrain} ${Number(said.seed) % COMPOSITIONS}${said.seat ?? ""}`
}

/** The same scene out of the window of its aircraft. */
export function fromSeat(src: string): string {
  return src.replace(".svg", ".seat.svg")
}
