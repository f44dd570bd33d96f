import { drawLand, mirrored } from "../land.ts"
import { drawLighthouse } from "../landmarks/lighthouse.ts"
import { rollingProfile } from "../profile.ts"
import type { Stage } from "../stage.ts"
import { drawSails, drawWater, type SailPlace } from "../water.ts"
import { drawBay } from "./coast/bay.ts"
import { drawBeach } from "./coast/beach.ts"
import { drawCliffs } from "./coast/cliffs.ts"
import { drawDyke } from "./coast/dyke.ts"
import { drawPier } from "./coast/pier.ts"
import type { Composition, Landscape } from "./landscape.ts"

/** Where land and sea meet: a swinging beach, cliffs, a pier, a dyke, a bay with its harbour. */
export const coast: Landscape = {
  horizon: 0.58,
  compositions: [
    shore({
      draw: drawBeach,
      tower: { x: 0.755, depth: 0.3, size: 0.2 },
      sails: [
        { x: 0.38, depth: 0.1, size: 0.022 },
        { x: 0.2, depth: 0.25, size: 0.045 },
        { x: 0.29, depth: 0.16, size: 0.03 },
      ],
    }),
    shore({
      draw: drawCliffs,
      tower: { x: 0.86, depth: -0.15, size: 0.13 },
      sails: [
        { x: 0.16, depth: 0.2, size: 0.036 },
        { x: 0.34, depth: 0.09, size: 0.02 },
      ],
    }),
    shore({
      draw: drawPier,
      tower: { x: 0.88, depth: 0.27, size: 0.15 },
      sails: [
        { x: 0.2, depth: 0.14, size: 0.026 },
        { x: 0.72, depth: 0.1, size: 0.02 },
      ],
    }),
    shore({
      draw: drawDyke,
      tower: { x: 0.72, depth: 0.3, size: 0.19 },
      sails: [{ x: 0.3, depth: 0.07, size: 0.018 }],
    }),
    shore({
      draw: drawBay,
      tower: { x: 0.15, depth: 0.13, size: 0.12 },
      sails: [
        { x: 0.47, depth: 0.2, size: 0.03 },
        { x: 0.6, depth: 0.34, size: 0.045 },
        { x: 0.36, depth: 0.5, size: 0.066 },
      ],
    }),
  ],
}

interface Shore {
  draw(stage: Stage): string
  /** Where a lighthouse stands, if the place has one: across, down the ground, its height in units. */
  tower: { x: number; depth: number; size: number }
  sails: readonly SailPlace[]
}

function shore({ draw, tower, sails }: Shore): Composition {
  return {
    skyline: 0.01,
    lightSpan: [0.3, 0.62],
    mayMirror: true,
    draw: (stage) =>
      drawFarCoast(stage) +
      drawWater(stage, stage.horizon) +
      mirrored(
        stage,
        drawSails(stage, stage.horizon, sails) + draw(stage) + drawTower(stage, tower),
      ),
  }
}

function drawFarCoast(stage: Stage): string {
  const { horizon, unit } = stage
  const line = rollingProfile(stage.random("far-coast"), {
    base: horizon - unit * 0.004,
    amplitude: unit * 0.012,
    wavelength: unit * 1.6,
  })
  return drawLand(stage, line, stage.shade("#7F9AA0", 0.55))
}

function drawTower(stage: Stage, { x, depth, size }: Shore["tower"]): string {
  const { landmark, width, height, horizon, unit } = stage
  if (landmark !== "striped-lighthouse" && landmark !== "brick-lighthouse") return ""
  const y = horizon + (height - horizon) * depth
  return drawLighthouse(stage, { x: width * x, y, size: unit * size }, landmark)
}
