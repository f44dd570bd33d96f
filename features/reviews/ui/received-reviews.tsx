import { SmallDisclosure } from "#features/bookings/core/ui/small-disclosure.tsx"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import type { ReceivedReview } from "../review-entry.ts"
import { ReplyForm } from "./reply-form.tsx"

interface ReceivedReviewsProps {
  reviews: readonly ReceivedReview[]
  onReplied: () => unknown
}

/** What others have written about the reader, each with the answer to it. */
export function ReceivedReviews({ reviews, onReplied }: ReceivedReviewsProps) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id} className="grid gap-3 py-5 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
            <PersonAvatar person={review.author} tint="apricot" size="small" />
            <strong className="font-semibold">{review.author.name}</strong>
            <span className="text-ink2">
              {review.stars} von 5 · {formatDay(new Date(review.publishedAt), HOME_ZONE)}
            </span>
            {review.state !== "shown" && <Badge tone="warn">{STATES[review.state]}</Badge>}
          </div>
          <p className="text-small text-ink2">{review.flightTitle}</p>
          <p className="max-w-text">{review.text}</p>
          {review.note && (
            <p className="max-w-text border-s-2 border-line2 ps-4 text-ui text-ink2">
              <strong className="block text-small font-semibold text-ink">Nur für dich</strong>
              {review.note}
            </p>
          )}
          {review.reply && (
            <p className="max-w-text border-s-2 border-act ps-4 text-ui">
              <strong className="block text-small font-semibold">Deine Antwort</strong>
              {review.reply.text}
            </p>
          )}
          {review.canReply && (
            <SmallDisclosure title="Antworten">
              <ReplyForm reviewId={review.id} author={review.author.name} onReplied={onReplied} />
            </SmallDisclosure>
          )}
        </li>
      ))}
    </ul>
  )
}

const STATES = { hidden: "Ausgeblendet", voided: "Zählt nicht" } as const
