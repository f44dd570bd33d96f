import { canReview, type ReviewSide } from "#features/reviews/review-window.ts"
import { findReview } from "#features/reviews/server/find-review.ts"
import {
  factsFor,
  findReviewCase,
  otherOf,
  ownReviewIn,
  type ReviewCase,
} from "#features/reviews/server/review-cases.ts"
import {
  findReviewMailFacts,
  type ReviewMailFacts,
} from "#features/reviews/server/review-mail-facts.ts"
import { unsubscribeMailsUrl } from "#features/users/settings/server/unsubscribe-mails.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { NotificationKind } from "../notification.ts"
import { type Delivery, type MailTemplate, type NotificationRule, ruleFor } from "./rule.ts"
import type { PublishedFacts } from "./templates/review-templates.tsx"

interface OfReviews<Facts> {
  on: string
  bell: NotificationKind | null
  mail: MailTemplate<Facts>
}

const SIDES: readonly ReviewSide[] = ["guest", "pilot"]

/** Invites or reminds each side of a booking that may write and has not. */
export function toSidesOfReview(declaration: OfReviews<ReviewMailFacts>): NotificationRule {
  return reviewRule(declaration, async (db, event) => {
    const found = await findReviewCase(db, event.entityId)
    const asked = SIDES.filter((side) => found && isAsked(found, side))
    return found ? listFacts(db, found, asked) : []
  })
}

/** Tells who is meant that somebody has written, as long as they can answer in kind. */
export function toReviewed(declaration: OfReviews<ReviewMailFacts>): NotificationRule {
  return reviewRule(declaration, async (db, event) => {
    const written = await findReview(db, event.entityId)
    const found = written && (await findReviewCase(db, written.bookingId))
    if (!found || written.publishedAt) return []
    const side = written.subjectId === found.pilot.id ? "pilot" : "guest"
    return isAsked(found, side) ? listFacts(db, found, [side]) : []
  })
}

/** Tells who is meant, and the author where the other side has stayed silent: else they are told of theirs. */
export function toReadersOfReview(declaration: OfReviews<PublishedFacts>): NotificationRule {
  return reviewRule(declaration, async (db, event) => {
    const written = await findReview(db, event.entityId)
    const found = written && (await findReviewCase(db, written.bookingId))
    if (!found || written.voidedAt) return []
    const isMutual = ownReviewIn(found, written.subjectId) !== undefined
    const told = SIDES.filter((side) => {
      const isSubject = otherOf(found, side).id === written.authorId
      return isSubject || !isMutual
    })
    const facts = await listFacts(db, found, told)
    return facts.map((one) => ({ ...one, isAuthor: one.recipientId === written.authorId }))
  })
}

function isAsked(found: ReviewCase, side: ReviewSide): boolean {
  const recipientId = side === "pilot" ? found.pilot.id : found.guest.id
  return (
    ownReviewIn(found, recipientId) === undefined && canReview(factsFor(found, side), clock.now())
  )
}

async function listFacts(
  db: Db,
  found: ReviewCase,
  sides: readonly ReviewSide[],
): Promise<ReviewMailFacts[]> {
  const facts = await Promise.all(sides.map((side) => findReviewMailFacts(db, found, side)))
  return facts.flatMap((one) => one ?? [])
}

/** Every mail about reviews can be turned off in one press (section 7(3) UWG). */
function reviewRule<Facts extends ReviewMailFacts>(
  declaration: OfReviews<Facts>,
  findFacts: (db: Db, event: EventRow) => Promise<Facts[]>,
): NotificationRule {
  const rule = ruleFor<Facts>("sides", { ...declaration, optional: "reviews" }, async (db, event) =>
    (await findFacts(db, event)).map((facts) => ({
      userId: facts.recipientId,
      person: facts.other,
      key: `${facts.side}/${facts.recipientId}`,
      facts,
    })),
  )
  return {
    ...rule,
    async deliveries(db, event) {
      return (await rule.deliveries(db, event)).map(withUnsubscribe)
    },
  }
}

function withUnsubscribe(delivery: Delivery): Delivery {
  const { userId, mail } = delivery
  if (!mail || userId === null) return delivery
  return { ...delivery, mail: { ...mail, unsubscribeUrl: unsubscribeMailsUrl(userId, "reviews") } }
}
