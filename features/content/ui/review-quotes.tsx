import { flightPath } from "#features/flights/core/flight-path.ts"
import type { QuotedReview } from "#features/reviews/review.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { snapRow } from "#ui/elements/snap-row.ts"
import { TextLink } from "#ui/elements/text-link.tsx"

const month = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "Europe/Berlin",
})

/** Two real reviews in their own words. */
export function ReviewQuotes({ reviews }: { reviews: readonly QuotedReview[] }) {
  if (reviews.length === 0) return null
  return (
    <section aria-label="Bewertungen" className="mx-auto max-w-page px-gutter pt-9">
      <ul className={snapRow("md:grid md:grid-cols-2 md:gap-5")}>
        {reviews.map((review) => (
          <li key={review.id}>
            <figure className="flex h-full flex-col justify-between rounded-card bg-apricot-soft p-card">
              <blockquote className="font-display text-h3 text-balance">„{review.text}“</blockquote>
              <figcaption className="mt-5 flex items-center gap-3 text-small">
                <PersonAvatar person={review.author} tint="apricot" />
                <span>
                  <strong className="block font-semibold">{review.author.name}</strong>
                  <span className="text-ink2">
                    <TextLink href={flightPath(review.flightId)}>{review.flightTitle}</TextLink>,{" "}
                    {month.format(new Date(review.publishedAt))}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
