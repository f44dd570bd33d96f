import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { readSearchWords, searchPath } from "#features/search/search-words.ts"
import { searchByWords } from "#features/search/server/search-by-words.ts"
import { FewFlights } from "#features/search/ui/few-flights.tsx"
import { FilterBar } from "#features/search/ui/filter-bar.tsx"
import { HitList } from "#features/search/ui/hit-list.tsx"
import { HitsSkeleton } from "#features/search/ui/hits-skeleton.tsx"
import { NoFlights } from "#features/search/ui/no-flights.tsx"
import { SortMenu } from "#features/search/ui/sort-menu.tsx"
import { useSlowSearch } from "#features/search/ui/use-slow-search.ts"
import { WordComplaints } from "#features/search/ui/word-complaints.tsx"
import { headingOf, totalInWords } from "#features/search/wish-in-words.ts"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { SubscriptionOffer } from "#features/subscriptions/ui/subscription-offer.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { TextLink } from "#ui/text-link.tsx"
import type { Route } from "./+types/search"

export function loader({ context, url }: Route.LoaderArgs) {
  return searchByWords(context.get(pageContext).db, readSearchWords(url.searchParams))
}

export const meta: Route.MetaFunction = (at) => {
  return pageMeta(
    {
      title: at.loaderData && at.location.search ? headingOf(at.loaderData) : "Mitfliegen",
      description:
        "Private Flüge mit freien Plätzen, nach Ort, Tagen und Personen. Jeder Preis ist der ganze Preis.",
      // one of endless combinations; the pages of regions and topics are there to be found
      isPrivate: at.location.search !== "",
    },
    at,
  )
}

const NOTHING_MORE = { wider: null, anyDay: null }

export default function SearchPage({ loaderData: answer }: Route.ComponentProps) {
  const { words, wish, errors, town, total, hits, more } = answer
  const isSlow = useSlowSearch()
  const watched = { town, radius: town && wish.radiusKm }
  const watch = <SubscriptionButton {...watched} modalSize="large" variant="secondary" />
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="mx-auto max-w-wide">
          <FilterBar asked={answer} />
        </div>
      </div>
      <div className="mx-auto max-w-page px-gutter pt-6 pb-section md:pt-8">
        <WordComplaints errors={errors} />
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <div>
            <h1 className="text-h2">{headingOf(answer)}</h1>
            <p className="mt-1.5 text-small text-ink2" role="status">
              {totalInWords(answer, total)}
            </p>
          </div>
          {total > 1 && <SortMenu asked={answer} />}
        </div>
        <div className="mt-5">
          {isSlow && <HitsSkeleton count={hits.length} />}
          {!isSlow && hits.length > 0 && <HitList hits={hits} />}
          {!isSlow && hits.length === 0 && (
            <NoFlights asked={answer} more={more ?? NOTHING_MORE} watch={watch} />
          )}
        </div>
        {total > 0 && more && <FewFlights asked={answer} more={more} watch={watch} />}
        {total > 0 && !more && town && (
          <div className="mt-5">
            <SubscriptionOffer town={town} radius={wish.radiusKm} />
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
      </div>
    </>
  )
}
