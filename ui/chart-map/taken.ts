import { type Box, crosses, grow, overlaps } from "./box.ts"
import type { Spot } from "./view.ts"

/** What already stands on the map: symbols and texts as boxes, and the course. */
export interface Taken {
  boxes: Box[]
  track: readonly Spot[]
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
