import type { Stage } from "../stage.ts"
import { element, path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** Berlin's television tower: a slender shaft, the sphere at three fifths, the ringed mast above. */
export function drawBerlinTower(stage: Stage, site: Site): string {
  const { x, base } = site
  const size = site.size * 1.16
  const shape = shapeAt({ x, base, size })
  const shaft = shape([-0.03, 0], [-0.012, 0.56], [0.012, 0.56], [0.03, 0])
  const mast = shape([-0.009, 0.68], [-0.003, 1], [0.003, 1], [0.009, 0.68])
  const rings = [0.76, 0.84, 0.91]
    .map((y) => shape([-0.011, y], [-0.011, y + 0.03], [0.011, y + 0.03], [0.011, y]))
    .join("")
  const sphere = (radius: number, fill: string) =>
    element("circle", { cx: x, cy: base - size * 0.62, r: size * radius, fill })
  const glass = shape([-0.062, 0.612], [-0.062, 0.626], [0.062, 0.626], [0.062, 0.612])
  const { lightsOn } = stage.palette
  return (
    path(shaft + mast, { fill: stage.shade("#7A84A3", 0.24) }) +
    path(rings, { fill: stage.shade("#C0574C", 0.2) }) +
    sphere(0.066, stage.shade("#8C97B4", 0.2)) +
    path(glass, { fill: lightsOn ? "#FFD79A" : stage.shade("#5A6587", 0.2) }) +
    (lightsOn
      ? element("circle", {
          cx: x,
          cy: base - size,
          r: Math.max(1.4, size * 0.009),
          fill: "#FF7A6B",
        })
      : "")
  )
}
