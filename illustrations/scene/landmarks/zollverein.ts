import type { Stage } from "../stage.ts"
import { element, path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** The winding tower of Zollverein in Essen: two leaning frames, four wheels, the cubes of its hall. */
export function drawZollverein(stage: Stage, site: Site): string {
  const size = site.size * 0.82
  const shape = shapeAt({ ...site, size })
  const hall = shape(
    [-0.5, 0],
    [-0.5, 0.3],
    [-0.2, 0.3],
    [-0.2, 0.4],
    [0.24, 0.4],
    [0.24, 0.3],
    [0.66, 0.3],
    [0.66, 0],
  )
  const panes = [-0.44, 0.3, 0.44, 0.58]
    .map((x) => shape([x, 0.06], [x, 0.24], [x + 0.05, 0.24], [x + 0.05, 0.06]))
    .join("")
  const beam = (from: [number, number], to: [number, number], half = 0.018) =>
    shape(
      [from[0] - half, from[1]],
      [to[0] - half, to[1]],
      [to[0] + half, to[1]],
      [from[0] + half, from[1]],
    )
  const frame =
    beam([-0.34, 0.28], [-0.05, 0.94]) +
    beam([0.42, 0.28], [0.11, 0.94]) +
    beam([-0.06, 0.38], [-0.05, 0.94]) +
    beam([0.12, 0.38], [0.11, 0.94]) +
    shape([-0.2, 0.6], [-0.2, 0.63], [0.26, 0.63], [0.26, 0.6]) +
    shape([-0.12, 0.8], [-0.12, 0.83], [0.18, 0.83], [0.18, 0.8]) +
    shape([-0.12, 0.93], [-0.12, 0.96], [0.18, 0.96], [0.18, 0.93])
  const rust = stage.shade("#9C5446", 0.16)
  const wheels = [0.72, 0.88]
    .flatMap((y) => [-0.03, 0.09].map((x) => ({ x, y })))
    .map(({ x, y }) =>
      element("circle", {
        cx: site.x + size * x,
        cy: site.base - size * y,
        r: size * 0.055,
        fill: "none",
        stroke: rust,
        "stroke-width": size * 0.014,
      }),
    )
    .join("")
  return (
    path(hall, { fill: stage.shade("#8A5448", 0.2) }) +
    path(panes, { fill: stage.palette.lightsOn ? "#FFD79A" : stage.shade("#5E4A50", 0.2) }) +
    path(frame, { fill: rust }) +
    wheels
  )
}
