import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { lerp, type Point } from "../../geometry.ts"
import { curve, pointAlong, polygon } from "../../lines.ts"
import type { Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"

/** The upper edge of the cliffs and their foot, from far to near: x of the width, depth of the ground. */
const EDGE: readonly Point[] = [
  [0.5, -0.03],
  [0.57, -0.1],
  [0.65, -0.07],
  [0.72, -0.16],
  [0.8, -0.1],
  [0.88, -0.16],
  [0.95, 0.02],
  [1.06, 0.2],
]
const FOOT: readonly Point[] = [
  [0.47, 0.035],
  [0.54, 0.085],
  [0.605, 0.14],
  [0.66, 0.24],
  [0.75, 0.35],
  [0.82, 0.52],
  [0.9, 0.72],
  [0.97, 1.06],
]

/** White cliffs with beeches on top, a strip of stones at their foot. */
export function drawCliffs(stage: Stage): string {
  const { width, height, horizon, unit } = stage
  const ground = height - horizon
  const random = stage.random("cliffs")
  const at = (points: readonly Point[]) =>
    points.map(
      ([x, depth]): Point => [
        width * (x + random.between(-0.006, 0.006)),
        horizon + ground * depth,
      ],
    )
  const [edge, foot] = [at(EDGE), at(FOOT)]
  const chalk = polygon([...edge, [width * 1.1, height + 9], ...foot.toReversed()])
  const beach = `${curve(foot.map(([x, y], index): Point => [x - unit * (0.006 + index * 0.012), y + unit * 0.008]))}V${nums(height + 9)}H${nums(width * 1.1)}V${nums(horizon)}Z`
  const foam = `${curve(foot.map(([x, y], index): Point => [x - unit * (0.012 + index * 0.02), y + unit * 0.01]))}V${nums(height + 9)}H${nums(width * 1.1)}V${nums(horizon)}Z`
  return (
    path(foam, { fill: stage.shade("#FFFFFF", 0.1), opacity: 0.5 }) +
    path(beach, { fill: stage.shade("#D9CFB4", 0.08) }) +
    path(chalk, { fill: stage.shade("#F6F1E6", 0.04) }) +
    drawGullies(stage, edge, foot) +
    drawBeeches(stage, edge)
  )
}

/** Where rain has cut the chalk: ribs from the edge to the foot, one side of each in shade. */
function drawGullies(stage: Stage, edge: readonly Point[], foot: readonly Point[]): string {
  const random = stage.random("gullies")
  let shades = ""
  let screes = ""
  for (let share = 0.04; share < 0.97; share += random.between(0.045, 0.085)) {
    const reach = random.between(0.012, 0.03)
    const start = random.between(0.02, 0.5)
    const [top, bottom] = [pointAlong(edge, share), pointAlong(foot, share)]
    const down = (part: number, shift: number): Point => {
      const [x] = pointAlong(edge, share + shift)
      const [footX] = pointAlong(foot, share + shift)
      return [lerp(x, footX, part), lerp(top[1], bottom[1], part)]
    }
    shades += polygon([
      down(start, 0),
      down(0.62, -reach),
      down(1, -reach * 0.4),
      down(1, reach * 1.3),
      down(0.7, reach * 0.5),
    ])
    if (random.chance(0.4))
      screes += polygon([down(0.8, 0), down(1.02, -reach * 1.8), down(1.02, reach * 1.8)])
  }
  return (
    path(shades, { fill: stage.shade("#B4BACB", 0.12), opacity: 0.6 }) +
    path(screes, { fill: stage.shade("#E6DFD0", 0.05) })
  )
}

/** A wood grows to the very edge. */
function drawBeeches(stage: Stage, edge: readonly Point[]): string {
  const { unit, width, height } = stage
  const random = stage.random("beeches")
  const inland = polygon([
    ...edge.map(([x, y]): Point => [x + unit * 0.004, y - unit * 0.004]),
    [width * 1.1, height * 0.5],
    [width * 1.1, edge[0]?.[1] ?? 0],
  ])
  const trees: Crown[] = Array.from({ length: 64 }, () => {
    const share = random.next()
    const [x, y] = pointAlong(edge, share)
    const size = unit * lerp(0.018, 0.06, share) * random.between(0.7, 1.15)
    return { x: x + random.between(-0.1, 0.9) * size, y: y + size * random.between(0, 0.3), size }
  }).sort((a, b) => a.y - b.y)
  const leaf = stage.shade("#4B7F57", 0.08)
  return (
    path(inland, { fill: leaf }) +
    drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#9BC07E", 0.06), 0.4) })
  )
}
