import { CostPanel } from "#features/flights/core/ui/cost-panel.tsx"
import { TimelineLegs } from "#features/flights/core/ui/timeline-legs.tsx"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import { CancellationRule } from "./cancellation-rule.tsx"
import {
  GoodToKnow,
  PilotAndPlane,
  PilotMoments,
  ReviewsOfFlight,
  ReviewsOfPilot,
} from "./flight-page-parts.tsx"
import type { LoadedDated } from "./load-flight.ts"

interface FlightDetailsProps extends LoadedDated {
  /** Somebody can still pay a share. */
  hasPrice: boolean
}

/** Below the facts: route, costs, people, rules and reviews. */
export function FlightDetails(loaded: FlightDetailsProps) {
  const { flight, rating, answers, kept, reviewsOfFlight, moments, map, legs, hasPrice } = loaded
  return (
    <>
      <section aria-labelledby="route" className="mt-12">
        <h2 id="route" className="text-h2">
          Die Route
        </h2>
        <div className="mt-5 grid gap-8 md:grid-cols-[380px_minmax(0,1fr)]">
          <ChartMap svg={map} className="overflow-hidden rounded-panel border border-line" />
          <TimelineLegs legs={legs} />
        </div>
      </section>
      <ReviewsOfFlight reviews={reviewsOfFlight} pilot={flight.pilot} />
      {hasPrice && (
        <section aria-labelledby="kosten" className="mt-14">
          <h2 id="kosten" className="mb-5 text-h2">
            Was der Flug kostet
          </h2>
          <CostPanel flight={flight} />
        </section>
      )}
      <PilotAndPlane flight={flight} rating={rating} answers={answers} kept={kept} />
      <PilotMoments moments={moments} />
      {hasPrice && <CancellationRule terms={loaded.terms} />}
      {hasPrice && <GoodToKnow pilot={flight.pilot} />}
      <ReviewsOfPilot {...loaded} />
    </>
  )
}
