import { mix } from "../colour.ts"
import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** Frankfurt's high-rises: the Commerzbank tower with its mast, the Messeturm's pyramid, twins and a round one. */
export function drawFrankfurtTowers(stage: Stage, site: Site): string {
  const shape = shapeAt({ ...site, size: site.size * 1.06 })
  const bodies = [
    shape(
      [-0.5, 0],
      [-0.5, 0.66],
      [-0.43, 0.66],
      [-0.36, 0.82],
      [-0.29, 0.66],
      [-0.22, 0.66],
      [-0.22, 0],
    ),
    shape([-0.14, 0], [-0.14, 0.6], [0, 0.56], [0, 0]),
    shape([0.04, 0], [0.04, 0.56], [0.18, 0.6], [0.18, 0]),
    shape([0.27, 0], [0.27, 0.78], [0.34, 0.84], [0.5, 0.84], [0.5, 0]),
    shape([0.6, 0], [0.6, 0.62], [0.66, 0.68], [0.74, 0.68], [0.8, 0.62], [0.8, 0]),
    shape([0.88, 0], [0.88, 0.5], [1.02, 0.5], [1.02, 0]),
  ].join("")
  const mast = shape([0.41, 0.84], [0.417, 1], [0.424, 1], [0.43, 0.84])
  const shades = [
    shape([-0.32, 0], [-0.32, 0.74], [-0.29, 0.66], [-0.22, 0.66], [-0.22, 0]),
    shape([-0.06, 0], [-0.06, 0.577], [0, 0.56], [0, 0]),
    shape([0.12, 0], [0.12, 0.583], [0.18, 0.6], [0.18, 0]),
    shape([0.41, 0], [0.41, 0.84], [0.5, 0.84], [0.5, 0]),
    shape([0.72, 0], [0.72, 0.68], [0.74, 0.68], [0.8, 0.62], [0.8, 0]),
  ].join("")
  const floors = Array.from({ length: 9 }, (_, index) => {
    const y = 0.1 + index * 0.055
    return [-0.48, -0.12, 0.06, 0.29, 0.62, 0.9]
      .map((x) => shape([x, y], [x, y + 0.018], [x + 0.1, y + 0.018], [x + 0.1, y]))
      .join("")
  }).join("")
  const { lightsOn } = stage.palette
  const wall = stage.shade("#6E7DA9", 0.24)
  return (
    path(bodies, { fill: wall }) +
    path(mast, { fill: stage.shade("#C9CFDD", 0.2) }) +
    path(shades, { fill: stage.shade("#56648F", 0.22) }) +
    path(floors, {
      fill: lightsOn ? "#FFD79A" : mix(wall, "#FFFFFF", 0.4),
      opacity: lightsOn ? 0.8 : 0.5,
    })
  )
}
