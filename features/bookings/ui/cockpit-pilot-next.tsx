import { Users } from "lucide"
import { Badge } from "#ui/badge.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import type { CockpitFlight } from "../cockpit.ts"
import { CockpitGuests } from "./cockpit-guests.tsx"
import { CockpitLoadBadge } from "./cockpit-load-badge.tsx"
import { CockpitNextFlight } from "./cockpit-next-flight.tsx"

/** The pilot's next flight: seats, load, and who comes along. */
export function CockpitPilotNext({ flight, now }: { flight: CockpitFlight; now: Date }) {
  const { load } = flight
  return (
    <CockpitNextFlight
      flight={flight}
      now={now}
      badges={
        <>
          <CockpitLoadBadge load={load} />
          <Badge icon={Users}>
            {flight.confirmedSeats} von {flight.seatsOffered}{" "}
            {flight.seatsOffered === 1 ? "Platz" : "Plätzen"} vergeben
          </Badge>
          {flight.requestedSeats > 0 && (
            <Badge tone="apricot">{flight.requestedSeats} angefragt</Badge>
          )}
        </>
      }
    >
      {load.parties.length > 0 ? (
        <div className="mt-4">
          <h3 className="text-fine font-normal tracking-normal text-ink3">Mit an Bord</h3>
          <CockpitGuests parties={load.parties} />
        </div>
      ) : (
        <p className="mt-4 max-w-text text-ui text-ink2">
          Noch fliegt niemand mit. Buchen kann man bis drei Stunden vor dem Start.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={`/de/flug/${flight.id}`} variant="secondary">
          Flugseite ansehen
        </ButtonLink>
        <ButtonLink href={`/de/cockpit/checkliste?flug=${flight.id}`} variant="text">
          Checkliste
        </ButtonLink>
      </div>
    </CockpitNextFlight>
  )
}
