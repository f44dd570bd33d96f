import { type Terrain, terrains } from "#illustrations/scene/terrain.ts"

/** Drawn pictures that a flight without photos may have, in the words of who chooses one. */
export const SCENE_TERRAINS = terrains

export const SCENE_LABELS: Record<Terrain, string> = {
  islands: "Inseln",
  alps: "Alpen",
  coast: "Küste",
  city: "Stadt",
  lowland: "Flachland",
  lake: "See",
  hills: "Hügel",
  "above-clouds": "Über den Wolken",
}
