import { Link } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import { isOfferCard } from "#features/search/offer-card.ts"
import { flightsInWords, SORTS } from "#features/search/search-wish.ts"
import { readSearchWords, searchPath } from "#features/search/search-words.ts"
import { searchByWords } from "#features/search/server/search-by-words.ts"
import { FlightRow } from "#features/search/ui/flight-card.tsx"
import { NoFlights } from "#features/search/ui/no-flights.tsx"
import { SearchBox } from "#features/search/ui/search-box.tsx"
import { SearchChips } from "#features/search/ui/search-chips.tsx"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { SubscriptionOffer } from "#features/subscriptions/ui/subscription-offer.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { TextLink } from "#ui/text-link.tsx"
import type { Route } from "./+types/search"

export function loader({ context, url }: Route.LoaderArgs) {
  return searchByWords(context.get(pageContext).db, readSearchWords(url.searchParams))
}

export const meta: Route.MetaFunction = (at) => {
  const place = at.loaderData?.place
  return pageMeta(
    {
      title: place ? `Mitfliegen ab ${place}` : "Mitfliegen",
      description:
        "Private Flüge mit freien Plätzen, nach Ort, Tagen und Personen. Jeder Preis ist der ganze Preis.",
      // one of endless combinations; the pages of regions and topics are there to be found
      isPrivate: at.location.search !== "",
    },
    at,
  )
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words, wish, errors, today, place, town, total, hits, more } = loaderData
  const watched = { town, radius: town && wish.radiusKm }
  const people = wish.seats === 1 ? "1 Person" : `${wish.seats} Personen`
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-section md:pt-8">
      <SearchBox key={JSON.stringify(words)} words={words} today={today} errors={errors} />
      <div className="mt-5">
        <SearchChips words={words} wish={wish} />
      </div>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h2">
            {place ? `Flüge um ${place}` : "Flüge in den nächsten Wochen"}
          </h1>
          <p className="mt-1.5 text-ink2" role="status">
            {flightsInWords(total)} für {people}
            {place && ` in ${wish.radiusKm} km Umkreis`}
          </p>
          {total > 0 && (
            <div className="mt-1 -ms-2.5">
              <SubscriptionButton {...watched} variant="text" size="small" />
            </div>
          )}
        </div>
        {total > 1 && (
          <p className="text-ui text-ink2">
            Sortiert nach{" "}
            {Object.entries(SORTS).map(([sort, label], index) => (
              <span key={sort}>
                {index > 0 && " · "}
                {sort === wish.sort ? (
                  <strong className="font-semibold text-ink">{label}</strong>
                ) : (
                  <Link
                    to={searchPath({ ...words, sortierung: sort, seite: "" })}
                    preventScrollReset
                    className="inline-block min-h-6 underline underline-offset-4 hover:text-ink"
                  >
                    {label}
                  </Link>
                )}
              </span>
            ))}
          </p>
        )}
      </div>
      {hits.length > 0 ? (
        <ul className="mt-6 grid gap-5">
          {hits
            .filter((hit): hit is FlightCardData => !isOfferCard(hit))
            .map((flight, index) => (
              <li key={flight.id}>
                <FlightRow flight={flight} isFirst={index === 0} />
              </li>
            ))}
        </ul>
      ) : (
        <div className="mt-6">
          <NoFlights
            words={words}
            wish={wish}
            place={place}
            wider={more?.wider ?? null}
            extraAction={<SubscriptionButton {...watched} modalSize="large" variant="secondary" />}
          />
        </div>
      )}
      {town && total > 0 && (
        <div className="mt-5">
          <SubscriptionOffer town={town} radius={wish.radiusKm} />
        </div>
      )}
      <div className="mt-9">
        <Pagination
          page={loaderData.page}
          pageCount={loaderData.pageCount}
          hrefOf={(page) => searchPath({ ...words, seite: String(page) })}
        />
      </div>
      <p className="mt-5 text-center text-small text-ink3">
        Wie die Reihenfolge entsteht, steht{" "}
        <TextLink href="/de/rangfolge" isInline>
          hier
        </TextLink>
        .
      </p>
    </div>
  )
}
