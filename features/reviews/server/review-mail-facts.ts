import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import { publicName } from "#features/users/core/user.ts"
import { unsubscribeMailsUrl } from "#features/users/settings/server/unsubscribe-mails.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { reviewLinkPath } from "../review-paths.ts"
import { type ReviewSide, reviewWindow } from "../review-window.ts"
import { otherOf, type ReviewCase } from "./review-cases.ts"
import { reviewToken } from "./review-link.ts"

/** What a mail about the reviews of a booking may say to one of its sides. */
export interface ReviewMailFacts {
  detail: FlightSummary
  side: ReviewSide
  recipientId: number
  other: { id: number; firstName: string; lastName: string; deletedAt: Date | null; shown: string }
  closesAt: Date
  /** Opens the form without signing in. */
  formUrl: string
  unsubscribeUrl: string
}

export async function findReviewMailFacts(
  db: Db,
  found: ReviewCase,
  side: ReviewSide,
): Promise<ReviewMailFacts | undefined> {
  const detail = await findFlightSummary(db, found.flight.id)
  if (!detail) return undefined
  const recipientId = side === "pilot" ? found.pilot.id : found.guest.id
  const other = otherOf(found, side)
  const token = reviewToken({ bookingId: found.booking.id, authorId: recipientId })
  return {
    detail,
    side,
    recipientId,
    other: {
      id: other.id,
      firstName: other.firstName,
      lastName: other.lastName,
      deletedAt: other.deletedAt,
      shown: publicName(other),
    },
    closesAt: reviewWindow(found.flight).closesAt,
    formUrl: `${env().PUBLIC_URL}${reviewLinkPath(token)}`,
    unsubscribeUrl: unsubscribeMailsUrl(recipientId, "reviews"),
  }
}
