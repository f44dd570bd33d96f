import type { Stage } from "../stage.ts"
import { element, path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** A slender concrete tower with its pod and mast. */
export function drawTelevisionTower(stage: Stage, site: Site): string {
  const shape = shapeAt(site)
  const shaft = shape([-0.026, 0], [-0.011, 0.66], [0.011, 0.66], [0.026, 0])
  const pod = shape(
    [-0.03, 0.62],
    [-0.06, 0.655],
    [-0.06, 0.675],
    [-0.034, 0.705],
    [0.034, 0.705],
    [0.06, 0.675],
    [0.06, 0.655],
    [0.03, 0.62],
  )
  const upper = shape([-0.016, 0.7], [-0.022, 0.74], [0.022, 0.74], [0.016, 0.7])
  const mast = shape([-0.007, 0.73], [-0.003, 1], [0.003, 1], [0.007, 0.73])
  const lamp = element("circle", {
    cx: site.x,
    cy: site.base - site.size,
    r: Math.max(1.4, site.size * 0.009),
    fill: "#FF7A6B",
  })
  const glass = shape([-0.058, 0.661], [-0.058, 0.672], [0.058, 0.672], [0.058, 0.661])
  return (
    path(shaft + mast, { fill: stage.shade("#6A7597", 0.3) }) +
    path(pod + upper, { fill: stage.shade("#5A6587", 0.27) }) +
    (stage.palette.lightsOn ? path(glass, { fill: "#FFD79A", opacity: 0.8 }) + lamp : "")
  )
}
