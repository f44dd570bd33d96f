import type { Stage } from "../stage.ts"
import { element, path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** Düsseldorf's tower on the Rhine: the funnel at three quarters, the clock of lights down the shaft. */
export function drawRhineTower(stage: Stage, site: Site): string {
  const { x, base, size } = site
  const shape = shapeAt(site)
  const shaft = shape([-0.032, 0], [-0.014, 0.66], [0.014, 0.66], [0.032, 0])
  const funnel = shape(
    [-0.018, 0.64],
    [-0.078, 0.71],
    [-0.078, 0.735],
    [-0.05, 0.755],
    [0.05, 0.755],
    [0.078, 0.735],
    [0.078, 0.71],
    [0.018, 0.64],
  )
  const neck = shape([-0.02, 0.755], [-0.016, 0.8], [0.016, 0.8], [0.02, 0.755])
  const mast = shape([-0.006, 0.8], [-0.002, 1], [0.002, 1], [0.006, 0.8])
  const glass = shape([-0.072, 0.718], [-0.072, 0.732], [0.072, 0.732], [0.072, 0.718])
  const { lightsOn } = stage.palette
  const clock = Array.from({ length: 9 }, (_, index) =>
    element("circle", {
      cx: x,
      cy: base - size * (0.2 + index * 0.046),
      r: Math.max(0.9, size * 0.006),
      fill: index % 4 === 3 ? "#FF7A6B" : "#FFE7B0",
    }),
  ).join("")
  return (
    path(shaft + mast, { fill: stage.shade("#7F88A4", 0.24) }) +
    path(funnel + neck, { fill: stage.shade("#667195", 0.21) }) +
    path(glass, { fill: lightsOn ? "#FFD79A" : stage.shade("#A9B8D3", 0.2) }) +
    (lightsOn ? clock : "")
  )
}
