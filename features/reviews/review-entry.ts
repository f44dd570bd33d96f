import type { ShownPerson } from "#features/users/core/user.ts"
import type { ReviewInput } from "./review-schemas.ts"
import type { ReviewSide } from "./review-window.ts"

/** One booking whose two sides may review each other, as one of them sees it; instants are ISO text. */
export interface ReviewEntry {
  bookingId: number
  /** Which side the reader is on. */
  side: ReviewSide
  other: ShownPerson & { firstName: string }
  flight: { id: number; title: string; departsAt: string; timeZone: string }
  /** Why nothing can be written or changed, as a sentence; null: it can. */
  refusal: string | null
  closesAt: string
  /** What the reader has written so far. */
  own: (ReviewInput & { isPublished: boolean }) | null
  /** The other side has written; what it has written stays unseen. */
  hasOtherWritten: boolean
}

/** The form that a mail leads to. */
export type ReviewLinkView =
  | { state: "open"; entry: ReviewEntry }
  | { state: "used" | "closed"; entry: ReviewEntry }

/** A review about the reader, as all see it and with what is for them alone. */
export interface ReceivedReview {
  id: number
  stars: number
  text: string
  /** For the reader alone. */
  note: string
  author: ShownPerson
  flightTitle: string
  publishedAt: string
  reply: { text: string; at: string } | null
  canReply: boolean
  state: "shown" | "hidden" | "voided"
}

/** A review by the reader. */
export interface WrittenReviewEntry {
  id: number
  stars: number
  text: string
  subject: ShownPerson
  flightId: number
  flightTitle: string
  state: "waiting" | "shown" | "hidden" | "voided"
  /** Until when it can be changed and shows at the latest; null: it shows, or never will. */
  closesAt: string | null
  canChange: boolean
  timeZone: string
  reply: { text: string; at: string } | null
}

/** A flight after which somebody has a review to write. */
export interface ReviewToWrite {
  flightId: number
  title: string
  departsAt: string
  timeZone: string
  closesAt: string
  /** Whom it would be about. */
  people: string[]
}
