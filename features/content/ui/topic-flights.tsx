import type { FlightCardData } from "#features/search/flight-card.ts"
import { FlightGrid } from "#features/search/ui/flight-grid.tsx"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"

interface TopicFlightsProps {
  /** „Nächste Inselflüge“ */
  heading: string
  flights: readonly FlightCardData[]
  /** The search for all of them. */
  searchHref: string
}

/** The next flights of a topic; where nothing flies, what else does. */
export function TopicFlights({ heading, flights, searchHref }: TopicFlightsProps) {
  const scene = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "strip" })
  return (
    <section aria-labelledby="naechste">
      <SectionHeading
        id="naechste"
        title={heading}
        link={flights.length > 0 ? { label: "Alle ansehen", href: searchHref } : undefined}
      />
      {flights.length > 0 ? (
        <FlightGrid flights={flights} isTaste />
      ) : (
        <EmptyState
          heading="h3"
          picture={<ScenePicture src={scene} alt="" aspect="strip" />}
          title="Zu diesem Thema fliegt gerade niemand"
          action={
            <>
              <SubscriptionButton variant="quiet" />
              <ButtonLink href="/de/suche" variant="text">
                Alle Flüge ansehen
              </ButtonLink>
              <ButtonLink href="/de/beliebte-themen" variant="text">
                Andere Themen
              </ButtonLink>
            </>
          }
        >
          In den nächsten 60 Tagen hat kein Flug dieser Art einen freien Platz. Oft passt ein
          Rundflug in deiner Nähe, und der Wunsch gehört in die Nachricht zur Anfrage. Oder der
          Suchagent schreibt dir, sobald um deinen Ort etwas Neues startet.
        </EmptyState>
      )}
    </section>
  )
}
