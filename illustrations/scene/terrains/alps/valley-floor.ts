import { mix } from "../../colour.ts"
import { lerp, type Point } from "../../geometry.ts"
import { drawHaze, drawLand } from "../../land.ts"
import { ribbon } from "../../lines.ts"
import { rollingProfile } from "../../profile.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"
import { drawWoodedRidge } from "../../wooded-ridge.ts"

/** A broad valley between the walls: meadows, villages on both sides, a river that comes towards us. */
export function drawValleyFloor(stage: Stage): string {
  const { width, unit } = stage
  const floor = rollingProfile(stage.random("floor"), {
    base: groundAt(stage, 0.36),
    amplitude: unit * 0.014,
    wavelength: unit * 1.6,
  })
  const village = (layer: string, x: number, depth: number, distance: number) =>
    drawVillage(stage, stage.random(layer), {
      x: width * x,
      y: groundAt(stage, depth),
      reach: unit * 0.07,
      depth: unit * 0.01,
      house: unit * (0.012 + depth * 0.014),
      count: 9,
      church: true,
      distance,
    })
  return (
    drawLand(stage, floor, stage.shade("#8DB583", 0.34)) +
    drawHaze(stage, groundAt(stage, 0.38), unit * 0.05, 0.5) +
    drawWalls(stage) +
    drawStream(stage) +
    village("village-far", 0.43, 0.45, 0.26) +
    village("village-near", 0.68, 0.6, 0.14)
  )
}

/** Wooded slopes that come down from both sides. */
function drawWalls(stage: Stage): string {
  const { width, unit } = stage
  const slope = (sign: 1 | -1) => (x: number) =>
    groundAt(stage, 0.78) - (sign * (x / width - 0.5) * 2 - 0.24) * unit * 0.36
  const colour = stage.shade("#4B7C69", 0.2)
  const wood = { crown: unit * 0.013, colour }
  return drawWoodedRidge(stage, slope(-1), wood) + drawWoodedRidge(stage, slope(1), wood)
}

function drawStream(stage: Stage): string {
  const random = stage.random("stream")
  const { width, unit, palette } = stage
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let step = 0; step <= 8; step++) {
    const share = step / 8
    const x =
      width * (0.5 + Math.sin(step * 1.25 + random.between(-0.2, 0.2)) * lerp(0.015, 0.07, share))
    const y = groundAt(stage, lerp(0.38, 1.04, share ** 1.4))
    const half = unit * lerp(0.003, 0.03, share ** 1.3)
    left.push([x - half, y])
    right.push([x + half, y])
  }
  return path(ribbon(left, right), { fill: mix(palette.waterFar, palette.waterNear, 0.5) })
}
