import type { Spot } from "./view.ts"

/** A rectangle on the map that something occupies. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxAround({ x, y }: Spot, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}

export function grow(box: Box, by: number): Box {
  return {
    left: box.left - by,
    top: box.top - by,
    right: box.right + by,
    bottom: box.bottom + by,
  }
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

/** Whether a box lies in a picture of this size, with a margin on every side. */
export function isWithin(box: Box, width: number, height: number, margin: number): boolean {
  return (
    box.left >= margin &&
    box.top >= margin &&
    box.right <= width - margin &&
    box.bottom <= height - margin
  )
}

/** Whether a straight line touches a box. */
export function crosses(box: Box, from: Spot, to: Spot): boolean {
  let [first, last] = [0, 1]
  const sides = [
    [from.x - to.x, from.x - box.left],
    [to.x - from.x, box.right - from.x],
    [from.y - to.y, from.y - box.top],
    [to.y - from.y, box.bottom - from.y],
  ] as const
  for (const [towards, room] of sides) {
    if (towards === 0 && room < 0) return false
    if (towards < 0) first = Math.max(first, room / towards)
    if (towards > 0) last = Math.min(last, room / towards)
  }
  return first <= last
}
