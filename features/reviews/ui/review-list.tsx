import { BadgeCheck } from "lucide"
import type { ReactNode } from "react"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import type { PublicReview } from "../review.ts"
import { ReviewFacets } from "./review-facets.tsx"
import { ReviewReply } from "./review-reply.tsx"

const month = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "Europe/Berlin",
})

interface ReviewListProps {
  reviews: readonly PublicReview[]
  /** Whom they are about, who may have replied. */
  subjectName: string
  /** Below each: what one can do with it. */
  action?: (review: PublicReview) => ReactNode
  /** Below each reply: what one can do with it. */
  replyAction?: (review: PublicReview) => ReactNode
}

/** Reviews in full, in the order given, as hairline rows. */
export function ReviewList({ reviews, subjectName, action, replyAction }: ReviewListProps) {
  return (
    <ul className="border-b border-line">
      {reviews.map((review) => (
        <li key={review.id} className="border-t border-line py-5">
          <div className="flex items-center gap-3">
            <PersonAvatar person={review.author} tint="apricot" size="small" />
            <div className="min-w-0 text-small">
              <p className="flex flex-wrap gap-x-3">
                <strong className="font-semibold">{review.author.name}</strong>
                <span className="text-ink2">
                  {review.stars} von 5 · {month.format(new Date(review.publishedAt))}
                </span>
              </p>
              <p className="flex items-center gap-1.5 text-fine text-ok">
                <Icon shape={BadgeCheck} size={16} />
                Geprüft: gemeinsam geflogen
              </p>
            </div>
          </div>
          {review.text && (
            <p className="mt-2.5 max-w-text whitespace-pre-line wrap-anywhere">{review.text}</p>
          )}
          <ReviewFacets review={review} />
          {action?.(review)}
          {review.reply && (
            <ReviewReply reply={review.reply} by={subjectName}>
              {replyAction?.(review)}
            </ReviewReply>
          )}
        </li>
      ))}
    </ul>
  )
}
