import type { Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"

/** A railway bridge whose three arches stand on piers in the river. */
export function drawBridge(stage: Stage, bridge: { deck: number; from: number }): string {
  const { width, unit } = stage
  const { deck } = bridge
  const colour = stage.shade("#33406A", 0.05)
  const span = Math.max(width * 0.17, unit * 0.25)
  const rise = unit * 0.062
  const thickness = unit * 0.011
  let solid = `M0 ${nums(deck)}H${nums(width)}v${nums(unit * 0.012)}H0Z`
  let hangers = ""
  let x = width * bridge.from
  while (x < width) {
    // A quadratic arc peaks at half the height of its control point.
    solid += `M${nums(x, deck)}q${nums(span / 2, -2 * rise, span, 0)}h${nums(-thickness)}q${nums(-(span / 2 - thickness), -2 * rise + thickness * 2.2, -(span - 2 * thickness), 0)}Z`
    for (let bay = 1; bay < 10; bay++) {
      const share = bay / 10
      hangers += `M${nums(x + span * share, deck)}v${nums(-4 * rise * share * (1 - share))}`
    }
    solid += pier(x)
    x += span
  }
  for (let landward = width * bridge.from - span * 0.8; landward > 0; landward -= span * 0.8) {
    solid += pier(landward)
  }
  function pier(at: number): string {
    const half = unit * 0.008
    return `M${nums(at - half, deck)}h${nums(2 * half)}l${nums(half * 0.5, unit * 0.06)}h${nums(-3 * half)}Z`
  }
  return (
    path(hangers, { stroke: colour, "stroke-width": unit * 0.0028 }) + path(solid, { fill: colour })
  )
}
