import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { orNotFound } from "#app/page-refusal.ts"
import { trailForSearch } from "#app/trail-for-search.ts"
import { FlightPanel } from "#features/flights/core/ui/flight-panel.tsx"
import { airportTitle } from "#features/places/airport.ts"
import { daylight } from "#features/places/daylight.ts"
import { describeAirport, kilometres } from "#features/places/format-airport.ts"
import { formatCoordinates } from "#features/places/geo.ts"
import { airportPath } from "#features/places/place-paths.ts"
import { drawAirportMap } from "#features/places/server/airport-map.ts"
import { findAirportsNear, getAirportByCode } from "#features/places/server/airports-queries.ts"
import { listTownsAround } from "#features/places/server/towns-queries.ts"
import { COUNTRY_NAMES } from "#features/places/town.ts"
import { RunwayList } from "#features/places/ui/runway-list.tsx"
import { listFlightsFromAirport } from "#features/search/server/list-flights-from-airport.ts"
import { listOpenOffersFromAirport } from "#features/search/server/open-offers.ts"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import { clock } from "#platform/clock.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx"
import type { Route } from "./+types/airport"

const SHOWN_FLIGHTS = 6
const TOWNS = { radiusKm: 80, minPopulation: 100_000, limit: 4 }
const NEIGHBOURS_KM = 60
const SHOWN_NEIGHBOURS = 5

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const airport = await orNotFound(getAirportByCode(db, params.code))
  // one airport, one address
  if (airport.code !== params.code) throw redirect(airportPath(airport.code), 301)
  const [flights, offers, towns, around, map] = await Promise.all([
    listFlightsFromAirport(db, airport.id, SHOWN_FLIGHTS),
    listOpenOffersFromAirport(db, airport.id),
    listTownsAround(db, airport, TOWNS),
    findAirportsNear(db, airport, NEIGHBOURS_KM),
    drawAirportMap(db, airport),
  ])
  const neighbours = around
    .filter(({ id }) => id !== airport.id)
    .slice(0, SHOWN_NEIGHBOURS)
    .map(({ code, name, distanceKm }) => ({ code, name, distanceKm }))
  return {
    airport,
    flights,
    offers,
    towns,
    neighbours,
    map,
    daylight: daylight(clock.now(), airport, airport.timeZone),
  }
}

const trailOf = (code: string) => [
  { label: "Flüge entdecken", href: "/de/fluege-entdecken" },
  { label: code },
]

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { airport, flights } = at.loaderData
  const title = `${airportTitle(airport)} (${airport.code})`
  return [
    ...pageMeta(
      {
        title,
        description: `${title}: Lage, Höhe, Bahnen, Tageslicht und die nächsten Mitflüge ab ${airport.name}.`,
        picture: `/teilen/flugplatz/${airport.code}.png`,
        // where nothing flies there is nothing to find
        isPrivate: flights.length === 0,
      },
      at,
    ),
    ...(import.meta.env.SSR
      ? [{ "script:ld+json": trailForSearch(trailOf(airport.code), at) }]
      : []),
  ]
}

const flightsFromHere = sectionFrom(() =>
  import("../airport-page/flights-from-here.tsx").then((module) => module.FlightsFromHere),
)

export default function AirportPage({ loaderData }: Route.ComponentProps) {
  const { airport, flights, offers, towns, neighbours, map, daylight } = loaderData
  const [sunrise, sunset] = daylight.split("–")
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-section md:pt-9">
      <Breadcrumb trail={trailOf(airport.code)} />
      <h1 className="mt-3 text-h1">{airportTitle(airport)}</h1>
      <p className="mt-2 text-lead text-ink2">
        {[airport.town, airport.region, COUNTRY_NAMES[airport.country]].filter(Boolean).join(", ")}
      </p>
      <div className="mt-7">
        <FlightPanel
          label="Flugplatzdaten"
          cells={[
            { label: "Kennung", value: airport.code, detail: airport.iata ?? "ICAO" },
            {
              label: "Höhe",
              value:
                airport.elevationFt === null
                  ? "–"
                  : `${airport.elevationFt.toLocaleString("de-DE")} ft`,
              detail: heightInMetres(airport.elevationFt),
            },
            { label: "Längste Bahn", ...longestRunway(airport.runways) },
            { label: "Sonne heute", value: sunrise ?? "–", detail: `bis ${sunset} Ortszeit` },
          ]}
        />
      </div>
      <p className="mt-8 max-w-text text-lead">
        {describeAirport(airport, towns).join(" ")}
        {flights.length > 0 &&
          " Von hier nehmen private Pilotinnen und Piloten Gäste mit und teilen mit ihnen die Kosten des Flugs."}
      </p>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <section aria-labelledby="lage">
          <h2 id="lage" className="mb-5 text-h2">
            Wo er liegt
          </h2>
          <ChartMap
            svg={map}
            className="h-100 overflow-hidden rounded-panel border border-line md:aspect-[72/46] md:h-auto"
          />
          <p className="mt-3 font-mono text-label text-ink3">{formatCoordinates(airport)}</p>
        </section>
        <section aria-labelledby="bahnen">
          <h2 id="bahnen" className="mb-5 text-h2">
            Bahnen
          </h2>
          <RunwayList runways={airport.runways} />
          {towns.length > 0 && (
            <>
              <h2 className="mt-9 mb-4 text-h3">Entfernungen</h2>
              <DescriptionList
                entries={towns.map(({ name, distanceKm, direction }) => ({
                  term: name,
                  description: `${kilometres(distanceKm)} nach ${direction}`,
                }))}
              />
            </>
          )}
          {neighbours.length > 0 && (
            <>
              <h2 className="mt-9 mb-4 text-h3">Flugplätze in der Nähe</h2>
              <DescriptionList
                entries={neighbours.map(({ code, name, distanceKm }) => ({
                  term: name,
                  description: (
                    <>
                      {kilometres(distanceKm)}{" "}
                      <TextLink href={airportPath(code)} className="font-mono">
                        {code}
                      </TextLink>
                    </>
                  ),
                }))}
              />
            </>
          )}
          <p className="mt-5 text-small text-ink3">
            Zum Einordnen, nicht zum Navigieren. Es gilt das Luftfahrthandbuch.
          </p>
        </section>
      </div>
      <LazySection section={flightsFromHere} given={{ airport, flights, offers }} />
    </div>
  )
}

const FEET_PER_METRE = 3.28084

function heightInMetres(feet: number | null): string {
  return feet === null ? "nicht bekannt" : `${Math.round(feet / FEET_PER_METRE)} m über dem Meer`
}

function longestRunway(runways: readonly { ident: string; lengthM: number | null }[]) {
  const [longest] = runways.toSorted((a, b) => (b.lengthM ?? 0) - (a.lengthM ?? 0))
  if (!longest?.lengthM) return { value: "–", detail: "nicht bekannt" }
  return { value: `${longest.lengthM.toLocaleString("de-DE")} m`, detail: `Bahn ${longest.ident}` }
}
