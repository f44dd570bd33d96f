import type { GeoPoint } from "#features/places/geo.ts"
import { regionPath } from "#features/places/region-address.ts"
import { searchPath } from "#features/search/search-params.ts"
import type { WatchedPlace } from "./digest.ts"
import { watchedRegion } from "./watched-region.ts"

/**
 * What a subscription watches, and where its flights are listed: the search knows towns alone, and
 * for „Bodensee“ it would find the village of that name.
 */
export function watchedPlace({
  name,
  radiusKm,
  ...point
}: GeoPoint & { name: string; radiusKm: number }): WatchedPlace & { flightsPath: string } {
  const region = watchedRegion(name, point)
  if (region)
    return { name, from: region.from, flightsPath: regionPath({ angle: "fluege-ab", region }) }
  return { name, flightsPath: searchPath({ ort: name, umkreis: String(radiusKm) }) }
}
