import { type Box, crosses, grow, overlaps } from "./box.ts"
import type { Spot } from "./view.ts"

/** What already stands on the map: symbols and texts as boxes, the course, and thin lines. */
export interface Taken {
  boxes: Box[]
  track: readonly Spot[]
  /** Coasts and rivers, in pixels: a text may cover them, but better not. */
  lines: readonly (readonly number[])[]
}

const CLEAR_OF_TEXT = 2
const CLEAR_OF_COURSE = 5

export function isFree({ boxes, track }: Taken, box: Box): boolean {
  const clear = grow(box, CLEAR_OF_TEXT)
  if (boxes.some((other) => overlaps(other, clear))) return false
  const reach = grow(box, CLEAR_OF_COURSE)
  return track.every((to, index) => {
    const from = track[index - 1]
    return !from || !crosses(reach, from, to)
  })
}

/** How many pieces of coast and river a box would cover. */
export function coveredLines({ lines }: Taken, box: Box): number {
  let covered = 0
  for (const line of lines) {
    for (let index = 2; index < line.length; index += 2) {
      const fromX = line[index - 2] ?? 0
      const fromY = line[index - 1] ?? 0
      const toX = line[index] ?? 0
      const toY = line[index + 1] ?? 0
      const isApart =
        (fromX < box.left && toX < box.left) ||
        (fromX > box.right && toX > box.right) ||
        (fromY < box.top && toY < box.top) ||
        (fromY > box.bottom && toY > box.bottom)
      if (!isApart && crosses(box, { x: fromX, y: fromY }, { x: toX, y: toY })) covered++
    }
  }
  return covered
}
