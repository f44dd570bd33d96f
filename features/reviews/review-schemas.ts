import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { lines, verbatim } from "#platform/text-input.ts"

export const MAX_REVIEW_LENGTH = 1000

const facet = z.int("Bitte wähle einen bis fünf Sterne").min(1).max(5).nullable().default(null)
const answer = z.boolean("Bitte wähle Ja oder Nein").nullable().default(null)
const note = lines(MAX_REVIEW_LENGTH).default("")

export const reviewSchema = z.object({
  stars: z.int("Bitte gib einen bis fünf Sterne").min(1, "Bitte gib einen bis fünf Sterne").max(5),
  text: lines(MAX_REVIEW_LENGTH).min(1, "Bitte schreib ein paar Worte dazu"),
  /** Of a pilot, by a guest. */
  communication: facet,
  costHonesty: facet,
  feltSafe: facet,
  /** Of a guest, by the pilot. */
  wasPunctual: answer,
  weightWasRight: answer,
  /** For the other side alone. */
  noteToSubject: note,
  /** For the back office alone. */
  noteToOffice: note,
})

/** What strangers read of a review, or may once it is published. */
export const REVIEW_PUBLIC_TEXTS = ["text"] as const

export type ReviewInput = z.output<typeof reviewSchema>

/** By the link of a mail, by who is not signed in. */
export const linkedReviewSchema = reviewSchema.extend({ token: verbatim(100) })

export const writtenReviewSchema = z.object({ id: rowId, isPublished: z.boolean() })

export type WrittenReview = z.output<typeof writtenReviewSchema>

export const replySchema = z.object({
  text: lines(MAX_REVIEW_LENGTH).min(1, "Bitte schreib deine Antwort"),
})

export const repliedSchema = z.object({ id: rowId, repliedAt: z.iso.datetime() })
