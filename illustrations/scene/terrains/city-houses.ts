import { type Colour, mix } from "../colour.ts"
import type { Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"
import { LAMPLIGHT } from "../town-lights.ts"

/** A row of town houses and blocks as one silhouette; some windows are lit after dark. */
export function drawBlocks(
  stage: Stage,
  layer: string,
  row: {
    base: number
    low: number
    high: number
    narrow: number
    colour: Colour
    lit: boolean
  },
): string {
  const { unit, width } = stage
  const random = stage.random(layer)
  let walls = ""
  const columns = WINDOW_RHYTHMS.map(() => "")
  let x = Math.round(-unit * 0.02)
  while (x < width) {
    const house = Math.round(unit * random.between(row.narrow, row.narrow * 2.2))
    const height = Math.round(unit * random.between(row.low, row.high))
    const top = row.base - height
    walls += `M${nums(x, row.base)}v${nums(-height)}${roofline(random.next(), house)}v${nums(height)}Z`
    const count = Math.floor(house / (unit * 0.0155))
    for (let column = 0; column < count; column++) {
      const at = Math.round(x + (house * (column + 0.5)) / count)
      const rhythm = Math.floor(random.next() * columns.length)
      columns[rhythm] +=
        `M${nums(at, Math.round(top + unit * 0.013))}V${nums(Math.round(row.base - unit * 0.012))}`
    }
    x += house + (random.chance(0.25) ? Math.round(unit * 0.01) : 0)
  }
  return (
    path(walls, { fill: row.colour }) + (row.lit ? drawWindows(stage, columns, row.colour) : "")
  )
}

/** Gabled, mansard or flat. */
function roofline(kind: number, house: number): string {
  if (kind < 0.36) return `l${nums(house / 2, -house * 0.6)} ${nums(house / 2, house * 0.6)}`
  if (kind > 0.56) return `h${nums(house)}`
  return `l${nums(house * 0.18, -house * 0.3)}h${nums(house * 0.64)}l${nums(house * 0.18, house * 0.3)}`
}

/** Floors with light on (1) and off (0), from the roof down. */
const WINDOW_RHYTHMS = [
  [1, 0, 0, 1, 1, 0, 1, 0],
  [0, 1, 0, 0, 1, 0, 0, 1],
  [1, 1, 0, 1, 0, 0, 1, 1],
  [0, 0, 1, 0, 0, 0, 1, 0],
] as const

/** A column of windows is one dashed line: its dashes are the windows where there is light. */
function drawWindows(stage: Stage, columns: readonly string[], wall: Colour): string {
  const { unit, palette } = stage
  const [pane, floor] = [unit * 0.0085, unit * 0.0185]
  return columns
    .map((d, index) => {
      const rhythm = WINDOW_RHYTHMS[index] ?? []
      const dashes = rhythm.flatMap((isOn) => [isOn * pane, floor - isOn * pane])
      return path(d, {
        stroke: palette.lightsOn ? LAMPLIGHT : mix(wall, "#FFFFFF", 0.24),
        "stroke-width": unit * 0.0056,
        "stroke-dasharray": nums(...dashes),
        opacity: palette.lightsOn ? 0.9 : 0.6,
      })
    })
    .join("")
}

/** Painted fronts of the old town. */
const FRONTS = ["#E8D9B8", "#D9A38A", "#EFE8DA", "#C98B72", "#B9C4C9", "#DCC08F"] as const

/** Narrow gabled houses shoulder to shoulder on the quay, in front of everything else. */
export function drawQuayHouses(stage: Stage, base: number): string {
  const { unit, width } = stage
  const random = stage.random("quay-houses")
  const fronts = FRONTS.map((colour) => ({ colour, d: "" }))
  let roofs = ""
  const windows = { dark: "", lit: "" }
  const end = width * random.between(0.46, 0.52)
  let x = Math.round(width * random.between(0.02, 0.05))
  while (x < end) {
    const house = Math.max(4, Math.round(unit * random.pick([0.022, 0.026, 0.03, 0.034])))
    const height = Math.round(unit * random.pick([0.034, 0.04, 0.046]))
    const gable = Math.round(house * random.pick([0.55, 0.8]))
    const eaves = `M${nums(x, Math.round(base) - height)}`
    const front = fronts[Math.floor(random.next() * fronts.length)]
    if (front) front.d += `${eaves}h${nums(house)}v${nums(height + 1)}h${nums(-house)}Z`
    roofs += `${eaves}l${nums(house / 2, -gable, house / 2, gable)}Z`
    windows[random.chance(0.62) ? "lit" : "dark"] += eaves + fourWindows(house, height)
    x += house
  }
  const pane = (d: string, stroke: Colour) => path(d, { stroke, "stroke-width": unit * 0.007 })
  const unlit = stage.shade("#5A6482", 0.12)
  return (
    fronts.map(({ colour, d }) => path(d, { fill: stage.shade(colour, 0.12) })).join("") +
    path(roofs, { fill: stage.shade("#8F5348", 0.1) }) +
    pane(windows.dark, unlit) +
    pane(windows.lit, stage.palette.lightsOn ? LAMPLIGHT : unlit)
  )
}

/** Two floors with two windows each, from the left end of the eaves. */
function fourWindows(house: number, height: number): string {
  const [pane, gap, floor] = [house * 0.24, house * 0.16, height * 0.32]
  const pair = `h${nums(pane)}m${nums(gap, 0)}h${nums(pane)}`
  return `m${nums(house * 0.18, height * 0.28)}${pair}m${nums(-2 * pane - gap, floor)}${pair}`
}
