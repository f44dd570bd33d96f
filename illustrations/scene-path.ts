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
  const file = lightAt === undefined ? `${seed}` : `${seed}-${lightAt}`
  return `/szenen/${terrain}/${sky}/${crop}/${file}.svg?v=${SCENE_EDITION}`
}

/** Whether an address is one of a scene; anything else is a photo. */
export function isScenePath(src: string): boolean {
  return src.startsWith("/szenen/")
}
