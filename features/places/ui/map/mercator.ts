import type { GeoPoint } from "../../geo.ts"

/** MapLibre's tiles. */
export const TILE_PIXELS = 512

/** Where a place lies on the whole world as wide as it is at a zoom, in pixels. */
export function worldPixel({ lat, lng }: GeoPoint, zoom: number): { x: number; y: number } {
  const world = TILE_PIXELS * 2 ** zoom
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return { x: ((lng + 180) / 360) * world, y: (0.5 - north / (2 * Math.PI)) * world }
}
