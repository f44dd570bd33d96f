import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type FoundPins, MAX_PINS } from "../pins.ts"
import type { SearchParams } from "../search-params.ts"
import { listPins } from "./list-pins.ts"
import { parseSearch } from "./parse-search.ts"
import { findIds } from "./search-flights.ts"
import { findSearchPlace } from "./search-place.ts"

/**
 * The pins of what a search finds, the first ones in its order where there are too many, and the
 * place that it looks around.
 */
export async function findPins(db: Db, words: SearchParams): Promise<FoundPins> {
  const { query } = parseSearch(words, isoDay(clock.now(), HOME_ZONE))
  const place = await findSearchPlace(db, query)
  const { ids } = await findIds(db, { ...query, page: 1 }, place, MAX_PINS)
  const center = query.area ? null : (query.position ?? place.near ?? null)
  return {
    pins: await listPins(db, ids),
    around: center && {
      center: { lat: center.lat, lng: center.lng },
      radiusKm: query.radiusKm,
    },
  }
}
