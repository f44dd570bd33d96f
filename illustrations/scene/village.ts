import type { Random } from "./random.ts"
import type { Stage } from "./stage.ts"
import { nums, path } from "./svg.ts"
import { LAMPLIGHT } from "./town-lights.ts"

/** Where a village lies and how it looks from the air. */
type Village = {
  readonly x: number
  readonly y: number
  /** Half the width of the village. */
  readonly reach: number
  /** Half the depth of the village, foreshortened. */
  readonly depth: number
  /** The width of one house. */
  readonly house: number
  readonly count: number
  readonly church: boolean
  /** 0 near, 1 lost in the haze. */
  readonly distance: number
}

/** A handful of gabled houses, with a church if there is one; windows are lit after dark. */
export function drawVillage(stage: Stage, random: Random, village: Village): string {
  const houses = Array.from({ length: village.count }, () => ({
    x: Math.round(village.x + (random.next() + random.next() - 1) * village.reach),
    y: Math.round(village.y + (random.next() - 0.5) * 2 * village.depth),
    width: village.house * random.pick([0.75, 0.9, 1.05, 1.25]),
  })).sort((a, b) => a.y - b.y)
  // Every house starts at its foot in all three paths: repeated text compresses well.
  let walls = ""
  let roofs = ""
  let windows = ""
  for (const { x, y, width } of houses) {
    const foot = `M${nums(x, y)}`
    const height = width * 0.42
    walls += `${foot}h${nums(width)}v${nums(-height)}h${nums(-width)}Z`
    roofs += `${foot}m${nums(-width * 0.1, -height)}h${nums(width * 1.2)}l${nums(-width * 0.22, -width * 0.42)}h${nums(-width * 0.76)}Z`
    windows += `${foot}m${nums(width * 0.2, -height * 0.5)}h${nums(width * 0.16)}m${nums(width * 0.24, 0)}h${nums(width * 0.16)}`
  }
  return (
    (village.church ? drawChurch(stage, village) : "") +
    path(walls, { fill: stage.shade("#F6EFE3", village.distance) }) +
    path(roofs, { fill: stage.shade("#C4604A", village.distance) }) +
    (stage.palette.lightsOn ? drawLitWindows(windows, Math.max(1, village.house * 0.2)) : "")
  )
}

/** Panes, and their shine around the houses. */
function drawLitWindows(d: string, pane: number): string {
  const light = (width: number, opacity?: number) =>
    path(d, { stroke: LAMPLIGHT, "stroke-width": width, opacity })
  return light(pane * 4, 0.16) + light(pane)
}

function drawChurch(stage: Stage, { x, y, house, distance }: Village): string {
  const tower = `M${nums(x - house * 0.3, y)}v${nums(-house * 1.5)}h${nums(house * 0.56)}v${nums(house * 1.5)}Z`
  const nave = `M${nums(x + house * 0.2, y)}v${nums(-house * 0.62)}h${nums(house * 1.3)}v${nums(house * 0.62)}Z`
  const naveRoof = `M${nums(x + house * 0.2, y - house * 0.6)}h${nums(house * 1.4)}l${nums(-house * 0.24, -house * 0.5)}h${nums(-house * 1.16)}Z`
  const spire = `M${nums(x - house * 0.38, y - house * 1.5)}h${nums(house * 0.72)}l${nums(-house * 0.36, -house * 1.2)}Z`
  return (
    path(tower + nave, { fill: stage.shade("#F3EBDD", distance) }) +
    path(naveRoof, { fill: stage.shade("#B2604C", distance) }) +
    path(spire, { fill: stage.shade("#5C6B86", distance) })
  )
}
