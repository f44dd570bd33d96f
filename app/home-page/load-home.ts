import { HOME_PHOTO } from "#features/content/content-photo.ts"
import { contentPhotos } from "#features/content/server/content-photos.ts"
import { drawSkies } from "#features/content/server/draw-skies.ts"
import { heroPhotoOf } from "#features/content/server/hero-photo-of.tsx"
import { homeProof } from "#features/content/server/home-proof.ts"
import { homeTopicsOn } from "#features/content/server/home-topics.ts"
import { MIDDLE_OF_GERMANY, skiesOverGermany } from "#features/content/server/sky-over-germany.ts"
import { topicTiles } from "#features/content/server/topic-tiles.ts"
import { daylight } from "#features/places/daylight.ts"
import { listQuotableReviews } from "#features/reviews/server/reviews-queries.ts"
import { countSearchableFlights } from "#features/search/server/home-queries.ts"
import { listNextFlights } from "#features/search/server/next-flights.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>

/** Everything that the home page shows, or would at another time and with other topics. */
export async function loadHome(
  db: Db,
  now = clock.now(),
  topics = homeTopicsOn(isoDay(now, HOME_ZONE)),
) {
  const [flights, flightCount, tiles, reviews, proof] = await Promise.all([
    listNextFlights(db, 3),
    countSearchableFlights(db),
    topicTiles(db, topics, contentPhotos),
    listQuotableReviews(db, 2),
    homeProof(db),
  ])
  return {
    flights,
    flightCount,
    tiles,
    reviews,
    proof,
    today: isoDay(now, HOME_ZONE),
    daylight: daylight(now, MIDDLE_OF_GERMANY, HOME_ZONE),
    skies: drawSkies(skiesOverGermany(now)),
    ...heroPhotoOf(HOME_PHOTO, contentPhotos),
  }
}
