import type { Rating, RatingSummary } from "#features/reviews/review.ts"
import { getGuestRating, getPilotRating } from "#features/reviews/server/reviews-queries.ts"
import { formatReliability } from "#features/statistics/reliability.ts"
import { getReliability } from "#features/statistics/server/reliability.ts"
import { getPublicFigures } from "#features/statistics/server/user-statistics-queries.ts"
import { getMemberSince } from "#features/users/core/server/account-queries.ts"
import { formatResponses } from "#features/users/pilots/responses.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import { getResponses } from "#features/users/pilots/server/responses.ts"
import type { PersonFacts } from "#features/users/pilots/ui/person-card.tsx"
import { experienceFigures } from "#features/verification/experience.ts"
import { listBadgesOf } from "#features/verification/server/badges.ts"
import { getExperience } from "#features/verification/server/get-experience.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"

const NO_RATING: Rating = { mean: null, count: 0 }

/** What several rooms know of a person that strangers may see; the rating of a pilot also in full. */
export async function loadPersonFacts(
  db: Db,
  { id: userId, isPilot }: { id: number; isPilot: boolean },
): Promise<PersonFacts & { pilotRating: RatingSummary | null }> {
  const [
    since,
    profile,
    experience,
    badges,
    responses,
    reliability,
    figures,
    pilotRating,
    asGuest,
  ] = await Promise.all([
    getMemberSince(db, userId),
    isPilot ? findPilotProfile(db, userId) : undefined,
    isPilot ? getExperience(db, userId) : undefined,
    isPilot ? listBadgesOf(db, userId, isoDay(clock.now(), HOME_ZONE)) : [],
    isPilot ? getResponses(db, userId) : undefined,
    isPilot ? getReliability(db, userId) : undefined,
    getPublicFigures(db, userId),
    // what somebody was like as a guest says nothing about how they fly
    isPilot ? getPilotRating(db, userId) : null,
    isPilot ? NO_RATING : getGuestRating(db, userId),
  ])
  const sinceYear = isoDay(since, HOME_ZONE).slice(0, 4)
  const flown = experience ? experienceFigures(experience) : []
  const answers = responses && formatResponses(responses)
  const kept = reliability && formatReliability(reliability)
  const pilot = profile ? { ...profile, flown, answers, kept } : null
  return { sinceYear, pilot, badges, rating: pilotRating ?? asGuest, pilotRating, ...figures }
}
