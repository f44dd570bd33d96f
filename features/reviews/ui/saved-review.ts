import { z } from "zod/mini"
import type { ReviewValues } from "../review-values.ts"

/*
 * What somebody has typed of a review and not sent stays in its tab: a lost session, a closed window or the
 * review of the other side in between costs nobody their words.
 */

const PREFIX = "aufwind-bewertung-"

const answer = z.nullable(z.string())
const valuesSchema = z.object({
  stars: answer,
  text: z.string(),
  communication: answer,
  costHonesty: answer,
  feltSafe: answer,
  wasPunctual: answer,
  weightWasRight: answer,
  noteToSubject: z.string(),
  noteToOffice: z.string(),
})

/** @param of whose review of which booking */
export function findSavedReview(of: string): ReviewValues | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + of) ?? "null")
    return valuesSchema.safeParse(stored).data
  } catch {
    return undefined
  }
}

export function saveReview(of: string, values: ReviewValues): void {
  try {
    sessionStorage.setItem(PREFIX + of, JSON.stringify(values))
  } catch {
    // a browser that keeps nothing: a reload begins anew
  }
}

export function removeSavedReview(of: string): void {
  try {
    sessionStorage.removeItem(PREFIX + of)
  } catch {
    // nothing is kept there
  }
}

/** Whoever signs out takes everything along. */
export function removeSavedReviews(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
    }
  } catch {
    // nothing is kept there
  }
}
