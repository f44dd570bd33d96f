import { type Box, isWithin } from "./box.ts"
import { isFree, type Taken } from "./taken.ts"
import type { Spot } from "./view.ts"

export interface Size {
  width: number
  height: number
}

export interface LabelPlace {
  box: Box
  anchor: "start" | "middle" | "end"
}

/** Sides of a symbol, best first: right, left, above, below, then the corners. */
const SIDES: readonly (readonly [x: -1 | 0 | 1, y: -1 | 0 | 1])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
]

const EDGE = 8

/** A text at a corner stands above or below its symbol and begins a little before it. */
const OVERHANG = -4

/** A free place for a text beside its symbol, and takes it; undefined when there is none. */
export function placeLabel(
  at: Spot,
  gap: number,
  text: Size,
  frame: Size,
  taken: Taken,
): LabelPlace | undefined {
  for (const [x, y] of SIDES) {
    const isCorner = x !== 0 && y !== 0
    const left = at.x + x * (isCorner ? OVERHANG : gap) - ((1 - x) / 2) * text.width
    const top = at.y + y * gap - ((1 - y) / 2) * text.height
    const box = { left, top, right: left + text.width, bottom: top + text.height }
    if (!isWithin(box, frame.width, frame.height, EDGE) || !isFree(taken, box)) continue
    taken.boxes.push(box)
    return { box, anchor: x === 0 ? "middle" : x > 0 ? "start" : "end" }
  }
  return undefined
}

/** Where a text with this anchor begins, ends or has its middle. */
export function anchorX({ box, anchor }: LabelPlace): number {
  if (anchor === "start") return box.left
  return anchor === "end" ? box.right : (box.left + box.right) / 2
}
