import type { ShownPerson } from "#features/users/core/user.ts"

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
}

export interface QuotedReview extends PublicReview {
  flightTitle: string
}
