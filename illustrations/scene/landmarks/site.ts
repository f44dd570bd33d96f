import type { Point } from "../geometry.ts"
import { polygon } from "../lines.ts"

/** Where a landmark stands and how high it is. */
export type Site = { readonly x: number; readonly base: number; readonly size: number }

/** From shares of the height, measured from the foot, to the picture. */
export function shapeAt({ x, base, size }: Site) {
  return (...points: Point[]) =>
    polygon(points.map(([shareX, shareY]): Point => [x + shareX * size, base - shareY * size]))
}
