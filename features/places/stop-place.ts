import type { GeoPoint } from "./geo.ts"

/** A place that a way leads over: an aerodrome by its code, or anything else by its name. */
export interface StopPlace extends GeoPoint {
  /** ICAO code; empty for what is no aerodrome. */
  code: string
  name: string
}

export function isSameStop(one: StopPlace, other: StopPlace): boolean {
  return one.code !== "" || other.code !== "" ? one.code === other.code : one.name === other.name
}
