import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { formatSearchTotal, headingOf } from "#features/search/format-search.ts"
import { parseSearchParams } from "#features/search/search-params.ts"
import { runSearch } from "#features/search/server/run-search.ts"
import { HitsSkeleton } from "#features/search/ui/hits-skeleton.tsx"
import { MapSide } from "#features/search/ui/map-side.tsx"
import { MapSwitch } from "#features/search/ui/map-switch.tsx"
import { SearchedPlace } from "#features/search/ui/searched-place.ts"
import { useSlowSearch } from "#features/search/ui/use-slow-search.ts"
import { WordComplaints } from "#features/search/ui/word-complaints.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { Route } from "./+types/search"

export function loader({ context, url }: Route.LoaderArgs) {
  return runSearch(context.get(pageContext).db, parseSearchParams(url.searchParams))
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

const hitList = sectionFrom(
  () => import("#features/search/ui/hit-list.tsx").then(({ HitList }) => HitList),
  { isOnEach: true },
)
const filterBar = textFrom(() =>
  import("#features/search/ui/filter-bar.tsx").then(({ FilterBar }) => FilterBar),
)
const sortMenu = textFrom(() =>
  import("#features/search/ui/sort-menu.tsx").then(({ SortMenu }) => SortMenu),
)
const pageEnd = textFrom(() =>
  import("#app/search-page-end.tsx").then(({ SearchPageEnd }) => SearchPageEnd),
)

export default function SearchPage({ loaderData: answer }: Route.ComponentProps) {
  const { words, errors, total, hits, query, place } = answer
  const isSlow = useSlowSearch()
  const isMap = words.ansicht === "karte"
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="mx-auto min-h-17 max-w-wide md:min-h-18">
          <LazyText text={filterBar} given={{ asked: answer }} isLive />
        </div>
      </div>
      <div className="mx-auto grid max-w-wide grid-cols-1 lg:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)] noscript:grid-cols-1">
        <div
          className={classNames(
            "px-gutter md:px-10 lg:pt-7 lg:pe-8 lg:pb-section noscript:max-w-page",
            isMap ? "max-lg:py-4" : "max-lg:pt-6 max-lg:pb-section",
          )}
        >
          <WordComplaints errors={errors} />
          <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <div>
              <h1 className="text-h2">{headingOf(answer)}</h1>
              <p className="mt-1.5 text-small text-ink2" role="status">
                {formatSearchTotal(answer, total)}
              </p>
            </div>
            {total > 1 && (
              <div className={isMap ? "max-lg:hidden" : undefined}>
                <LazyText text={sortMenu} given={{ asked: answer }} isLive />
              </div>
            )}
          </div>
          {/* rows that go or come move nothing: the page stays where it is */}
          <div
            className={classNames(
              "[overflow-anchor:none]",
              isMap && "max-lg:hidden noscript:block",
            )}
          >
            <div className="mt-5">
              {isSlow ? (
                <HitsSkeleton count={hits.length} />
              ) : (
                <SearchedPlace value={query.position ? null : place}>
                  <LazySection section={hitList} given={{ hits }} />
                </SearchedPlace>
              )}
            </div>
            {!(isSlow && total === 0) && <LazyText text={pageEnd} given={{ answer }} isLive />}
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
