import type { GeoPoint } from "#features/places/geo.ts"
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
  if (region) return { name, from: region.from, flightsPath: `/de/fluege-ab-${region.slug}` }
  return { name, flightsPath: searchPath({ ort: name, umkreis: String(radiusKm) }) }
}
