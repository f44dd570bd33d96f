import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { lerp, type Point } from "../../geometry.ts"
import { curve } from "../../lines.ts"
import type { Random } from "../../random.ts"
import type { Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"

/** Two wooded headlands close a bay; between them a small harbour with masts. */
export function drawBay(stage: Stage): string {
  const { width, height, horizon, unit } = stage
  const ground = height - horizon
  const harbour = { x: width * 0.3, y: horizon + ground * 0.115 }
  return (
    drawHeadland(stage, "far", {
      points: [
        [-0.06, 0.02],
        [0.12, 0.03],
        [0.3, 0.1],
        [0.42, 0.13],
        [0.34, 0.19],
        [0.12, 0.24],
        [-0.06, 0.3],
      ],
      distance: 0.22,
      crown: 0.022,
    }) +
    drawVillage(stage, stage.random("harbour"), {
      ...harbour,
      reach: unit * 0.12,
      depth: ground * 0.012,
      house: unit * 0.018,
      count: 15,
      church: true,
      distance: 0.2,
    }) +
    drawMasts(stage, stage.random("masts"), harbour) +
    drawHeadland(stage, "near", {
      points: [
        [1.06, 0.16],
        [0.92, 0.24],
        [0.8, 0.4],
        [0.7, 0.52],
        [0.74, 0.66],
        [0.86, 0.86],
        [0.9, 1.08],
        [1.06, 1.08],
      ],
      distance: 0.06,
      crown: 0.05,
    })
  )
}

function drawHeadland(
  stage: Stage,
  layer: string,
  land: { points: readonly (readonly [number, number])[]; distance: number; crown: number },
): string {
  const { width, height, horizon, unit } = stage
  const random = stage.random(`headland-${layer}`)
  const outline = land.points.map(
    ([x, depth]): Point => [
      width * (x + random.between(-0.008, 0.008)),
      horizon + (height - horizon) * depth,
    ],
  )
  const middle = outline.reduce<Point>(
    ([x, y], [addX, addY]) => [x + addX / outline.length, y + addY / outline.length],
    [0, 0],
  )
  const ring = (share: number) =>
    `${curve(outline.map(([x, y]): Point => [lerp(middle[0], x, share), lerp(middle[1], y, share)]))}Z`
  const trees: Crown[] = Array.from({ length: 46 }, () => {
    const at = outline[Math.floor(random.next() * outline.length)] ?? middle
    const share = random.between(0.1, 0.78)
    return {
      x: lerp(middle[0], at[0], share),
      y: lerp(middle[1], at[1], share),
      size: unit * land.crown * random.between(0.7, 1.2),
    }
  }).sort((a, b) => a.y - b.y)
  const leaf = stage.shade("#3F7656", land.distance)
  return (
    path(ring(1.07), { fill: stage.shade("#FFFFFF", 0.14), opacity: 0.35 }) +
    path(ring(1.03), { fill: stage.shade("#EAD9B0", land.distance) }) +
    path(ring(0.95), { fill: stage.shade("#7DA87C", land.distance) }) +
    drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#83AE74", land.distance), 0.36) })
  )
}

function drawMasts(stage: Stage, random: Random, { x, y }: { x: number; y: number }): string {
  const d = Array.from({ length: 13 }, (_, index) => {
    const at = x + stage.unit * (0.03 + index * 0.011)
    return `M${nums(at, y + stage.unit * 0.014)}v${nums(-stage.unit * random.between(0.016, 0.03))}`
  }).join("")
  return path(d, {
    stroke: mix("#FFFFFF", stage.palette.tint, stage.palette.tintShare),
    "stroke-width": Math.max(0.8, stage.unit * 0.0022),
  })
}
