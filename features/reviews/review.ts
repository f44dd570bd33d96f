import type { ShownPerson } from "#features/users/core/user.ts"
import type { GuestFacets, PilotFacets } from "./facets.ts"

/*
 * What somebody wrote about somebody else after a flight: one to five stars and a text, published
 * once both sides have written or the time is over.
 */

export interface PublicReview {
  id: number
  stars: number
  text: string
  author: ShownPerson
  publishedAt: string
  /** What a guest said of the pilot in particular. */
  ofPilot: PilotFacets
  /** What the pilot said of the guest in particular. */
  ofGuest: GuestFacets
  /** What the reviewed person answers; null where they do not, or where it is hidden. */
  reply: { text: string; repliedAt: string } | null
}

export interface QuotedReview extends Pick<PublicReview, "id" | "text" | "author" | "publishedAt"> {
  flightId: number
  flightTitle: string
}

export interface Rating {
  mean: number | null
  count: number
}

/** A rating with what it consists of. */
export interface RatingSummary extends Rating {
  /** How many gave one star, two, and so on up to five. */
  byStars: readonly [number, number, number, number, number]
  /** What guests said in particular, each with how many of them. */
  facets: Record<keyof PilotFacets, Rating>
}

/** With fewer a mean of details or a distribution says more about single people than about the whole. */
export const SUMMARY_FROM = 3
