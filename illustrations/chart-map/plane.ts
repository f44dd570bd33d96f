import { geoConicConformal } from "d3-geo"

/** Kilometres on the map's plane; y grows towards the south, as on a screen. */
export interface PlanePoint {
  x: number
  y: number
}

export interface Position {
  lat: number
  lng: number
}

const EARTH_RADIUS_KM = 6371

/**
 * The cone that aviation charts are drawn on (Lambert, conformal), touching Germany at 48°40' and
 * 53°40' as in EPSG:4839: a straight course is very nearly the shortest way. Every map uses this
 * one plane and only turns, scales and shifts it, so all geography is projected once.
 */
const cone = geoConicConformal()
  .parallels([48 + 40 / 60, 53 + 40 / 60])
  .rotate([-10.5, 0])
  .scale(EARTH_RADIUS_KM)
  .translate([0, 0])

export function toPlane({ lat, lng }: Position): PlanePoint {
  const [x, y] = cone([lng, lat]) ?? [0, 0]
  return { x, y }
}

export function toGlobe({ x, y }: PlanePoint): Position {
  const [lng, lat] = cone.invert?.([x, y]) ?? [0, 0]
  return { lat, lng }
}
