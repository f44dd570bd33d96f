import type { ReactNode } from "react"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import type { PublicReview } from "../review.ts"

const month = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "Europe/Berlin",
})

interface ReviewListProps {
  reviews: readonly PublicReview[]
  /** Below each: what one can do with it. */
  action?: (review: PublicReview) => ReactNode
}

/** Reviews in full, newest first, as hairline rows. */
export function ReviewList({ reviews, action }: ReviewListProps) {
  return (
    <ul className="border-b border-line">
      {reviews.map((review) => (
        <li key={review.id} className="border-t border-line py-5">
          <p className="flex items-center gap-3 text-small">
            <PersonAvatar person={review.author} tint="apricot" size="small" />
            <strong className="font-semibold">{review.author.name}</strong>
            <span className="text-ink2">
              {review.stars} von 5 · {month.format(new Date(review.publishedAt))}
            </span>
          </p>
          <p className="mt-2.5 max-w-text">{review.text}</p>
          {action?.(review)}
        </li>
      ))}
    </ul>
  )
}
