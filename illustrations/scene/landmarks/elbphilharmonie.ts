import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** Hamburg's concert hall: glass with a roof like waves on an old brick warehouse, St. Michael's beside it. */
export function drawElbphilharmonie(stage: Stage, site: Site): string {
  const shape = shapeAt({ ...site, size: site.size * 0.8 })
  const church = shapeAt({ ...site, x: site.x + site.size * 1.1, size: site.size * 0.82 })
  const brick = shape([-0.42, 0], [-0.42, 0.34], [0.46, 0.34], [0.46, 0])
  const glass = shape(
    [-0.42, 0.36],
    [-0.42, 0.86],
    [-0.34, 0.76],
    [-0.24, 0.71],
    [-0.13, 0.76],
    [-0.04, 0.87],
    [0.06, 0.74],
    [0.16, 0.7],
    [0.26, 0.76],
    [0.36, 0.94],
    [0.46, 0.78],
    [0.46, 0.36],
  )
  const floors = [0.43, 0.5, 0.57, 0.64]
    .map((y) => shape([-0.4, y], [-0.4, y + 0.03], [0.44, y + 0.03], [0.44, y]))
    .join("")
  const windows = [0.08, 0.2]
    .map((y) =>
      [-0.34, -0.2, -0.06, 0.08, 0.22, 0.36]
        .map((x) => shape([x, y], [x, y + 0.05], [x + 0.05, y + 0.05], [x + 0.05, y]))
        .join(""),
    )
    .join("")
  const nave = church([-0.34, 0], [-0.34, 0.24], [-0.26, 0.33], [0.06, 0.33], [0.06, 0])
  const tower = church([0.04, 0], [0.04, 0.6], [0.2, 0.6], [0.2, 0])
  const copper = church(
    [0.06, 0.6],
    [0.06, 0.7],
    [0.09, 0.72],
    [0.09, 0.8],
    [0.12, 0.84],
    [0.12, 1],
    [0.12, 0.84],
    [0.15, 0.8],
    [0.15, 0.72],
    [0.18, 0.7],
    [0.18, 0.6],
  )
  const { lightsOn } = stage.palette
  return (
    path(nave + tower, { fill: stage.shade("#8C6A62", 0.26) }) +
    path(copper, { fill: stage.shade("#7FA69C", 0.24) }) +
    path(brick, { fill: stage.shade("#96594A", 0.14) }) +
    path(windows, { fill: lightsOn ? "#FFD79A" : stage.shade("#6E4036", 0.14) }) +
    path(glass, { fill: stage.shade("#A9C2DA", 0.14) }) +
    path(floors, {
      fill: lightsOn ? "#FFE3B0" : stage.shade("#E2EDF6", 0.12),
      opacity: lightsOn ? 0.8 : 0.6,
    })
  )
}
