import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { type Site, shapeAt } from "./site.ts"

/** Leipzig's monument to the Battle of the Nations: granite steps, a round crown. */
export function drawBattleOfNations(stage: Stage, site: Site): string {
  const shape = shapeAt({ ...site, size: site.size * 0.72 })
  const mass = shape(
    [-0.62, 0],
    [-0.56, 0.2],
    [-0.4, 0.22],
    [-0.36, 0.5],
    [-0.3, 0.66],
    [-0.2, 0.74],
    [-0.2, 0.86],
    [-0.12, 0.95],
    [0, 1],
    [0.12, 0.95],
    [0.2, 0.86],
    [0.2, 0.74],
    [0.3, 0.66],
    [0.36, 0.5],
    [0.4, 0.22],
    [0.56, 0.2],
    [0.62, 0],
  )
  const shade = shape(
    [0.1, 0],
    [0.1, 0.96],
    [0.2, 0.86],
    [0.2, 0.74],
    [0.3, 0.66],
    [0.36, 0.5],
    [0.4, 0.22],
    [0.56, 0.2],
    [0.62, 0],
  )
  const arch = shape(
    [-0.16, 0.2],
    [-0.16, 0.42],
    [-0.1, 0.5],
    [0, 0.53],
    [0.1, 0.5],
    [0.16, 0.42],
    [0.16, 0.2],
  )
  return (
    path(mass, { fill: stage.shade("#7E7C86", 0.17) }) +
    path(shade, { fill: stage.shade("#5F5D69", 0.17) }) +
    path(arch, { fill: stage.palette.lightsOn ? "#FFCF8A" : stage.shade("#4E4C58", 0.17) })
  )
}
