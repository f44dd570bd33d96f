import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** Munich's cathedral: two brick towers with green domes, a long roof behind them. */
export function drawMunichFrauenkirche(stage: Stage, site: Site): string {
  const shape = shapeAt({ ...site, size: site.size * 0.78 })
  const towers = [-0.14, 0.14]
  const walls = towers
    .map((x) => shape([x - 0.1, 0], [x - 0.1, 0.76], [x + 0.1, 0.76], [x + 0.1, 0]))
    .join("")
  const shades = towers
    .map((x) => shape([x + 0.03, 0], [x + 0.03, 0.76], [x + 0.1, 0.76], [x + 0.1, 0]))
    .join("")
  const domes = towers
    .map((x) =>
      shape(
        [x - 0.115, 0.76],
        [x - 0.12, 0.81],
        [x - 0.1, 0.88],
        [x - 0.05, 0.93],
        [x - 0.02, 0.95],
        [x, 1],
        [x + 0.02, 0.95],
        [x + 0.05, 0.93],
        [x + 0.1, 0.88],
        [x + 0.12, 0.81],
        [x + 0.115, 0.76],
      ),
    )
    .join("")
  const nave = shape([0.2, 0], [0.2, 0.36], [1, 0.36], [1.06, 0.28], [1.06, 0])
  const roof = shape([0.2, 0.34], [0.26, 0.6], [0.9, 0.6], [1.03, 0.34])
  const windows = towers
    .flatMap((x) =>
      [0.24, 0.48].map((y) =>
        shape(
          [x - 0.03, y],
          [x - 0.03, y + 0.14],
          [x, y + 0.17],
          [x + 0.03, y + 0.14],
          [x + 0.03, y],
        ),
      ),
    )
    .join("")
  return (
    path(nave, { fill: stage.shade("#A6705C", 0.2) }) +
    path(roof, { fill: stage.shade("#8E4F40", 0.18) }) +
    path(walls, { fill: stage.shade("#B27C66", 0.17) }) +
    path(shades, { fill: stage.shade("#93604E", 0.17) }) +
    path(windows, { fill: stage.palette.lightsOn ? "#FFD79A" : stage.shade("#6E483C", 0.17) }) +
    path(domes, { fill: stage.shade("#6FA392", 0.14) })
  )
}
