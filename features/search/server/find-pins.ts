import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type FoundPins, MOST_PINS } from "../pins.ts"
import type { SearchWords } from "../search-words.ts"
import { listPins } from "./list-pins.ts"
import { findIds } from "./search-flights.ts"
import { findSearchPlace } from "./search-place.ts"
import { understandSearch } from "./understand-search.ts"

/**
 * The pins of what a search finds, the first ones in its order where there are too many, and the
 * place that it looks around.
 */
export async function findPins(db: Db, words: SearchWords): Promise<FoundPins> {
  const { wish } = understandSearch(words, isoDay(clock.now(), HOME_ZONE))
  const place = await findSearchPlace(db, wish)
  const { ids } = await findIds(db, { ...wish, page: 1 }, place, MOST_PINS)
  const center = wish.area ? null : (wish.position ?? place.near ?? null)
  return {
    pins: await listPins(db, ids),
    around: center && {
      center: { lat: center.lat, lng: center.lng },
      radiusKm: wish.radiusKm,
    },
  }
}
