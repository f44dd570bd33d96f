import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** Salzburg's fortress on its rock, the domes of the cathedral at the foot. */
export function drawHohensalzburg(stage: Stage, site: Site): string {
  const shape = shapeAt({ ...site, x: site.x + site.size * 0.3 })
  const rock = shape(
    [-1, 0],
    [-0.8, 0.16],
    [-0.62, 0.3],
    [-0.5, 0.42],
    [0.42, 0.45],
    [0.56, 0.34],
    [0.78, 0.2],
    [1, 0],
  )
  const cliffs = shape(
    [-0.62, 0.3],
    [-0.5, 0.42],
    [0.42, 0.45],
    [0.56, 0.34],
    [0.3, 0.26],
    [0.05, 0.34],
    [-0.2, 0.27],
    [-0.4, 0.33],
  )
  const walls = shape(
    [-0.52, 0.4],
    [-0.52, 0.5],
    [-0.4, 0.5],
    [-0.4, 0.57],
    [-0.3, 0.57],
    [-0.3, 0.66],
    [0.06, 0.66],
    [0.06, 0.74],
    [0.18, 0.74],
    [0.18, 0.6],
    [0.32, 0.6],
    [0.32, 0.52],
    [0.44, 0.52],
    [0.44, 0.42],
  )
  const roofs =
    shape([-0.32, 0.65], [-0.26, 0.73], [0, 0.73], [0.07, 0.65]) +
    shape([0.04, 0.73], [0.12, 0.84], [0.2, 0.73]) +
    shape([-0.42, 0.56], [-0.35, 0.63], [-0.29, 0.56]) +
    shape([0.17, 0.6], [0.25, 0.67], [0.33, 0.6])
  const windows = [-0.24, -0.16, -0.08, 0, 0.11, 0.23]
    .map((x) => shape([x, 0.55], [x, 0.58], [x + 0.02, 0.58], [x + 0.02, 0.55]))
    .join("")
  const domes = [0.62, 0.74]
    .map((x) =>
      shape(
        [x - 0.035, 0],
        [x - 0.035, 0.24],
        [x - 0.045, 0.27],
        [x, 0.37],
        [x + 0.045, 0.27],
        [x + 0.035, 0.24],
        [x + 0.035, 0],
      ),
    )
    .join("")
  return (
    path(rock, { fill: stage.shade("#6C8C74", 0.22) }) +
    path(cliffs, { fill: stage.shade("#A8A59A", 0.2) }) +
    path(walls, { fill: stage.shade("#E4DDCB", 0.16) }) +
    path(roofs, { fill: stage.shade("#7D7A86", 0.16) }) +
    path(windows, { fill: stage.palette.lightsOn ? "#FFD79A" : stage.shade("#77705F", 0.16) }) +
    path(domes, { fill: stage.shade("#86AFA2", 0.16) })
  )
}
