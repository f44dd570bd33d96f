import { textWidth } from "#illustrations/chart-map/text-width.ts"
import type { GeoPoint } from "../../geo.ts"
import type { MapName } from "../../map-places.ts"
import { worldPixel } from "./mercator.ts"

const TEXT_SIZE = 12
/** Room between two names, so that the map stays calm. */
const GAP = { x: 40, y: 34 }
/** A pill with its pointer, above its place. */
const PILL = { left: -48, right: 48, top: -52, bottom: 6 }

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The names of towns that have room at a zoom, beside each other and the pins; large towns first. */
export function pickNames(
  towns: readonly MapName[],
  pins: readonly GeoPoint[],
  zoom: number,
): MapName[] {
  const pills = pins.map((pin): Box => {
    const { x, y } = worldPixel(pin, zoom)
    const { left, right, top, bottom } = PILL
    return { left: x + left, right: x + right, top: y + top, bottom: y + bottom }
  })
  const named: Box[] = []
  return towns.filter((town) => {
    if (town.zoom > zoom) return false
    const box = boxOf(town, zoom)
    const wide = {
      left: box.left - GAP.x,
      right: box.right + GAP.x,
      top: box.top - GAP.y,
      bottom: box.bottom + GAP.y,
    }
    const isFree =
      !pills.some((pill) => touch(pill, box)) && !named.some((other) => touch(other, wide))
    if (isFree) named.push(box)
    return isFree
  })
}

function boxOf(town: MapName, zoom: number): Box {
  const { x, y } = worldPixel(town, zoom)
  const half = textWidth(town.name, TEXT_SIZE) / 2
  return { left: x - half, right: x + half, top: y - 8, bottom: y + 8 }
}

function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
