import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import {
  linkedReviewSchema,
  REVIEW_PUBLIC_TEXTS,
  repliedSchema,
  replySchema,
  reviewSchema,
  writtenReviewSchema,
} from "../review-schemas.ts"
import { readOfficeNote } from "./read-office-note.ts"
import { replyToReview } from "./reply-to-review.ts"
import { writeReviewByLink } from "./review-link.ts"
import { writeReview } from "./write-review.ts"

const params = z.object({ id: rowIdInPath })

export const reviewsApi: readonly Endpoint[] = [
  endpoint({
    method: "PUT",
    path: "/api/bookings/:id/review",
    summary: "One side of a booking reviews the other, or changes that until it is published",
    access: "signed-in",
    refuses: ["invalid"],
    repeat: "natural",
    params,
    body: reviewSchema,
    publicTexts: REVIEW_PUBLIC_TEXTS,
    answer: writtenReviewSchema,
    async handle(call) {
      const writing = { bookingId: call.params.id, review: call.body }
      return { json: await writeReview(call.db, requireUser(call), writing) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/linked-reviews",
    summary: "The same by the link of an invitation, once and without signing in",
    access: "public",
    refuses: ["invalid", "not-found", "unauthenticated", "limited"],
    repeat: "natural",
    body: linkedReviewSchema,
    publicTexts: REVIEW_PUBLIC_TEXTS,
    answer: writtenReviewSchema,
    async handle({ db, body, address }) {
      const { token, ...review } = body
      return { json: await writeReviewByLink(db, { token, review, address }) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/reviews/:id/reply",
    summary: "The reviewed person answers a published review, once, for all to read",
    access: "signed-in",
    refuses: ["invalid"],
    repeat: "natural",
    params,
    body: replySchema,
    publicTexts: ["text"],
    answer: repliedSchema,
    async handle(call) {
      const reply = { reviewId: call.params.id, text: call.body.text }
      return { json: await replyToReview(call.db, requireUser(call), reply) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/reviews/:id/office-note/read",
    summary: "Somebody in the back office has read what a review told it alone",
    access: needsRight("office-notes.read"),
    refuses: ["not-found"],
    repeat: "natural",
    params,
    status: 204,
    async handle(call) {
      await readOfficeNote(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
]
