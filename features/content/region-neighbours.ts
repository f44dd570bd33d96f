import { distanceKm } from "#features/places/geo.ts"
import { REGIONS, type Region } from "#features/places/regions.ts"

const SHOWN = 6

/** The regions whose middle lies nearest. */
export function neighboursOf(region: Region): Region[] {
  return REGIONS.filter((other) => other !== region)
    .toSorted((a, b) => distanceKm(region.center, a.center) - distanceKm(region.center, b.center))
    .slice(0, SHOWN)
}
