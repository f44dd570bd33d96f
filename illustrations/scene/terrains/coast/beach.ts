import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { lerp, type Point } from "../../geometry.ts"
import { curve, pointAlong } from "../../lines.ts"
import type { Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"

/** Where water meets sand, from far to near: x of the width, depth of the ground. */
const SHORE: readonly Point[] = [
  [1.06, 0.035],
  [0.8, 0.06],
  [0.645, 0.135],
  [0.672, 0.3],
  [0.535, 0.49],
  [0.45, 0.74],
  [0.22, 1.12],
]

/** A beach that swings towards us, dunes and meadows behind it. */
export function drawBeach(stage: Stage): string {
  const random = stage.random("shore")
  const sway = SHORE.map(() => random.between(-0.014, 0.014))
  const line = (inland: number): Point[] =>
    SHORE.map(([x, depth], index) => [
      // Nearer strips are wider: perspective.
      stage.width * (x + (sway[index] ?? 0) + inland * (0.2 + index * 0.17)),
      stage.horizon + (stage.height - stage.horizon) * depth,
    ])
  const strip = (inland: number, colour: string, opacity?: number) =>
    path(
      `${curve(line(inland))}V${nums(stage.height + 9)}H${nums(stage.width * 1.2)}V${nums(stage.horizon)}Z`,
      { fill: colour, opacity },
    )
  const foam = stage.shade("#FFFFFF", 0.12)
  return (
    strip(-0.036, foam, 0.28) +
    strip(-0.014, foam, 0.75) +
    strip(0, stage.shade("#DCC79C", 0.06)) +
    strip(0.022, stage.shade("#F3E2BD", 0.05)) +
    (stage.season === "winter" ? "" : drawBeachChairs(stage, line(0.04))) +
    strip(0.075, stage.shade("#B4C493", 0.08)) +
    strip(0.125, stage.shade("#7DA87C", 0.07)) +
    strip(0.25, stage.shade("#5F946A", 0.05)) +
    drawFields(stage, line(0.25), line(0.5)) +
    drawInland(stage)
  )
}

/** Wicker beach chairs in twos and threes. */
function drawBeachChairs(stage: Stage, line: readonly Point[]): string {
  const random = stage.random("chairs")
  const colours = ["#FFFFFF", "#D9534A", "#4A6FB8"].map((colour) => ({ colour, d: "" }))
  for (let index = 0; index < 15; index++) {
    const share = random.between(0.48, 0.84)
    const [x, y] = pointAlong(line, share)
    const size = stage.unit * lerp(0.004, 0.012, (share - 0.48) / 0.36)
    const place = `M${nums(x + random.between(-1.2, 2.2) * size, y + random.between(-1, 1) * size)}`
    const chair = colours[index % colours.length]
    if (chair) {
      chair.d += `${place}h${nums(size)}v${nums(-size * 0.7)}q${nums(-size * 0.5, -size * 0.5, -size, 0)}Z`
    }
  }
  return colours.map(({ colour, d }) => path(d, { fill: stage.shade(colour, 0.06) })).join("")
}

/** Two lighter fields on the land side, running along the coast. */
function drawFields(stage: Stage, seaward: readonly Point[], inland: readonly Point[]): string {
  const field = (from: number, to: number) => {
    const corners = [
      pointAlong(seaward, from),
      pointAlong(inland, from),
      pointAlong(inland, to),
      pointAlong(seaward, to),
    ]
    return `M${corners.map((corner) => nums(...corner)).join("L")}Z`
  }
  return (
    path(field(0.52, 0.68), { fill: stage.shade("#9DBB78", 0.06) }) +
    path(field(0.7, 0.82), { fill: stage.shade("#D9CC82", 0.05), opacity: 0.8 })
  )
}

function drawInland(stage: Stage): string {
  const { width, horizon, unit } = stage
  const ground = stage.height - horizon
  const random = stage.random("inland")
  const hedge = (depth: number, from: number, to: number, count: number, size: number): Crown[] =>
    Array.from({ length: count }, (_, index) => ({
      x: width * lerp(from, to, (index + random.next()) / count),
      y: horizon + ground * (depth + random.between(-0.008, 0.014)),
      size: unit * size * random.between(0.7, 1.25),
    }))
  const leaf = stage.shade("#3B6F53", 0.06)
  const trees = [
    ...hedge(0.15, 0.86, 1.02, 18, 0.016),
    ...hedge(0.4, 0.85, 1.02, 16, 0.032),
    ...hedge(0.7, 0.84, 1.03, 16, 0.05),
  ]
  return (
    drawVillage(stage, random, {
      x: width * 0.9,
      y: horizon + ground * 0.12,
      reach: unit * 0.09,
      depth: ground * 0.012,
      house: unit * 0.016,
      count: 9,
      church: true,
      distance: 0.24,
    }) + drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#83AE74", 0.06), 0.32) })
  )
}
