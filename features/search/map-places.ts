import type { GeoPoint } from "#features/places/geo.ts"

/** What the map of the search writes on the land and the water, and where the airfields are. */
export interface MapPlaces {
  /** Another style instead of our own drawing, which then needs no names either. */
  styleUrl: string | null
  /** The largest first. */
  towns: MapName[]
  waters: MapName[]
  /** Longitude and latitude of every airfield. */
  airfields: [lng: number, lat: number][]
}

export interface MapName extends GeoPoint {
  name: string
  /** From this zoom on. */
  zoom: number
}
