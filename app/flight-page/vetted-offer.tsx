import { CostPanel } from "#features/flights/core/ui/cost-panel.tsx"
import { FlightGallery } from "#features/flights/core/ui/flight-gallery.tsx"
import { FlightPanel } from "#features/flights/core/ui/flight-panel.tsx"
import { PilotCard } from "#features/flights/core/ui/pilot-card.tsx"
import { PlaneCard } from "#features/flights/core/ui/plane-card.tsx"
import { TimelineLegs } from "#features/flights/core/ui/timeline-legs.tsx"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { LoadedVetting } from "./load-vetting.ts"

/** A flight with what passengers will read of it, close together. */
export function VettedOffer({ shown, facts, legs, map, rating, answers, kept }: LoadedVetting) {
  return (
    <section aria-labelledby="angebot" className="grid min-w-0 gap-6">
      <h2 id="angebot" className="text-h2">
        So sehen es Passagiere
      </h2>
      <Card inset="none">
        <FlightGallery flight={shown} />
        <div className="grid gap-5 p-card">
          <h3 className="text-h3">{shown.title}</h3>
          <FlightPanel label="Flugdaten" cells={facts} />
          {shown.description && (
            <p className="max-w-text whitespace-pre-line">{shown.description}</p>
          )}
        </div>
      </Card>
      <Card as="section" labelledBy="route">
        <h3 id="route" className="text-h3">
          Route
        </h3>
        <div className="mt-5 grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <ChartMap
            svg={map}
            className="self-start overflow-hidden rounded-panel border border-line"
          />
          <TimelineLegs legs={legs} />
        </div>
      </Card>
      <CostPanel flight={shown} />
      <div className="grid gap-6 md:grid-cols-2">
        <PilotCard pilot={shown.pilot} rating={rating} answers={answers} kept={kept} />
        {shown.plane && (
          <PlaneCard
            plane={shown.plane}
            picture={shown.drawn.plane}
            luggageKg={shown.luggageKgPerPerson}
          />
        )}
      </div>
    </section>
  )
}
