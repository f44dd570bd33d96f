/** Plain geometry on the sphere: good to 0.5 %, which is all a light aircraft's plan needs. */

export interface GeoPoint {
  /** Degrees north. */
  lat: number
  /** Degrees east. */
  lng: number
}

/** Mean radius of the earth in km (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088
/** Length of one degree of latitude in km. */
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km (haversine). */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2)
  const chord =
    halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** True course at the departure in degrees, 0 is north, 90 east; 0 for the same point. */
export function bearingDegrees(from: GeoPoint, to: GeoPoint): number {
  const east = Math.sin(radians(to.lng - from.lng)) * Math.cos(radians(to.lat))
  const north =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(radians(to.lng - from.lng))
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** As charts write it, in German: 50°46′08″N 007°09′48″O. */
export function formatCoordinates(point: GeoPoint): string {
  const north = `${sexagesimal(point.lat, 2)}${point.lat < 0 ? "S" : "N"}`
  return `${north} ${sexagesimal(point.lng, 3)}${point.lng < 0 ? "W" : "O"}`
}

function sexagesimal(degrees: number, width: number): string {
  const seconds = Math.round(Math.abs(degrees) * 3600)
  const pad = (value: number, digits: number) => String(value).padStart(digits, "0")
  const minutes = Math.floor(seconds / 60) % 60
  return `${pad(Math.floor(seconds / 3600), width)}°${pad(minutes, 2)}'${pad(seconds % 60, 2)}"`
}

export interface GeoBox {
  south: number
  north: number
  west: number
  east: number
}

/** The smallest box that holds all points, of which there must be one. */
export function boxHolding(points: readonly [GeoPoint, ...GeoPoint[]]): GeoBox {
  const lngs = points.map(({ lng }) => lng)
  const lats = points.map(({ lat }) => lat)
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  }
}

/** A box that surely holds every point within `radiusKm`. */
export function boxAround(center: GeoPoint, radiusKm: number): GeoBox {
  const lat = radiusKm / KM_PER_DEGREE
  const lng = lat / Math.max(0.01, Math.cos(radians(Math.min(89, Math.abs(center.lat) + lat))))
  return {
    south: center.lat - lat,
    north: center.lat + lat,
    west: center.lng - lng,
    east: center.lng + lng,
  }
}
