import type { scenePresets } from "./scene/scene-presets.ts"
import type { Terrain } from "./scene/terrain.ts"
import type { TimeOfDay } from "./scene/time-of-day.ts"

export type SceneCrop = keyof typeof scenePresets

export interface SceneAddress {
  terrain: Terrain
  time: TimeOfDay
  seed: number
  crop: SceneCrop
}

/** The address under which the server draws this scene; cached by browsers as a file. */
export function scenePath({ terrain, time, seed, crop }: SceneAddress): string {
  return `/szenen/${terrain}/${time}/${crop}/${seed}.svg`
}
