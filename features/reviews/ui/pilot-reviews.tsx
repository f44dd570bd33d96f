import type { ReactNode } from "react"
import { inDative } from "#features/users/core/name-in-sentence.ts"
import { listAddress } from "#platform/list-address.ts"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { PublicReview, RatingSummary } from "../review.ts"
import {
  isUsualReviewList,
  REVIEWS_ID,
  type ReviewListQuery,
  reviewListAt,
  SEARCHABLE_FROM,
} from "../review-list.ts"
import { RatingOverview } from "./rating-overview.tsx"
import { ReviewList } from "./review-list.tsx"
import { ReviewSearch } from "./review-search.tsx"

interface PilotReviewsProps {
  title: string
  /** The page below which they stand. */
  path: string
  query: ReviewListQuery
  rating: RatingSummary
  shown: { reviews: readonly PublicReview[]; total: number; page: number; pageCount: number }
  pilot: { name: string; firstName: string }
  /** Where all of them are, where this page shows a part; else its pages are turned here. */
  allPath?: string
  action?: (review: PublicReview) => ReactNode
  replyAction?: (review: PublicReview) => ReactNode
}

/** What guests say of a pilot: mean, distribution, details, and every review to order and search. */
export function PilotReviews(props: PilotReviewsProps) {
  const { title, path, query, rating, shown, pilot, allPath, action, replyAction } = props
  const list = reviewListAt(path)
  const isSearched = query.search !== ""
  return (
    <section id={REVIEWS_ID} aria-labelledby="bewertungen-titel" className="scroll-mt-6">
      <SectionHeading
        id="bewertungen-titel"
        title={title}
        link={{ label: "Wie wir sie prüfen", href: "/de/bewertungen" }}
      />
      {rating.count === 0 ? (
        <p className="max-w-text text-ink2">
          Noch keine. Bewerten kann nur, wer mit {inDative(pilot.firstName)} gebucht war und
          geflogen ist.
        </p>
      ) : (
        <>
          <RatingOverview rating={rating} />
          {rating.count >= SEARCHABLE_FROM && <ReviewSearch path={path} query={query} />}
          {isSearched && (
            <p role="status" className="mb-5 text-ui text-ink2">
              {foundText(shown.total, query.search)}{" "}
              <TextLink href={`${listAddress(list, query, { search: "" })}#${REVIEWS_ID}`} isInline>
                Alle zeigen
              </TextLink>
            </p>
          )}
          {shown.reviews.length > 0 && (
            <ReviewList
              reviews={shown.reviews}
              subjectName={pilot.name}
              {...(action && { action })}
              {...(replyAction && { replyAction })}
            />
          )}
          <div className="mt-6">
            {allPath && shown.total > shown.reviews.length ? (
              <TextLink href={addressOfAll(allPath, query)}>
                {isSearched
                  ? `Alle ${shown.total} Treffer lesen`
                  : `Alle ${rating.count} Bewertungen lesen`}
              </TextLink>
            ) : (
              <Pagination
                label="Mehr Bewertungen"
                page={shown.page}
                pageCount={allPath ? 1 : shown.pageCount}
                hrefOf={(page) => `${listAddress(list, query, { page })}#${REVIEWS_ID}`}
              />
            )}
          </div>
          <p className="mt-5 text-small text-ink3">
            {isUsualReviewList(query) &&
              "„Hilfreichste zuerst“ heißt: viel Text, einzelne Noten, noch nicht lange her. "}
            <TextLink href="/de/rangfolge" isInline>
              So entsteht die Reihenfolge
            </TextLink>
          </p>
        </>
      )}
    </section>
  )
}

function addressOfAll(path: string, query: ReviewListQuery): string {
  return `${listAddress(reviewListAt(path), query)}#${REVIEWS_ID}`
}

function foundText(total: number, search: string): string {
  if (total === 0) return `In keiner Bewertung steht „${search}“.`
  return total === 1
    ? `In 1 Bewertung steht „${search}“.`
    : `In ${total} Bewertungen steht „${search}“.`
}
