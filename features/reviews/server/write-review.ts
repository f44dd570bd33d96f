import { eq } from "drizzle-orm"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { ActorRole, UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { ReviewInput, WrittenReview } from "../review-schemas.ts"
import {
  formatReviewRefusal,
  type ReviewRefusal,
  type ReviewSide,
  reviewRefusal,
} from "../review-window.ts"
import { publishReviewsOf } from "./publish-reviews.ts"
import {
  factsFor,
  findReviewCase,
  otherOf,
  ownReviewIn,
  type ReviewCase,
  type ReviewRow,
  sideOf,
} from "./review-cases.ts"
import { reviewsTable } from "./reviews-table.ts"

const ROLES: Record<ReviewSide, ActorRole> = { guest: "passenger", pilot: "pilot" }

interface Writing {
  bookingId: number
  review: ReviewInput
  /** By the link of a mail, which writes once and changes nothing. */
  isByLink?: boolean
}

/**
 * Writes the review of one side of a booking, or changes it as long as nobody reads it. With the second
 * one both are to be read at once. The same words again are the same review.
 */
export function writeReview(
  db: Db,
  actor: UserActor,
  { bookingId, review, isByLink = false }: Writing,
): Promise<WrittenReview> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    await lockBookingWithFlight(tx, bookingId)
    const found = await findReviewCase(tx, bookingId)
    const side = found && sideOf(found, actor.userId)
    if (!found || !side) throw unknownRequest()
    refuseFacetsOfOtherSide(side, review)
    const own = ownReviewIn(found, actor.userId)
    // a repeat whose first answer was lost, whatever has become of it since
    if (own && isSame(own, review)) return { id: own.id, isPublished: own.publishedAt !== null }
    if (own && isByLink) throw usedLink()
    const refusal = reviewRefusal(factsFor(found, side), clock.now())
    if (refusal) throw refused(refusal, found)
    const id = own ? await change(tx, own, review) : await insert(tx, found, side, review)
    await recordEvent(tx, {
      kind: own ? "review.changed" : "review.written",
      entityId: id,
      actor,
      role: ROLES[side],
      to: "waiting",
    })
    const isPublished = found.reviews.some(({ authorId }) => authorId !== actor.userId)
    if (isPublished) await publishReviewsOf(tx, bookingId)
    return { id, isPublished }
  })
}

async function insert(tx: Db, found: ReviewCase, side: ReviewSide, review: ReviewInput) {
  const { booking, flight, pilot, guest } = found
  const [written] = await tx
    .insert(reviewsTable)
    .values({
      ...review,
      flightId: flight.id,
      bookingId: booking.id,
      authorId: side === "pilot" ? pilot.id : guest.id,
      subjectId: otherOf(found, side).id,
      createdAt: clock.now(),
    })
    .returning({ id: reviewsTable.id })
  if (!written) throw new Error(`the review of booking ${booking.id} was not written`)
  return written.id
}

async function change(tx: Db, own: ReviewRow, review: ReviewInput): Promise<number> {
  // other words to the back office are to be read anew
  const unread =
    own.noteToOffice === review.noteToOffice
      ? {}
      : { officeNoteReadAt: null, officeNoteReadBy: null }
  await tx
    .update(reviewsTable)
    .set({ ...review, ...unread, changedAt: clock.now(), voidedAt: null })
    .where(eq(reviewsTable.id, own.id))
  return own.id
}

const PILOT_FACETS = ["communication", "costHonesty", "feltSafe"] as const
const GUEST_FACETS = ["wasPunctual", "weightWasRight"] as const

function refuseFacetsOfOtherSide(side: ReviewSide, review: ReviewInput): void {
  const foreign = (side === "pilot" ? PILOT_FACETS : GUEST_FACETS).find(
    (facet) => review[facet] !== null,
  )
  if (!foreign) return
  throw fieldError("facet-of-other-side", foreign, "Danach ist hier nicht gefragt.")
}

// as it is read back: ways to be reached are hidden in both
function isSame(own: ReviewRow, review: ReviewInput): boolean {
  const read = { ...review, text: maskContacts(review.text) }
  return Object.entries(read).every(([field, value]) => own[field as keyof ReviewInput] === value)
}

function refused(refusal: ReviewRefusal, { flight }: ReviewCase): DomainError {
  return new DomainError(`review-${refusal}`, "invalid", formatReviewRefusal(refusal, flight))
}

function usedLink(): DomainError {
  return new DomainError(
    "review-link-used",
    "invalid",
    "Mit diesem Link ist schon bewertet worden. Ändern kannst du deine Bewertung, wenn du dich anmeldest.",
  )
}
