import { searchPath } from "#features/search/search-params.ts"
import type { SearchAnswer } from "#features/search/server/run-search.ts"
import { FewFlights } from "#features/search/ui/few-flights.tsx"
import { NoFlights } from "#features/search/ui/no-flights.tsx"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { SubscriptionOffer } from "#features/subscriptions/ui/subscription-offer.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Pagination } from "#ui/navigation/pagination.tsx"

/** Below what was found, or instead of it: other searches, being told of new flights, more pages. */
export function SearchPageEnd({ answer }: { answer: SearchAnswer }) {
  const { words, query, town, total, more } = answer
  const watched = { town, radius: town && query.radiusKm }
  const watch = <SubscriptionButton {...watched} modalSize="large" variant="secondary" />
  return (
    <>
      {total === 0 && <NoFlights asked={answer} more={more} watch={watch} />}
      {total > 0 && more && <FewFlights asked={answer} more={more} watch={watch} />}
      {total > 0 && !more && town && (
        <div className="mt-4">
          <SubscriptionOffer town={town} radius={query.radiusKm} />
        </div>
      )}
      <div className="mt-9">
        <Pagination
          page={answer.page}
          pageCount={answer.pageCount}
          hrefOf={(page) => searchPath({ ...words, seite: String(page) })}
        />
      </div>
      <p className="mt-5 text-center text-small text-ink3">
        Wie die Reihenfolge „Empfohlen“ entsteht, steht{" "}
        <TextLink href="/de/rangfolge" isInline>
          hier
        </TextLink>
        .
      </p>
    </>
  )
}
