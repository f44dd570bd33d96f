import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import type { Point } from "../../geometry.ts"
import { curve } from "../../lines.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"

/** Wooded capes that come in from both sides, one behind the other. */
export function drawCapes(stage: Stage): string {
  return (
    drawCape(stage, { side: 1, depth: 0.2, reach: 0.42, distance: 0.2 }) +
    drawCape(stage, { side: -1, depth: 0.36, reach: 0.36, distance: 0.12 }) +
    drawCape(stage, { side: 1, depth: 0.72, reach: 0.4, distance: 0.03 })
  )
}

interface Cape {
  /** From the left (-1) or the right (1). */
  side: 1 | -1
  depth: number
  reach: number
  distance: number
}

function drawCape(stage: Stage, { side, depth, reach, distance }: Cape): string {
  const { width, unit } = stage
  const random = stage.random(`cape-${depth}`)
  const y = groundAt(stage, depth)
  const size = unit * (0.02 + depth * 0.07)
  const at = (share: number) => (side === 1 ? width * (1 - reach * share) : width * reach * share)
  const outline: Point[] = [
    [at(-0.2), y - size * 0.5],
    [at(0.5), y - size * 0.34],
    [at(0.94), y - size * 0.1],
    [at(1), y],
    [at(0.84), y + size * 0.2],
    [at(0.3), y + size * 0.55],
    [at(-0.2), y + size * 0.9],
  ]
  const shape = (dy: number) => `${curve(outline.map(([x, top]): Point => [x, top + dy]))}Z`
  const trees: Crown[] = Array.from({ length: 34 }, () => {
    const share = random.between(-0.05, 0.9)
    return {
      x: at(share),
      y: y - size * 0.1 + (1 - share) * size * random.between(-0.2, 0.5),
      size: size * random.between(0.6, 1.1),
    }
  }).sort((a, b) => a.y - b.y)
  const leaf = stage.shade("#386A4E", distance)
  return (
    path(shape(size * 0.7), { fill: leaf, opacity: 0.26 }) +
    path(shape(size * 0.1), { fill: stage.shade("#D4C99F", distance) }) +
    path(shape(0), { fill: stage.shade("#6A9C69", distance) }) +
    drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#7FAC70", distance), 0.34) }) +
    path(`M${nums(at(1), y + size * 0.24)}h${nums(-side * size)}`, {
      stroke: stage.palette.cloudLit,
      "stroke-width": Math.max(1, unit * 0.002),
      opacity: 0.3,
    })
  )
}
