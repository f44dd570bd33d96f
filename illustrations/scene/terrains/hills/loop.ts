import { mix } from "../../colour.ts"
import { lerp, type Point } from "../../geometry.ts"
import { drawLand } from "../../land.ts"
import { closedCurve, ribbon } from "../../lines.ts"
import { rollingProfile } from "../../profile.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"
import { drawWoodedRidge } from "../../wooded-ridge.ts"

/** A river winds round a spur; vines on the steep bank, a village inside the bend. */
export function drawLoop(stage: Stage): string {
  const { width, unit, palette } = stage
  const floor = rollingProfile(stage.random("floor"), {
    base: groundAt(stage, 0.5),
    amplitude: unit * 0.03,
    wavelength: unit * 1.3,
  })
  const points: readonly (readonly [number, number, number])[] = [
    [0.9, 0.54, 0.006],
    [0.62, 0.585, 0.011],
    [0.3, 0.64, 0.016],
    [0.2, 0.73, 0.024],
    [0.36, 0.815, 0.03],
    [0.62, 0.85, 0.034],
    [0.84, 0.93, 0.042],
    [0.9, 1.09, 0.06],
  ]
  const random = stage.random("loop")
  const middle = points.map(([x, depth, half]) => ({
    x: width * (x + random.between(-0.015, 0.015)),
    y: groundAt(stage, depth),
    half: unit * half,
  }))
  const left = middle.map(({ x, y, half }): Point => [x - half * 0.5, y - half])
  const right = middle.map(({ x, y, half }): Point => [x + half * 0.5, y + half])
  return (
    drawLand(stage, floor, stage.shade("#6E9F6E", 0.2)) +
    drawVines(stage) +
    path(ribbon(left, right), {
      fill: mix(palette.waterFar, palette.waterNear, 0.52),
      stroke: stage.shade("#CFC79C", 0.14),
      "stroke-width": unit * 0.003,
    }) +
    drawVillage(stage, stage.random("village"), {
      x: width * 0.48,
      y: groundAt(stage, 0.735),
      reach: unit * 0.13,
      depth: unit * 0.016,
      house: unit * 0.022,
      count: 16,
      church: true,
      distance: 0.12,
    }) +
    drawNearSlope(stage)
  )
}

/** The steep outer bank in stripes of vines. */
function drawVines(stage: Stage): string {
  const { width, unit } = stage
  const y = (depth: number) => groundAt(stage, depth)
  const slope: Point[] = [
    [-width * 0.05, y(0.44)],
    [width * 0.12, y(0.5)],
    [width * 0.2, y(0.6)],
    [width * 0.13, y(0.76)],
    [width * 0.2, y(0.92)],
    [-width * 0.05, y(0.98)],
  ]
  let rows = ""
  for (let row = 0; row < 13; row++) {
    const share = row / 13
    rows += `M${nums(-9, lerp(y(0.47), y(0.95), share))}L${nums(width * lerp(0.13, 0.17, share), lerp(y(0.53), y(0.9), share) - unit * 0.02)}`
  }
  return (
    path(closedCurve(slope), { fill: stage.shade("#7FA35C", 0.12) }) +
    path(rows, {
      stroke: stage.shade("#587F45", 0.1),
      "stroke-width": unit * 0.006,
      opacity: 0.75,
    })
  )
}

function drawNearSlope(stage: Stage): string {
  const { width, unit } = stage
  const line = (x: number) =>
    groundAt(stage, 1.06) - Math.max(0, 1 - x / (width * 0.62)) ** 1.4 * unit * 0.14
  return drawWoodedRidge(stage, line, { crown: unit * 0.03, colour: stage.shade("#2F5F48", 0.02) })
}
