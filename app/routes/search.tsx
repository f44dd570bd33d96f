import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { readSearchWords, searchPath } from "#features/search/search-words.ts"
import { searchByWords } from "#features/search/server/search-by-words.ts"
import { HitList } from "#features/search/ui/hit-list.tsx"
import { HitsSkeleton } from "#features/search/ui/hits-skeleton.tsx"
import { MapSide } from "#features/search/ui/map-side.tsx"
import { MapSwitch } from "#features/search/ui/map-switch.tsx"
import { useSlowSearch } from "#features/search/ui/use-slow-search.ts"
import { WordComplaints } from "#features/search/ui/word-complaints.tsx"
import { headingOf, totalInWords } from "#features/search/wish-in-words.ts"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { SubscriptionOffer } from "#features/subscriptions/ui/subscription-offer.tsx"
import { classNames } from "#ui/class-names.ts"
import { LateText, textFrom } from "#ui/late-text.tsx"
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

const filterBar = textFrom(() =>
  import("#features/search/ui/filter-bar.tsx").then(({ FilterBar }) => FilterBar),
)
const sortMenu = textFrom(() =>
  import("#features/search/ui/sort-menu.tsx").then(({ SortMenu }) => SortMenu),
)
const noFlights = textFrom(() =>
  import("#features/search/ui/no-flights.tsx").then(({ NoFlights }) => NoFlights),
)
const fewFlights = textFrom(() =>
  import("#features/search/ui/few-flights.tsx").then(({ FewFlights }) => FewFlights),
)

export default function SearchPage({ loaderData: answer }: Route.ComponentProps) {
  const { words, wish, errors, town, total, hits, more } = answer
  const isSlow = useSlowSearch()
  const watched = { town, radius: town && wish.radiusKm }
  const watch = <SubscriptionButton {...watched} modalSize="large" variant="secondary" />
  const isMap = words.ansicht === "karte"
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="mx-auto min-h-17 max-w-wide md:min-h-30.5">
          <LateText text={filterBar} given={{ asked: answer }} isLive />
        </div>
      </div>
      <div className="mx-auto grid max-w-wide lg:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)] noscript:grid-cols-1">
        <div
          className={classNames(
            "px-gutter pt-6 md:px-10 md:pt-7 lg:pe-8 noscript:max-w-page",
            isMap ? "max-lg:pb-5 lg:pb-section" : "pb-section",
          )}
        >
          <WordComplaints errors={errors} />
          <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <div>
              <h1 className="text-h2">{headingOf(answer)}</h1>
              <p className="mt-1.5 text-small text-ink2" role="status">
                {totalInWords(answer, total)}
              </p>
            </div>
            {total > 1 && <LateText text={sortMenu} given={{ asked: answer }} isLive />}
          </div>
          <div className={isMap ? "max-lg:hidden noscript:block" : undefined}>
            <div className="mt-5">
              {isSlow && <HitsSkeleton count={hits.length} />}
              {!isSlow && hits.length > 0 && <HitList hits={hits} />}
              {!isSlow && hits.length === 0 && (
                <LateText text={noFlights} given={{ asked: answer, more, watch }} isLive />
              )}
            </div>
            {total > 0 && more && (
              <LateText text={fewFlights} given={{ asked: answer, more, watch }} isLive />
            )}
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
        </div>
        <div
          className={classNames(
            "h-[max(20rem,calc(100dvh-13rem))] lg:sticky lg:top-0 lg:h-dvh noscript:hidden print:hidden",
            !isMap && "max-lg:hidden",
          )}
        >
          <MapSide words={words} />
        </div>
      </div>
      {(total > 0 || isMap) && <MapSwitch words={words} />}
    </>
  )
}
