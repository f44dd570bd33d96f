export type Point = readonly [x: number, y: number]

/** A rectangle by its edges, in pixels of the drawing. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return {
    left: x - halfWidth,
    top: y - halfHeight,
    right: x + halfWidth,
    bottom: y + halfHeight,
  }
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function contains(box: Box, x: number, y: number): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Whole pixels for shapes with straight edges and many corners: shorter, and no eye can tell. */
export function wholePixels([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}
