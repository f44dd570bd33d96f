import { Users } from "lucide"
import { cancelFlightPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { formatLoadRoomCalculation } from "#features/bookings/core/format-load.ts"
import { SmallDisclosure } from "#features/bookings/core/ui/small-disclosure.tsx"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { checklistPath } from "#features/checklists/checklist.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import type { DraftOverview, PilotOffer } from "#features/flights/offers/pilot-offer.ts"
import { DraftOfFlight } from "#features/flights/offers/ui/draft-of-flight.tsx"
import { OFFER_BADGES } from "#features/flights/offers/ui/offer-labels.ts"
import { OfferMenuLines } from "#features/flights/offers/ui/offer-menu-lines.tsx"
import { OfferStepButton } from "#features/flights/offers/ui/offer-step-button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { MenuLink, RowMenu } from "#ui/overlays/row-menu.tsx"
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

/** The pilot's next flight: seats, load, who comes along, and the way into its room. */
export function CockpitPilotNext({ flight, now, offer, draft }: CockpitPilotNextProps) {
  const { load, room } = flight
  const isBeingChanged = draft !== undefined
  return (
    <CockpitFlightHead
      flight={flight}
      now={now}
      heading="h2"
      isNarrow
      label={<Badge tone="info">Dein nächster Flug</Badge>}
    >
      <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-2">
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
        {load.parties.length > 0 && (
          <div className="-mt-2.5 min-w-0">
            <SmallDisclosure
              title={`Mit an Bord: ${load.parties.map(({ name }) => name).join(", ")}`}
            >
              <CockpitGuests flightId={flight.id} parties={load.parties} />
              {room && (
                <p className="mt-1.5 max-w-text text-small text-ink3">
                  {formatLoadRoomCalculation(room)}
                </p>
              )}
            </SmallDisclosure>
          </div>
        )}
      </div>
      {load.parties.length === 0 && (
        <p className="mt-4 max-w-text text-ui text-ink2">
          Noch fliegt niemand mit. Buchen kann man bis drei Stunden vor dem Start.
        </p>
      )}
      <LateCancellationList flightId={flight.id} late={load.late} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink href={flightRoomPath(flight.id)}>Zum Flug</ButtonLink>
        <ButtonLink href={checklistPath(flight.id)} variant="secondary">
          Checkliste
        </ButtonLink>
        {load.parties.length > 0 && (
          <AskLink about={{ kind: "on_board", flightId: flight.id }} variant="text">
            Nachricht an alle
          </AskLink>
        )}
        <span className="ms-auto">
          <RowMenu about={flight.title} name="angebote" closesWith={offer?.status}>
            {offer && <OfferMenuLines offer={offer} isBeingChanged={isBeingChanged} />}
            <MenuLink to={cancelFlightPath(flight.id)}>Flug absagen</MenuLink>
          </RowMenu>
        </span>
      </div>
      {offer && (
        <>
          <div className="mt-3 empty:hidden">
            <OfferStepButton offer={offer} isBeingChanged={isBeingChanged} />
          </div>
          {draft && <DraftOfFlight draft={draft} title={offer.title} />}
        </>
      )}
    </CockpitFlightHead>
  )
}
