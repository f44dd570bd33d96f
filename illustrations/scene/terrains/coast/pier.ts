import { lerp, type Point } from "../../geometry.ts"
import { curve, polygon } from "../../lines.ts"
import type { Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"

/** A long beach at our feet, and a pier with its pavilion far out in the water. */
export function drawPier(stage: Stage): string {
  const { width, height, horizon, unit } = stage
  const ground = height - horizon
  const line = (lift: number): Point[] =>
    [
      [-0.06, 0.93],
      [0.2, 0.84],
      [0.45, 0.68],
      [0.7, 0.42],
      [0.9, 0.2],
      [1.06, 0.1],
    ].map(
      ([x = 0, depth = 0]): Point => [width * x, horizon + ground * (depth + lift * (0.3 + depth))],
    )
  const strip = (lift: number, colour: string, opacity?: number) =>
    path(`${curve(line(lift))}V${nums(height + 9)}H-99Z`, { fill: colour, opacity })
  const foam = stage.shade("#FFFFFF", 0.12)
  return (
    strip(-0.035, foam, 0.3) +
    strip(-0.014, foam, 0.8) +
    strip(0, stage.shade("#DCC79C", 0.06)) +
    strip(0.03, stage.shade("#F3E2BD", 0.05)) +
    drawVillage(stage, stage.random("resort"), {
      x: width * 0.9,
      y: horizon + ground * 0.24,
      reach: unit * 0.13,
      depth: ground * 0.02,
      house: unit * 0.022,
      count: 14,
      church: false,
      distance: 0.18,
    }) +
    strip(0.16, stage.shade("#B4C493", 0.08)) +
    strip(0.22, stage.shade("#7DA87C", 0.07)) +
    drawDeck(stage, [width * 0.72, horizon + ground * 0.43], [width * 0.32, horizon + ground * 0.2])
  )
}

/** The deck on its piles, a pavilion with a red roof in the middle, a rail with lamps. */
function drawDeck(stage: Stage, land: Point, head: Point): string {
  const { unit } = stage
  const wood = stage.shade("#9A8468", 0.06)
  const along = (share: number): Point => [
    lerp(land[0], head[0], share),
    lerp(land[1], head[1], share),
  ]
  const half = (share: number) => unit * lerp(0.012, 0.006, share)
  const deck = polygon([
    [land[0], land[1] - half(0)],
    [head[0], head[1] - half(1)],
    [head[0], head[1] + half(1) * 0.6],
    [land[0], land[1] + half(0)],
  ])
  const piles = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = along(index / 14)
    return `M${nums(x, y)}v${nums(unit * lerp(0.034, 0.018, index / 14))}`
  }).join("")
  const lamps = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = along((index + 0.5) / 8)
    return `M${nums(Math.round(x), Math.round(y - unit * 0.022))}h0`
  }).join("")
  const [x, y] = along(0.74)
  const k = unit * 0.04
  const walls = `M${nums(x - k, y)}v${nums(-k * 0.6)}h${nums(k * 2)}v${nums(k * 0.6)}Z`
  const roof = polygon([
    [x - k * 1.25, y - k * 0.56],
    [x - k * 0.6, y - k * 1.15],
    [x + k * 0.6, y - k * 1.15],
    [x + k * 1.25, y - k * 0.56],
  ])
  const turret = polygon([
    [x - k * 0.2, y - k * 1.1],
    [x, y - k * 1.75],
    [x + k * 0.2, y - k * 1.1],
  ])
  const panes = `M${nums(x - k * 0.7, y - k * 0.3)}h${nums(k * 0.4)}m${nums(k * 0.3, 0)}h${nums(k * 0.4)}m${nums(k * 0.2, 0)}h${nums(k * 0.3)}`
  const { lightsOn } = stage.palette
  return (
    path(piles, {
      stroke: stage.shade("#6B5B4C", 0.08),
      "stroke-width": Math.max(1, unit * 0.004),
    }) +
    path(deck, { fill: wood }) +
    path(walls, { fill: stage.shade("#F4EEE2", 0.06) }) +
    path(roof + turret, { fill: stage.shade("#B4574A", 0.06) }) +
    path(panes, {
      stroke: lightsOn ? "#FFDC9C" : stage.shade("#5A6482", 0.1),
      "stroke-width": k * 0.3,
    }) +
    (lightsOn
      ? path(lamps, { stroke: "#FFDC9C", "stroke-width": unit * 0.009, "stroke-linecap": "round" })
      : "")
  )
}
