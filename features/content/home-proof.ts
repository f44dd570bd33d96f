import type { ShownPerson } from "#features/users/core/user.ts"

/** What the home page says of the people at the controls; figures without anything behind are 0. */
export interface HomeProof {
  /** Some of those whose papers are checked, with a photo where they have one. */
  pilots: ShownPerson[]
  /** How many have a checked licence and medical that are valid today. */
  checkedCount: number
  reviewCount: number
  /** Of the stars; null without a review. */
  reviewMean: number | null
}
