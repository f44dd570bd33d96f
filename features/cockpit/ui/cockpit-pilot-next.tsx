import { Users } from "lucide"
import { cancelFlightPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { formatLoadRoomCalculation } from "#features/bookings/core/format-load.ts"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { checklistPath } from "#features/checklists/checklist.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import type { DraftOverview, PilotOffer } from "#features/flights/offers/pilot-offer.ts"
import { DraftOfFlight } from "#features/flights/offers/ui/draft-of-flight.tsx"
import { OfferActions } from "#features/flights/offers/ui/offer-actions.tsx"
import { OFFER_BADGES } from "#features/flights/offers/ui/offer-labels.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import type { CockpitFlight } from "../cockpit.ts"
import { CockpitFlightHead } from "./cockpit-flight-head.tsx"
import { CockpitGuests } from "./cockpit-guests.tsx"
import { CockpitLoadBadge } from "./cockpit-load-badge.tsx"
import { LateCancellationList } from "./late-cancellation-list.tsx"

interface CockpitPilotNextProps {
  flight: CockpitFlight
  now: Date
  /** Its offer where it stands alone, with what can be done; a series has a row of its own. */
  offer: PilotOffer | undefined
  /** Changes to it that are not handed in yet. */
  draft: DraftOverview | undefined
}

/** The pilot's next flight: seats, load, and who comes along. */
export function CockpitPilotNext({ flight, now, offer, draft }: CockpitPilotNextProps) {
  const { load, room } = flight
  return (
    <CockpitFlightHead
      flight={flight}
      now={now}
      heading="h2"
      label={<Badge tone="info">Dein nächster Flug</Badge>}
    >
      <div className="mt-4 flex flex-wrap gap-2">
        {offer && offer.status !== "published" && (
          <Badge tone={OFFER_BADGES[offer.status].tone}>{OFFER_BADGES[offer.status].label}</Badge>
        )}
        {room && load.parties.length > 0 && <CockpitLoadBadge room={room} />}
        <Badge icon={Users}>
          {flight.confirmedSeats} von {flight.seatsOffered}{" "}
          {flight.seatsOffered === 1 ? "Platz" : "Plätzen"} vergeben
        </Badge>
        {flight.requestedSeats > 0 && (
          <Badge tone="apricot">{flight.requestedSeats} angefragt</Badge>
        )}
      </div>
      {load.parties.length > 0 ? (
        <div className="mt-4">
          <h3 className="text-fine font-normal tracking-normal text-ink3">Mit an Bord</h3>
          <CockpitGuests flightId={flight.id} parties={load.parties} />
          {room && (
            <p className="mt-1.5 max-w-text text-small text-ink3">
              {formatLoadRoomCalculation(room)}
            </p>
          )}
        </div>
      ) : (
        <p className="mt-4 max-w-text text-ui text-ink2">
          Noch fliegt niemand mit. Buchen kann man bis drei Stunden vor dem Start.
        </p>
      )}
      <LateCancellationList flightId={flight.id} late={load.late} />
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={flightRoomPath(flight.id)} variant="secondary">
          Zum Flug
        </ButtonLink>
        {load.parties.length > 0 && (
          <AskLink about={{ kind: "on_board", flightId: flight.id }} variant="text">
            An alle an Bord
          </AskLink>
        )}
        <ButtonLink href={checklistPath(flight.id)} variant="text">
          Checkliste
        </ButtonLink>
        <ButtonLink href={cancelFlightPath(flight.id)} variant="text">
          Flug absagen
        </ButtonLink>
      </div>
      {offer && (
        <div className="mt-5 border-t border-line pt-2">
          {draft && <DraftOfFlight draft={draft} title={offer.title} />}
          <OfferActions offer={offer} isBeingChanged={draft !== undefined} />
        </div>
      )}
    </CockpitFlightHead>
  )
}
