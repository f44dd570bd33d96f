import type { Stage } from "../stage.ts"
import { drawSail, drawWater } from "../water.ts"
import { drawIsland } from "./island.ts"
import type { IslandPlace } from "./island-rings.ts"
import type { Landscape } from "./landscape.ts"
import { drawCreeks, drawSealBank, drawTidalFlat } from "./tidal-flat.ts"

/** The tidal flats: sandy islands with a village each, mud flats between them, creeks in front. */
export const islands: Landscape = {
  horizon: 0.58,
  skyline: 0,
  lightSpan: [0.24, 0.76],
  mayMirror: false,
  draw: (stage) =>
    drawWater(stage, stage.horizon) +
    FAR_ISLANDS.map((place, index) => drawIsland(stage, `far-${index}`, place)).join("") +
    MIDDLE_ISLANDS.map((place, index) => drawIsland(stage, `middle-${index}`, place)).join("") +
    drawSealBank(stage) +
    drawSails(stage) +
    drawTidalFlat(stage) +
    drawCreeks(stage) +
    drawIsland(stage, "near", NEAR_ISLAND),
}

const FAR_ISLANDS: readonly IslandPlace[] = [
  { x: 0.14, depth: 0.085, reach: 0.11, distance: 0.46 },
  { x: 0.43, depth: 0.07, reach: 0.08, distance: 0.5 },
  { x: 0.65, depth: 0.08, reach: 0.09, distance: 0.48 },
  { x: 0.92, depth: 0.09, reach: 0.11, distance: 0.45 },
]

const MIDDLE_ISLANDS: readonly IslandPlace[] = [
  { x: 0.34, depth: 0.33, reach: 0.155, distance: 0.2 },
  { x: 0.87, depth: 0.43, reach: 0.16, distance: 0.14 },
]

const NEAR_ISLAND: IslandPlace = { x: 0.52, depth: 0.76, reach: 0.27, distance: 0.02 }

function drawSails(stage: Stage): string {
  const random = stage.random("sails")
  const ground = stage.height - stage.horizon
  return [
    { x: 0.12, depth: 0.46, size: 0.036 },
    { x: 0.17, depth: 0.54, size: 0.044 },
    { x: 0.71, depth: 0.2, size: 0.018 },
  ]
    .map(({ x, depth, size }) =>
      drawSail(
        stage,
        stage.width * (x + random.between(-0.015, 0.015)),
        stage.horizon + ground * depth,
        stage.unit * size,
      ),
    )
    .join("")
}
