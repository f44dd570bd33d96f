import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { formatInstant } from "#platform/time.ts"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { WrittenReviewEntry } from "../review-entry.ts"
import { reviewPath } from "../review-paths.ts"

const STATES: Record<WrittenReviewEntry["state"], { label: string; tone: BadgeTone }> = {
  waiting: { label: "Noch verdeckt", tone: "neutral" },
  shown: { label: "Veröffentlicht", tone: "ok" },
  hidden: { label: "Ausgeblendet", tone: "warn" },
  voided: { label: "Zählt nicht", tone: "warn" },
}

/** What the reader has written about others, and how far it is. */
export function WrittenReviews({ reviews }: { reviews: readonly WrittenReviewEntry[] }) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => {
        const { label, tone } = STATES[review.state]
        return (
          <li key={review.id} className="grid gap-3 py-5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
              <PersonAvatar person={review.subject} size="small" />
              <strong className="font-semibold">{review.subject.name}</strong>
              <span className="text-ink2">{review.stars} von 5</span>
              <Badge tone={tone}>{label}</Badge>
            </div>
            <p className="text-small text-ink2">{review.flightTitle}</p>
            <p className="max-w-text">{review.text}</p>
            {review.closesAt && (
              <p className="text-small text-ink2">
                Zu lesen, sobald auch die andere Seite geschrieben hat, spätestens am{" "}
                {formatInstant(new Date(review.closesAt), review.timeZone)}.
              </p>
            )}
            {review.canChange && (
              <p className="text-small">
                <TextLink href={reviewPath(review.flightId)}>
                  Ändern
                  <VisuallyHidden>: Bewertung über {review.subject.name}</VisuallyHidden>
                </TextLink>
              </p>
            )}
            {review.reply && (
              <p className="max-w-text border-s-2 border-line2 ps-4 text-ui text-ink2">
                <strong className="block text-small font-semibold text-ink">
                  Antwort von {review.subject.name}
                </strong>
                {review.reply.text}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
