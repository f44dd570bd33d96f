import { FlightPanel } from "#features/flights/core/ui/flight-panel.tsx"
import { FlightDetails } from "./flight-details.tsx"
import type { LoadedDated } from "./load-flight.ts"
import { OneWayNotice } from "./one-way-notice.tsx"
import { PilotSummary } from "./pilot-summary.tsx"

interface FlightBodyProps extends LoadedDated {
  /** Somebody can still pay a share. */
  hasPrice: boolean
}

/** Below the title: who flies, the facts, in the pilot's words, and everything else that one reads. */
export function FlightBody(loaded: FlightBodyProps) {
  const { flight, facts, hasPrice } = loaded
  return (
    <>
      <PilotSummary {...loaded} />
      {flight.kind === "one_way" && hasPrice && (
        <div className="mt-6">
          <OneWayNotice {...flight} />
        </div>
      )}
      <div className="mt-6">
        <FlightPanel label="Flugdaten" cells={facts} />
      </div>
      {flight.description && (
        <p className="mt-8 max-w-text text-lead whitespace-pre-line">{flight.description}</p>
      )}
      <FlightDetails {...loaded} />
    </>
  )
}
