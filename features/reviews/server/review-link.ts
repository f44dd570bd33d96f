import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { isMacFor, macFor } from "#platform/server/mac.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import type { ReviewLinkView } from "../review-entry.ts"
import type { ReviewInput, WrittenReview } from "../review-schemas.ts"
import { entryFor, findReviewCase, ownReviewIn, sideOf } from "./review-cases.ts"
import { writeReview } from "./write-review.ts"

/*
 * The link of an invitation: it opens one form, of one person about one booking, and does nothing else. It ends
 * with what it has sent, and with the window.
 */

interface Linked {
  bookingId: number
  authorId: number
}

const PURPOSE = "review-link"
const SIGNATURE_CHARACTERS = 22

// nobody guesses a signature; this keeps them from trying
const BY_LINK: Limit = { name: "review-link", points: 60, windowMs: hours(1) }

export function reviewToken(linked: Linked): string {
  return `${linked.bookingId}-${linked.authorId}-${macFor(PURPOSE, signedText(linked)).slice(0, SIGNATURE_CHARACTERS)}`
}

const TOKEN = /^([1-9]\d{0,9})-([1-9]\d{0,9})-([\w-]{22})$/

function verifyReviewToken(token: string): Linked | undefined {
  const [, bookingId, authorId, signature = ""] = TOKEN.exec(token) ?? []
  const linked = { bookingId: Number(bookingId), authorId: Number(authorId) }
  return isMacFor(PURPOSE, signedText(linked), signature, SIGNATURE_CHARACTERS) ? linked : undefined
}

function signedText({ bookingId, authorId }: Linked): string {
  return `${bookingId}/${authorId}`
}

/** What a link leads to. What was written by then is not shown: whoever finds the mail reads nothing. */
export async function getReviewLink(db: Db, token: string): Promise<ReviewLinkView> {
  const linked = verifyReviewToken(token)
  const found = linked && (await findReviewCase(db, linked.bookingId))
  const side = found && sideOf(found, linked.authorId)
  if (!found || !side || (await isAccountClosed(db, linked.authorId))) throw unknownLink()
  const entry = { ...entryFor(found, side, clock.now()), own: null }
  if (ownReviewIn(found, linked.authorId)) return { state: "used", entry }
  return { state: entry.refusal === null ? "open" : "closed", entry }
}

/** Sends what was written by a link, once. */
export async function writeReviewByLink(
  db: Db,
  { token, review, address }: { token: string; review: ReviewInput; address: string },
): Promise<WrittenReview> {
  await consumeRateLimit(BY_LINK, address)
  const linked = verifyReviewToken(token)
  const found = linked && (await findReviewCase(db, linked.bookingId))
  const side = found && sideOf(found, linked.authorId)
  if (!side || (await isAccountClosed(db, linked.authorId))) throw unknownLink()
  const actor = {
    kind: "user",
    userId: linked.authorId,
    isPilot: side === "pilot",
    isAdmin: false,
  } as const
  return writeReview(db, actor, { bookingId: linked.bookingId, review, isByLink: true })
}

function unknownLink(): DomainError {
  return new DomainError(
    "unknown-review-link",
    "not-found",
    "Diesen Link gibt es nicht. Melde dich an, um zu bewerten.",
  )
}
