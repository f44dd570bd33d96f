import { curve } from "../../lines.ts"
import { rollingProfile } from "../../profile.ts"
import type { Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"

/** The wall along the foot of the houses. */
export function drawQuay(stage: Stage, top: number): string {
  const { width, unit } = stage
  const wall = `M0 ${nums(top - unit * 0.012)}h${nums(width)}v${nums(unit * 0.013)}h${nums(-width)}Z`
  return path(wall, { fill: stage.shade("#4A5679", 0.08) })
}

/** The city upside down in the river, and after dark the lamps of the quay as long streaks. */
export function drawReflections(stage: Stage, top: number): string {
  const { width, unit, palette } = stage
  const random = stage.random("reflections")
  const depth = rollingProfile(random, {
    base: top + unit * 0.05,
    amplitude: unit * 0.02,
    wavelength: unit * 0.5,
  })
  const points = Array.from({ length: 21 }, (_, index): [number, number] => {
    const x = (index / 20) * width
    return [x, depth(x)]
  })
  const dark = `${curve(points)}V${nums(top)}H0Z`
  let lamps = ""
  const count = Math.round((11 * width) / unit)
  for (let index = 0; index < count; index++) {
    const x = Math.round(random.next() * width)
    const y = Math.round(top + unit * random.between(0.004, 0.03))
    lamps += `M${nums(x, y)}v${nums(Math.round(unit * random.between(0.02, 0.12)))}`
  }
  return (
    path(dark, { fill: stage.shade("#5A678F", 0.1), opacity: 0.32 }) +
    (palette.lightsOn
      ? path(lamps, { stroke: "#FFCF8A", "stroke-width": unit * 0.004, opacity: 0.4 })
      : "")
  )
}
