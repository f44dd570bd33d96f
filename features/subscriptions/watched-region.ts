import type { GeoPoint } from "#features/places/geo.ts"
import { REGIONS, type Region } from "#features/places/regions.ts"

/** The region that a subscription was set up for; undefined for one that watches a town. */
export function watchedRegion(name: string, { lat, lng }: GeoPoint): Region | undefined {
  return REGIONS.find(
    ({ name: known, center }) => known === name && center.lat === lat && center.lng === lng,
  )
}
