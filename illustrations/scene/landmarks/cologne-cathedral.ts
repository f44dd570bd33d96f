import { mix } from "../colour.ts"
import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** A Gothic cathedral from the south: two open spires, the nave and the choir with its ridge turret. */
export function drawCathedral(stage: Stage, site: Site): string {
  const shape = shapeAt(site)
  const spire = (x: number) =>
    shape(
      [x - 0.085, 0],
      [x - 0.082, 0.42],
      [x - 0.07, 0.44],
      [x - 0.066, 0.55],
      [x - 0.05, 0.57],
      [x - 0.046, 0.62],
      [x - 0.008, 0.97],
      [x, 1],
      [x + 0.008, 0.97],
      [x + 0.046, 0.62],
      [x + 0.05, 0.57],
      [x + 0.066, 0.55],
      [x + 0.07, 0.44],
      [x + 0.082, 0.42],
      [x + 0.085, 0],
    )
  /** The side turned away from the light. */
  const spireShade = (x: number) =>
    shape(
      [x + 0.012, 0],
      [x + 0.012, 0.62],
      [x, 1],
      [x + 0.046, 0.62],
      [x + 0.066, 0.55],
      [x + 0.085, 0],
    )
  const pinnacles = [-0.072, 0.072, 0.108, 0.252]
    .map((x) => shape([x - 0.014, 0.4], [x, 0.56], [x + 0.014, 0.4]))
    .join("")
  const nave = shape([0.25, 0], [0.25, 0.33], [0.98, 0.33], [1.02, 0.24], [1.06, 0.2], [1.08, 0])
  const roof = shape([0.25, 0.3], [0.25, 0.42], [0.92, 0.42], [0.99, 0.3])
  const turret = shape([0.612, 0.4], [0.618, 0.47], [0.63, 0.6], [0.642, 0.47], [0.648, 0.4])
  const transept = shape([0.55, 0], [0.55, 0.34], [0.63, 0.43], [0.71, 0.34], [0.71, 0])
  const buttresses = Array.from({ length: 12 }, (_, index) => {
    const x = 0.28 + index * 0.068
    return shape([x - 0.008, 0.2], [x, 0.37], [x + 0.008, 0.2])
  }).join("")
  const windows = Array.from({ length: 10 }, (_, index) => {
    const x = 0.3 + index * 0.07
    return x > 0.52 && x < 0.72
      ? ""
      : shape([x, 0.1], [x, 0.24], [x + 0.014, 0.28], [x + 0.028, 0.24], [x + 0.028, 0.1])
  }).join("")
  const bare = stage.shade("#626C8E", 0.17)
  // Floodlit after dark
  const stone = stage.palette.lightsOn ? mix(bare, "#D9B48C", 0.14) : bare
  const shade = stage.shade("#4C5679", 0.15)
  return (
    path(nave + transept + buttresses + turret, { fill: stone }) +
    path(roof, { fill: shade }) +
    path(windows, {
      fill: stage.palette.lightsOn ? "#FFD79A" : shade,
      opacity: stage.palette.lightsOn ? 0.55 : 0.8,
    }) +
    path(spire(0) + spire(0.18) + pinnacles, { fill: stone }) +
    path(spireShade(0) + spireShade(0.18), { fill: shade })
  )
}
