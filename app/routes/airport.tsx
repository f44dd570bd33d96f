import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { orNotFound } from "#app/page-refusal.ts"
import { airportTitle } from "#features/places/airport.ts"
import { daylight } from "#features/places/daylight.ts"
import { formatCoordinates } from "#features/places/geo.ts"
import { drawAirportMap } from "#features/places/server/airport-map.ts"
import { getAirportByCode } from "#features/places/server/airports-queries.ts"
import { COUNTRY_NAMES } from "#features/places/town.ts"
import { RunwayList } from "#features/places/ui/runway-list.tsx"
import { listFlightsFromAirport } from "#features/search/server/topic-queries.ts"
import { FlightGrid } from "#features/search/ui/flight-grid.tsx"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { clock } from "#platform/clock.ts"
import { Breadcrumb } from "#ui/breadcrumb.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { ChartMap } from "#ui/chart-map/chart-map.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { FlightPanel } from "#ui/flight-panel.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"
import { SectionHeading } from "#ui/section-heading.tsx"
import type { Route } from "./+types/airport"

const SHOWN_FLIGHTS = 6

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const airport = await orNotFound(getAirportByCode(db, params.code))
  // one airport, one address
  if (airport.code !== params.code) throw redirect(`/de/flugplatz/${airport.code}`, 301)
  const [flights, map] = await Promise.all([
    listFlightsFromAirport(db, airport.id, SHOWN_FLIGHTS),
    drawAirportMap(db, airport),
  ])
  return { airport, flights, map, daylight: daylight(clock.now(), airport, airport.timeZone) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const airport = loaderData?.airport
  if (!airport) return pageMeta({})
  const title = `${airportTitle(airport)} (${airport.code})`
  return pageMeta({
    title,
    description: `${title}: Lage, Höhe, Bahnen, Tageslicht und die nächsten Mitflüge ab ${airport.name}.`,
  })
}

export default function AirportPage({ loaderData }: Route.ComponentProps) {
  const { airport, flights, map, daylight } = loaderData
  const [sunrise, sunset] = daylight.split("–")
  const search = `/de/suche?ort=${encodeURIComponent(airport.town)}`
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-section md:pt-9">
      <Breadcrumb
        trail={[
          { label: "Flüge entdecken", href: "/de/fluege-entdecken" },
          { label: airport.code },
        ]}
      />
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
              value: airport.elevationFt === null ? "–" : `${airport.elevationFt} ft`,
              detail: heightInMetres(airport.elevationFt),
            },
            { label: "Längste Bahn", ...longestRunway(airport.runways) },
            { label: "Sonne heute", value: sunrise ?? "–", detail: `bis ${sunset} Ortszeit` },
          ]}
        />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <section aria-labelledby="lage">
          <h2 id="lage" className="mb-5 text-h2">
            Wo er liegt
          </h2>
          <ChartMap svg={map} className="h-100 md:aspect-[72/46] md:h-auto" />
          <p className="mt-3 font-mono text-label text-ink3">{formatCoordinates(airport)}</p>
        </section>
        <section aria-labelledby="bahnen">
          <h2 id="bahnen" className="mb-5 text-h2">
            Bahnen
          </h2>
          <RunwayList runways={airport.runways} />
          <p className="mt-5 text-small text-ink3">
            Zum Einordnen, nicht zum Navigieren. Es gilt das Luftfahrthandbuch.
          </p>
        </section>
      </div>
      <section aria-labelledby="fluege" className="mt-section">
        <SectionHeading
          id="fluege"
          title="Nächste Flüge ab hier"
          link={{ label: `Flüge um ${airport.town}`, href: search }}
        />
        {flights.length > 0 ? (
          <FlightGrid flights={flights} />
        ) : (
          <EmptyState
            heading="h3"
            scene={<ScenePicture src={EMPTY_SKY} alt="" aspect="strip" />}
            title="Ab hier fliegt gerade niemand"
            action={
              <>
                <ButtonLink href={search} variant="quiet">
                  Im Umkreis von 100 km suchen
                </ButtonLink>
                <SubscriptionButton
                  variant="text"
                  town={{
                    address: `${airportTitle(airport)} (${airport.code})`,
                    coordinates: { lat: airport.lat, lng: airport.lng },
                    country: COUNTRY_NAMES[airport.country],
                    region: airport.region,
                  }}
                />
              </>
            }
          >
            In den nächsten 60 Tagen hat kein Flug ab {airport.name} einen freien Platz. Ein paar
            Kilometer weiter sieht es oft anders aus.
          </EmptyState>
        )}
      </section>
    </div>
  )
}

const EMPTY_SKY = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "footer" })

const FEET_PER_METRE = 3.28084

function heightInMetres(feet: number | null): string {
  return feet === null ? "nicht bekannt" : `${Math.round(feet / FEET_PER_METRE)} m über dem Meer`
}

function longestRunway(runways: readonly { ident: string; lengthM: number | null }[]) {
  const [longest] = runways.toSorted((a, b) => (b.lengthM ?? 0) - (a.lengthM ?? 0))
  if (!longest?.lengthM) return { value: "–", detail: "nicht bekannt" }
  return { value: `${longest.lengthM} m`, detail: `Bahn ${longest.ident}` }
}
