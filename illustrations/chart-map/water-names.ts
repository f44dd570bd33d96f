import { isWithin } from "./box.ts"
import type { Lake } from "./geography.ts"
import type { Shape } from "./shape.ts"
import { isFree, type Taken } from "./taken.ts"
import { textWidth } from "./text-width.ts"
import { positionAt, type Spot, spotOf, type View } from "./view.ts"
import { crossings, type WaterMask } from "./water-mask.ts"

export interface WaterName {
  text: string
  /** Middle of the base line. */
  at: Spot
}

interface Sea {
  name: string
  west: number
  south: number
  east: number
  north: number
}

/** Boxes in which water is this sea and no other. */
const SEAS: readonly Sea[] = [
  { name: "NORDSEE", west: -3, south: 51.3, east: 9.2, north: 61 },
  { name: "OSTSEE", west: 9.5, south: 53.8, east: 24, north: 60 },
  { name: "ADRIA", west: 12, south: 41, east: 17, north: 46 },
  { name: "MITTELMEER", west: 2, south: 38, east: 11.5, north: 44.3 },
  { name: "ÄRMELKANAL", west: -5, south: 48.6, east: 1.3, north: 51 },
]

export const SEA_TEXT = 12.5
export const SEA_SPACING = 2.6
export const LAKE_TEXT = 11

/** So much of a name must lie on its lake. */
const LAKE_SHARE = 0.8

const GRID = 8
const WELL_CLEAR = 42

/** Each sea's name where it has the most water around it, if anywhere. */
export function nameSeas(view: View, water: WaterMask, taken: Taken): WaterName[] {
  return SEAS.flatMap((sea) => {
    const width = textWidth(sea.name, SEA_TEXT) + sea.name.length * SEA_SPACING
    let best: (WaterName & { merit: number }) | undefined
    for (let y = 24; y < view.height - 24; y += GRID) {
      for (let x = width / 2 + 12; x < view.width - width / 2 - 12; x += GRID) {
        const clearance = Math.min(
          ...[-0.5, -0.25, 0, 0.25, 0.5].map((part) => water.clearanceAt(x + part * width, y - 4)),
        )
        const fromMiddle = Math.hypot(x - view.width / 2, y - view.height / 2)
        const merit = Math.min(clearance, WELL_CLEAR) - fromMiddle / 40
        if (clearance < 14 || merit <= (best?.merit ?? Number.NEGATIVE_INFINITY)) continue
        const box = { left: x - width / 2, right: x + width / 2, top: y - 14, bottom: y + 6 }
        if (isFree(taken, box) && isIn(sea, view, { x, y })) {
          best = { text: sea.name, at: { x, y }, merit }
        }
      }
    }
    if (!best) return []
    const { text, at } = best
    taken.boxes.push({
      left: at.x - width / 2,
      right: at.x + width / 2,
      top: at.y - 14,
      bottom: at.y + 6,
    })
    return [{ text, at }]
  })
}

function isIn(sea: Sea, view: View, spot: Spot): boolean {
  const { lat, lng } = positionAt(view, spot)
  return lat > sea.south && lat < sea.north && lng > sea.west && lng < sea.east
}

/** Names of the lakes that have room for them, where they are widest. */
export function nameLakes(view: View, lakes: readonly Lake[], taken: Taken): WaterName[] {
  return lakes.flatMap(({ name, shape }) => {
    const width = textWidth(name, LAKE_TEXT)
    if ((shape.south - shape.north) / view.kmPerPixel < LAKE_TEXT * 1.5) return []
    const { from, to } = widestPart(view, shape)
    if (to.x - from.x < width * LAKE_SHARE) return []
    const x = (from.x + to.x) / 2
    const y = (from.y + to.y) / 2
    const box = { left: x - width / 2, right: x + width / 2, top: y - 7, bottom: y + 7 }
    if (!isWithin(box, view.width, view.height, 8) || !isFree(taken, box)) return []
    taken.boxes.push(box)
    return [{ text: name, at: { x, y: y + 4 } }]
  })
}

/** The longest way across a lake from west to east. */
function widestPart(view: View, shape: Shape): { from: Spot; to: Spot } {
  const spots: Spot[] = []
  for (let index = 0; index < shape.points.length; index += 2) {
    spots.push(spotOf(view, { x: shape.points[index] ?? 0, y: shape.points[index + 1] ?? 0 }))
  }
  const ring = spots.flatMap(({ x, y }) => [x, y])
  let widest = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
  for (const { y } of spots) {
    const shores = crossings([ring], y + 0.01).toSorted((one, other) => one - other)
    for (let index = 1; index < shores.length; index += 2) {
      const from = { x: shores[index - 1] ?? 0, y }
      const to = { x: shores[index] ?? 0, y }
      if (to.x - from.x > widest.to.x - widest.from.x) widest = { from, to }
    }
  }
  return widest
}
