import { headroom } from "../../headroom.ts"
import { shapeAt } from "../../landmarks/site.ts"
import type { Stage } from "../../stage.ts"
import { path } from "../../svg.ts"

/** The steeples of an old town: one pointed, one with a lantern, a town hall's tower between them. */
export function drawSteeples(stage: Stage, base: number, across: number): string {
  const { unit, width } = stage
  const random = stage.random("steeples")
  const stone = stage.shade("#8B93AE", 0.2)
  const copper = stage.shade("#7FA69C", 0.18)
  const slate = stage.shade("#56628A", 0.17)
  const at = (offset: number, size: number) => {
    const x = width * across + unit * (offset + random.between(-0.015, 0.015))
    const room = headroom(stage, { x, base, reach: 0.1 })
    return shapeAt({ x, base, size: Math.min(unit * size * random.between(0.9, 1.08), room) })
  }
  const pointed = at(-0.15, 0.22)
  const lantern = at(0.02, 0.17)
  const hall = at(0.16, 0.2)
  const towers =
    pointed([-0.075, 0], [-0.075, 0.54], [0.075, 0.54], [0.075, 0]) +
    pointed([0.075, 0], [0.075, 0.26], [0.5, 0.26], [0.5, 0]) +
    lantern([-0.1, 0], [-0.1, 0.6], [0.1, 0.6], [0.1, 0]) +
    lantern([-0.045, 0.74], [-0.045, 0.86], [0.045, 0.86], [0.045, 0.74]) +
    hall([-0.06, 0], [-0.06, 0.64], [0.06, 0.64], [0.06, 0])
  const roofs =
    pointed([-0.09, 0.53], [0, 1], [0.09, 0.53]) +
    pointed([0.06, 0.25], [0.1, 0.4], [0.46, 0.4], [0.53, 0.25])
  const domes =
    lantern([-0.11, 0.6], [-0.09, 0.69], [-0.04, 0.75], [0.04, 0.75], [0.09, 0.69], [0.11, 0.6]) +
    lantern([-0.05, 0.86], [0, 1], [0.05, 0.86]) +
    hall(
      [-0.075, 0.64],
      [-0.05, 0.72],
      [-0.06, 0.76],
      [0, 1],
      [0.06, 0.76],
      [0.05, 0.72],
      [0.075, 0.64],
    )
  const bells = pointed([-0.02, 0.4], [-0.02, 0.48], [0.02, 0.48], [0.02, 0.4])
  return (
    path(towers, { fill: stone }) +
    path(roofs, { fill: slate }) +
    path(domes, { fill: copper }) +
    path(bells, { fill: stage.palette.lightsOn ? "#FFD79A" : slate })
  )
}
