import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** Dresden's church of Our Lady: the stone bell with its lantern, four stair turrets around it. */
export function drawDresdenFrauenkirche(stage: Stage, site: Site): string {
  const shape = shapeAt({ ...site, size: site.size * 0.8 })
  const body = shape([-0.36, 0], [-0.36, 0.34], [-0.3, 0.4], [0.3, 0.4], [0.36, 0.34], [0.36, 0])
  const drum = shape([-0.25, 0.4], [-0.25, 0.5], [0.25, 0.5], [0.25, 0.4])
  const dome = shape(
    [-0.27, 0.5],
    [-0.24, 0.6],
    [-0.19, 0.7],
    [-0.11, 0.78],
    [-0.075, 0.8],
    [0.075, 0.8],
    [0.11, 0.78],
    [0.19, 0.7],
    [0.24, 0.6],
    [0.27, 0.5],
  )
  const lantern = shape(
    [-0.06, 0.79],
    [-0.06, 0.9],
    [-0.03, 0.94],
    [0, 1],
    [0.03, 0.94],
    [0.06, 0.9],
    [0.06, 0.79],
  )
  const turrets = [-0.33, 0.33]
    .map((x) =>
      shape([x - 0.05, 0.3], [x - 0.05, 0.5], [x, 0.62], [x + 0.05, 0.5], [x + 0.05, 0.3]),
    )
    .join("")
  const shade = shape(
    [0.06, 0],
    [0.06, 0.4],
    [0.08, 0.5],
    [0.08, 0.8],
    [0.11, 0.78],
    [0.19, 0.7],
    [0.24, 0.6],
    [0.27, 0.5],
    [0.25, 0.4],
    [0.3, 0.4],
    [0.36, 0.34],
    [0.36, 0],
  )
  const windows = [-0.22, 0, 0.22]
    .map((x) =>
      shape([x - 0.035, 0.1], [x - 0.035, 0.26], [x, 0.3], [x + 0.035, 0.26], [x + 0.035, 0.1]),
    )
    .join("")
  const { lightsOn } = stage.palette
  return (
    path(body + drum + dome + turrets, { fill: stage.shade("#CDB68E", 0.18) }) +
    path(shade, { fill: stage.shade("#A48F70", 0.18), opacity: 0.75 }) +
    path(lantern, { fill: stage.shade("#B7A27C", 0.18) }) +
    path(windows, { fill: lightsOn ? "#FFE0A6" : stage.shade("#6E6252", 0.18) })
  )
}
