import { airportTitle } from "#features/places/airport.ts"
import { flightsFromPath } from "#features/places/place-paths.ts"
import { COUNTRY_NAMES } from "#features/places/town.ts"
import { FlightGrid } from "#features/search/ui/flight-grid.tsx"
import { OfferList } from "#features/search/ui/offer-list.tsx"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { Route } from "../routes/+types/airport"

type FlightsFromHereProps = Pick<
  Route.ComponentProps["loaderData"],
  "airport" | "flights" | "offers"
>

const EMPTY_SKY = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "strip" })

/** The end of an airport's page: what flies from there, or what helps where nothing does. */
export function FlightsFromHere({ airport, flights, offers }: FlightsFromHereProps) {
  const search = flightsFromPath(airport.town)
  return (
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
          picture={<ScenePicture src={EMPTY_SKY} alt="" aspect="strip" />}
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
      <OfferList offers={offers} beside="pilot" />
    </section>
  )
}
