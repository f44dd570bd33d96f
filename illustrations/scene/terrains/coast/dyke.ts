import { lerp, type Point } from "../../geometry.ts"
import { curve } from "../../lines.ts"
import type { Stage } from "../../stage.ts"
import { dot, nums, path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"
import { drawFields } from "../fields.ts"

/** Salt meadows before the dyke, sheep on it, and the marsh in fields behind. */
export function drawDyke(stage: Stage): string {
  const { width, height, horizon, unit } = stage
  const ground = height - horizon
  const line = (inland: number): Point[] =>
    [
      [1.06, 0.05],
      [0.78, 0.11],
      [0.55, 0.26],
      [0.32, 0.5],
      [0.12, 0.8],
      [-0.06, 1.12],
    ].map(
      ([x = 0, depth = 0]): Point => [
        width * (x + inland * (0.16 + depth * 0.9)),
        horizon + ground * depth,
      ],
    )
  const strip = (inland: number, colour: string, opacity?: number) =>
    path(`${curve(line(inland))}V${nums(height + 9)}H${nums(width * 1.2)}V${nums(horizon)}Z`, {
      fill: colour,
      opacity,
    })
  return (
    strip(-0.1, stage.shade("#B9AE8E", 0.1), 0.6) +
    strip(-0.05, stage.shade("#C9BE9A", 0.08)) +
    strip(0, stage.shade("#A9B77F", 0.08)) +
    drawGullies(stage, line(-0.04), line(0.18)) +
    strip(0.2, stage.shade("#93B072", 0.06)) +
    strip(0.255, stage.shade("#6F9C5E", 0.05)) +
    strip(0.3, stage.shade("#8FB573", 0.05)) +
    drawMarsh(stage, line(0.36)) +
    drawSheep(stage, line(0.235)) +
    drawVillage(stage, stage.random("marsh-village"), {
      x: width * 0.86,
      y: horizon + ground * 0.24,
      reach: unit * 0.08,
      depth: ground * 0.015,
      house: unit * 0.02,
      count: 8,
      church: true,
      distance: 0.18,
    })
  )
}

/** The fields of the marsh, cut off at the foot of the dyke. */
function drawMarsh(stage: Stage, foot: readonly Point[]): string {
  const id = stage.id("marsh")
  const outline = `${curve(foot)}V${nums(stage.height + 9)}H${nums(stage.width * 1.2)}V${nums(stage.horizon)}Z`
  return (
    `<clipPath id="${id}">${path(outline, {})}</clipPath>` +
    `<g clip-path="url(#${id})">${path(outline, { fill: stage.shade("#8DB07A", 0.08) })}${drawFields(stage)}</g>`
  )
}

/** The sea runs into the meadows in narrow bends. */
function drawGullies(stage: Stage, seaward: readonly Point[], landward: readonly Point[]): string {
  const random = stage.random("gullies")
  const d = [0.3, 0.5, 0.7, 0.9]
    .map((share) => {
      const index = share * (seaward.length - 1)
      const at = (points: readonly Point[]) => points[Math.round(index)] ?? [0, 0]
      const [from, to] = [at(seaward), at(landward)]
      const bends = Array.from(
        { length: 5 },
        (_, step): Point => [
          lerp(from[0], to[0], step / 4),
          lerp(from[1], to[1], step / 4) +
            (step % 2 === 0 ? 1 : -1) * stage.unit * random.between(0.002, 0.006),
        ],
      )
      return curve(bends)
    })
    .join("")
  return path(d, {
    fill: "none",
    stroke: stage.palette.waterNear,
    "stroke-width": stage.unit * 0.006,
    "stroke-linecap": "round",
    opacity: 0.55,
  })
}

/** White dots on the green; in winter they are in the stable. */
function drawSheep(stage: Stage, crest: readonly Point[]): string {
  if (stage.season === "winter" || stage.time === "night") return ""
  const random = stage.random("sheep")
  const near = crest.slice(2)
  const d = Array.from({ length: 22 }, () => {
    const share = random.next() * (near.length - 1)
    const [from, to] = [near[Math.floor(share)] ?? [0, 0], near[Math.ceil(share)] ?? [0, 0]]
    const x = lerp(from[0], to[0], share % 1) + random.between(-0.03, 0.03) * stage.unit
    const y = lerp(from[1], to[1], share % 1) + random.between(-0.02, 0.02) * stage.unit
    return dot(x, y)
  }).join("")
  return path(d, {
    stroke: stage.shade("#FBF8F0", 0.04),
    "stroke-width": Math.max(1.6, stage.unit * 0.009),
    "stroke-linecap": "round",
  })
}
