import { mix } from "../colour.ts"
import type { Stage } from "../stage.ts"
import { dot, nums, path } from "../svg.ts"

/** A small wind farm on the horizon, with red lamps after dark. */
export function drawTurbines(stage: Stage): string {
  const random = stage.random("turbines")
  const { unit, width, horizon } = stage
  const white = mix("#FFFFFF", stage.palette.tint, stage.palette.tintShare * 0.8)
  let towers = ""
  let blades = ""
  let lamps = ""
  for (let index = 0; index < 5; index++) {
    const x = width * (0.7 + index * 0.055) + unit * random.between(-0.012, 0.012)
    const y = horizon + unit * random.between(0.008, 0.024)
    const size = unit * random.between(0.085, 0.115)
    const turn = random.between(0, 2 * Math.PI)
    towers += `M${nums(x - size * 0.018, y)}l${nums(size * 0.009, -size)}h${nums(size * 0.018)}l${nums(size * 0.009, size)}Z`
    lamps += dot(x, y - size)
    for (const third of [0, 1, 2]) {
      const angle = turn + (third * 2 * Math.PI) / 3
      blades += `M${nums(x, y - size)}l${nums(Math.cos(angle) * size * 0.48, Math.sin(angle) * size * 0.48)}`
    }
  }
  return (
    path(towers, { fill: white }) +
    path(blades, {
      stroke: white,
      "stroke-width": Math.max(1, unit * 0.0032),
      "stroke-linecap": "round",
    }) +
    (stage.palette.lightsOn
      ? path(lamps, { stroke: "#FF7A6B", "stroke-width": unit * 0.008, "stroke-linecap": "round" })
      : "")
  )
}
