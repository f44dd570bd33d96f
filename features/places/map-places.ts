import type { GeoPoint } from "./geo.ts"
import type { StopPlace } from "./stop-place.ts"

/** What a map writes on the land and the water, and where the airfields are. */
export interface MapPlaces {
  /** Another style instead of our own drawing, which then needs no names either. */
  styleUrl: string | null
  /** The largest first. */
  towns: MapName[]
  waters: MapName[]
  airfields: StopPlace[]
}

export interface MapName extends GeoPoint {
  name: string
  /** From this zoom on. */
  zoom: number
}
