import { mix } from "../../colour.ts"
import { drawFirs } from "../../firs.ts"
import type { Point } from "../../geometry.ts"
import { drawLand } from "../../land.ts"
import { curve } from "../../lines.ts"
import { rollingProfile } from "../../profile.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"
import { drawWoodedRidge } from "../../wooded-ridge.ts"

/** A long lake with many arms between wooded slopes. */
export function drawReservoir(stage: Stage): string {
  const { width, unit, palette } = stage
  const slope = rollingProfile(stage.random("far-slope"), {
    base: groundAt(stage, 0.46),
    amplitude: unit * 0.06,
    wavelength: unit,
  })
  const random = stage.random("arms")
  const outline = (
    [
      [0.98, 0.56],
      [0.74, 0.58],
      [0.66, 0.53],
      [0.56, 0.6],
      [0.34, 0.6],
      [0.26, 0.55],
      [0.16, 0.66],
      [-0.04, 0.72],
      [-0.04, 0.86],
      [0.2, 0.8],
      [0.34, 0.88],
      [0.5, 0.78],
      [0.66, 0.82],
      [0.82, 0.7],
      [1.04, 0.68],
      [1.04, 0.57],
    ] as const
  ).map(
    ([x, depth]): Point => [width * (x + random.between(-0.012, 0.012)), groundAt(stage, depth)],
  )
  const near = rollingProfile(stage.random("near-slope"), {
    base: groundAt(stage, 0.93),
    amplitude: unit * 0.06,
    wavelength: unit * 0.9,
  })
  const water = mix(palette.waterFar, palette.waterNear, 0.6)
  return (
    drawWoodedRidge(stage, slope, { crown: unit * 0.013, colour: stage.shade("#4A7B68", 0.22) }) +
    path(`${curve(outline)}Z`, {
      fill: water,
      stroke: stage.shade("#CDBF99", 0.14),
      "stroke-width": unit * 0.005,
    }) +
    drawVillage(stage, stage.random("village"), {
      x: width * 0.44,
      y: groundAt(stage, 0.585),
      reach: unit * 0.08,
      depth: unit * 0.006,
      house: unit * 0.014,
      count: 9,
      church: true,
      distance: 0.2,
    }) +
    drawLand(stage, near, stage.shade("#2E5E4A", 0.03)) +
    drawFirs(stage, stage.random("firs-near"), near, {
      density: 11,
      size: unit * 0.08,
      colour: stage.shadeEvergreen("#214A3A", 0.01),
    })
  )
}
