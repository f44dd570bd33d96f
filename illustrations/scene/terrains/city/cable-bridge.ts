import { polygon } from "../../lines.ts"
import type { Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"

/** A bridge that hangs from two slender pylons. */
export function drawCableBridge(stage: Stage, deck: number): string {
  const { width, unit } = stage
  const colour = stage.shade("#3E4B74", 0.06)
  const rise = unit * 0.15
  const pylons = [0.32, 0.62].map((share) => width * share)
  const reach = width * 0.15
  let cables = ""
  let legs = ""
  for (const x of pylons) {
    legs += polygon([
      [x - unit * 0.009, deck + unit * 0.06],
      [x - unit * 0.003, deck - rise],
      [x + unit * 0.003, deck - rise],
      [x + unit * 0.009, deck + unit * 0.06],
    ])
    for (let cable = 1; cable <= 7; cable++) {
      const share = cable / 7
      const top = deck - rise * (0.42 + 0.56 * share)
      cables += `M${nums(x - reach * share, deck)}L${nums(x, top)}L${nums(x + reach * share, deck)}`
    }
  }
  return (
    path(cables, { fill: "none", stroke: colour, "stroke-width": Math.max(0.7, unit * 0.0018) }) +
    path(legs, { fill: colour }) +
    path(`M0 ${nums(deck)}H${nums(width)}v${nums(unit * 0.012)}H0Z`, { fill: colour })
  )
}
