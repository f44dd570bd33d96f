import { orNotFound } from "#app/page-refusal.ts"
import { listMoments } from "#features/memories/server/list-moments.ts"
import { reviewListAt } from "#features/reviews/review-list.ts"
import { listPilotReviews } from "#features/reviews/server/list-pilot-reviews.ts"
import { listReviewsOfGuest } from "#features/reviews/server/reviews-queries.ts"
import { listFlightsWithPilot } from "#features/search/server/list-flights-with-pilot.ts"
import { listOpenOffersOfPilot } from "#features/search/server/open-offers.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { getPublicUser } from "#features/users/core/server/users-queries.ts"
import { parseListAddress } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { loadPersonFacts } from "../flight-page/person-facts.ts"

const SHOWN_REVIEWS = 10
const SHOWN_REVIEWS_OF_GUEST = 6
const SHOWN_FLIGHTS = 6

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>

/** Everything that the page of a person shows to `readerId`; throws a 404 where there is nobody. */
export async function loadProfile(
  db: Db,
  userId: number,
  readerId: number | undefined,
  words: URLSearchParams,
) {
  const person = await orNotFound(getPublicUser(db, userId))
  const query = parseListAddress(reviewListAt(profilePath(userId)), words)
  const [{ pilotRating, ...facts }, shown, asGuest, flights, offers, moments] = await Promise.all([
    loadPersonFacts(db, person),
    person.isPilot ? listPilotReviews(db, { pilotId: userId, query, size: SHOWN_REVIEWS }) : null,
    listReviewsOfGuest(db, userId, SHOWN_REVIEWS_OF_GUEST),
    listFlightsWithPilot(db, userId, SHOWN_FLIGHTS),
    listOpenOffersOfPilot(db, userId),
    person.isPilot ? listMoments(db, userId) : [],
  ])
  const asPilot = pilotRating && shown && { rating: pilotRating, shown }
  return {
    person,
    query,
    facts,
    asPilot,
    asGuest,
    flights,
    offers,
    moments,
    isOwn: readerId === userId,
  }
}
