import { flightRoomPath } from "#features/flights/core/flight-path.ts"

/** Where one reviews whom one has flown with. */
export function reviewPath(flightId: number): string {
  return `${flightRoomPath(flightId)}/bewertung`
}

/** What others have written about somebody, and what they have written themselves. */
export const OWN_REVIEWS_PATH = "/de/cockpit/bewertungen"

/** The form that a mail leads to; opens without signing in. */
export function reviewLinkPath(token: string): string {
  return `/de/bewerten?${new URLSearchParams({ t: token })}`
}

/** The review of a booking by the caller, in the API. */
export function writeReviewCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/review`
}

export const LINKED_REVIEW_CALL_PATH = "/api/linked-reviews"

export function replyCallPath(reviewId: number): string {
  return `/api/reviews/${reviewId}/reply`
}
