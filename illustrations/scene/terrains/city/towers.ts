import { mix } from "../../colour.ts"
import type { Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"

/** A few office towers of our time in a group, none so high that it would be a certain one. */
export function drawTowers(stage: Stage, base: number, across: number): string {
  const { unit, width, palette } = stage
  const random = stage.random("towers")
  const wall = stage.shade("#6B7AA6", 0.2)
  let walls = ""
  let floors = ""
  let shades = ""
  for (const [offset, high, wide] of [
    [-0.13, 0.15, 0.05],
    [-0.065, 0.21, 0.042],
    [0.005, 0.175, 0.055],
    [0.08, 0.23, 0.04],
    [0.135, 0.14, 0.06],
  ] as const) {
    const x = Math.round(width * across + unit * (offset + random.between(-0.008, 0.008)))
    const height = Math.round(unit * high * random.between(0.88, 1.06))
    const house = Math.round(unit * wide)
    const slant = random.chance(0.5) ? Math.round(unit * 0.014) : 0
    walls += `M${nums(x, base)}v${nums(-height)}l${nums(house, -slant)}v${nums(height + slant)}Z`
    shades += `M${nums(x + house * 0.62, base)}v${nums(-height - slant * 0.62)}l${nums(house * 0.38, -slant * 0.38)}v${nums(height + slant)}Z`
    for (let y = base - height + unit * 0.016; y < base - unit * 0.03; y += unit * 0.0165)
      floors += `M${nums(x + house * 0.1, Math.round(y))}h${nums(house * 0.8)}`
  }
  return (
    path(walls, { fill: wall }) +
    path(shades, { fill: stage.shade("#56648F", 0.18) }) +
    path(floors, {
      stroke: palette.lightsOn ? "#FFD79A" : mix(wall, "#FFFFFF", 0.3),
      "stroke-width": unit * 0.0056,
      "stroke-dasharray": palette.lightsOn
        ? nums(unit * 0.007, unit * 0.004, unit * 0.003, unit * 0.012)
        : undefined,
      opacity: palette.lightsOn ? 0.85 : 0.55,
    })
  )
}
