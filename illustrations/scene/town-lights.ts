import type { Random } from "./random.ts"
import type { Stage } from "./stage.ts"
import { nums, path } from "./svg.ts"

/** What shines out of windows and from street lamps. */
export const LAMPLIGHT = "#FFD79A"

/** A town in the distance: its middle, how far it reaches to both sides, and how deep it lies. */
type Town = {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly depth: number
}

/** How large a lamp is, in units. */
const LAMP = 0.006

/** Lamps along the streets of a town after dark. A street is one dotted line, and costs no more. */
export function drawTownLights(stage: Stage, random: Random, towns: readonly Town[]): string {
  if (!stage.palette.lightsOn) return ""
  const streets = towns.flatMap(({ x, y, reach, depth }) =>
    Array.from({ length: 4 }, (_, row) => {
      const half = reach * random.between(0.35, 1)
      const from = Math.round(x + random.between(-0.3, 0.3) * reach - half)
      const at = Math.round(y + (row - 1.5) * depth * 0.5)
      return `M${nums(from, at)}l${nums(Math.round(half * 2), Math.round(random.between(-0.3, 0.3) * depth))}`
    }),
  )
  const lamps = (width: number, opacity: number) =>
    path(streets.join(""), {
      fill: "none",
      stroke: LAMPLIGHT,
      "stroke-width": stage.unit * width,
      "stroke-linecap": "round",
      "stroke-dasharray": nums(
        ...[6, 3, 9, 4, 14, 5].flatMap((gap) => [0, gap * stage.unit * LAMP * 0.42]),
      ),
      opacity,
    })
  return lamps(LAMP * 3.6, 0.13) + lamps(LAMP, 0.9)
}
