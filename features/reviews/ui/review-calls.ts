import { api } from "#platform/api-client.ts"
import { readOfficeNoteCallPath } from "../office-note.ts"
import { LINKED_REVIEW_CALL_PATH, replyCallPath, writeReviewCallPath } from "../review-paths.ts"
import type { WrittenReview } from "../review-schemas.ts"
import { type ReviewValues, reviewOf } from "../review-values.ts"

export function callWriteReview(
  bookingId: number,
  values: ReviewValues,
  intent: string,
): Promise<WrittenReview> {
  return api.put(writeReviewCallPath(bookingId), reviewOf(values), { intent })
}

export function callWriteLinkedReview(
  token: string,
  values: ReviewValues,
  intent: string,
): Promise<WrittenReview> {
  return api.post(LINKED_REVIEW_CALL_PATH, { ...reviewOf(values), token }, { intent })
}

export function callReply(reviewId: number, text: string, intent: string): Promise<unknown> {
  return api.post(replyCallPath(reviewId), { text }, { intent })
}

export function callReadOfficeNote(reviewId: number, intent: string): Promise<void> {
  return api.post(readOfficeNoteCallPath(reviewId), undefined, { intent })
}
