import type { Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"

const THICKEST = 0.016

/** A second, thin layer high above the sea: long lenses that the light shines through. */
export function drawVeils(stage: Stage): string {
  const { width, horizon, unit, palette, texts } = stage
  const random = stage.random("veils")
  const highest = Math.max(horizon * 0.62, ...texts.map(({ bottom }) => bottom + unit * THICKEST))
  const lenses = Array.from({ length: 7 }, () => {
    const x = width * random.between(-0.1, 0.9)
    const y = random.between(highest, horizon * 0.97)
    const long = unit * random.between(0.3, 0.62)
    const thick = unit * random.between(0.008, THICKEST)
    return `M${nums(x, y)}q${nums(long * 0.4, -thick * 2, long, 0)}q${nums(-long * 0.5, thick, -long, 0)}Z`
  }).join("")
  return path(lenses, { fill: palette.cloudLit, opacity: 0.55 })
}
