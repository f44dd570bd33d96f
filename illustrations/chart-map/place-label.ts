import { type Box, isWithin } from "./box.ts"
import { coveredLines, isFree, type Taken } from "./taken.ts"
import type { Spot } from "./view.ts"

export interface Size {
  width: number
  height: number
}

export interface LabelPlace {
  box: Box
  anchor: "start" | "middle" | "end"
}

/**
 * Sides of a symbol, best first: beside it, above and below it, beside it but higher or lower, and
 * above or below it to one side.
 */
const SIDES: readonly (readonly [x: -1 | 0 | 1, y: number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -0.5],
  [1, 0.5],
  [-1, -0.5],
  [-1, 0.5],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
]

const EDGE = 8

/** A text at a corner stands above or below its symbol and begins a little before it. */
const OVERHANG = -4

/** A worse side is chosen when it spares more than this many pieces of coast or river. */
const SIDE_COST = 0.6

/** The best free place for a text beside its symbol, and takes it; undefined if there is none. */
export function placeLabel(
  at: Spot,
  gap: number,
  text: Size,
  frame: Size,
  taken: Taken,
): LabelPlace | undefined {
  let best: (LabelPlace & { cost: number }) | undefined
  for (const [rank, [x, y]] of SIDES.entries()) {
    const box = boxBeside(at, gap, text, x, y, frame.width)
    if (!isWithin(box, frame.width, frame.height, EDGE) || !isFree(taken, box)) continue
    const cost = coveredLines(taken, box) + rank * SIDE_COST
    const anchor = x === 0 ? "middle" : x > 0 ? "start" : "end"
    if (!best || cost < best.cost) best = { box, anchor, cost }
  }
  if (best) taken.boxes.push(best.box)
  return best
}

function boxBeside(
  at: Spot,
  gap: number,
  { width, height }: Size,
  x: number,
  y: number,
  frameWidth: number,
): Box {
  const isCorner = x !== 0 && Math.abs(y) === 1
  const beside = at.x + x * (isCorner ? OVERHANG : gap) - ((1 - x) / 2) * width
  const left = x === 0 ? Math.max(EDGE, Math.min(beside, frameWidth - EDGE - width)) : beside
  const shift = Math.abs(y) === 0.5 ? y * height : y * (gap + height / 2)
  const top = at.y + shift - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

/** Where a text with this anchor begins, ends or has its middle. */
export function anchorX({ box, anchor }: LabelPlace): number {
  if (anchor === "start") return box.left
  return anchor === "end" ? box.right : (box.left + box.right) / 2
}
