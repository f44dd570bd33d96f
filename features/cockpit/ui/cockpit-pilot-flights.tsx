import type { ReactNode } from "react"
import { cancelFlightPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { SmallDisclosure } from "#features/bookings/core/ui/small-disclosure.tsx"
import type { DraftOverview, PilotOffer } from "#features/flights/offers/pilot-offer.ts"
import { DraftRow } from "#features/flights/offers/ui/draft-row.tsx"
import { OfferRow } from "#features/flights/offers/ui/offer-row.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { MenuLink } from "#ui/overlays/row-menu.tsx"
import { type OfferGuests, sumGuests } from "../cockpit.ts"
import { LateCancellationList } from "./late-cancellation-list.tsx"
import { OfferSeats } from "./offer-seats.tsx"
import { SeriesDates } from "./series-dates.tsx"

interface CockpitPilotFlightsProps {
  drafts: readonly DraftOverview[]
  offers: readonly PilotOffer[]
  /** The one that stands above, with what can be done. */
  next: PilotOffer | undefined
  /** By the number of the flight. */
  guests: Readonly<Record<number, OfferGuests>>
}

const SHOWN = 3

/** Everything that a pilot is writing and offers, what waits for the pilot first. */
export function CockpitPilotFlights({ drafts, offers, next, guests }: CockpitPilotFlightsProps) {
  const listed = offers.filter((offer) => offer !== next)
  const rows = [
    ...listed.filter(({ status }) => status === "draft").map(rowOf),
    ...drafts
      // changes to a flight stand beside it
      .filter((draft) => !offers.some(({ flightIds }) => flightIds.includes(draft.flightId)))
      .map((draft) => (
        <FlightItem key={`entwurf ${draft.flightId}`}>
          <DraftRow draft={draft} />
        </FlightItem>
      )),
    ...listed.filter(({ status }) => status !== "draft").map(rowOf),
  ]
  const [first, others] = [rows.slice(0, SHOWN), rows.slice(SHOWN)]
  return (
    <Card as="section" labelledBy="meine-fluege">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="meine-fluege" className="text-h3">
          Deine Flüge
        </h2>
        <TextLink href="/de/cockpit/archiv" className="text-small">
          Vergangene ansehen
        </TextLink>
      </div>
      {first.length > 0 ? (
        <ul className="mt-4">{first}</ul>
      ) : (
        <p className="mt-2 max-w-text text-ui text-ink2">
          Sonst bietest du gerade keinen Flug an. Entwürfe und alles, was du veröffentlichst,
          erscheint hier mit den Plätzen, die schon vergeben sind.
        </p>
      )}
      {others.length > 0 && (
        <div className="mt-4 border-t border-line">
          <SmallDisclosure
            title={others.length === 1 ? "1 weiteren zeigen" : `${others.length} weitere zeigen`}
          >
            <ul>{others}</ul>
          </SmallDisclosure>
        </div>
      )}
    </Card>
  )

  function rowOf(offer: PilotOffer) {
    const own = offer.flightIds.flatMap((id) => guests[id] ?? [])
    const total = sumGuests(own)
    return (
      <FlightItem key={`${offer.id} ${offer.status}`}>
        <OfferRow
          offer={offer}
          draft={offer.isSeries ? undefined : drafts.find(({ flightId }) => flightId === offer.id)}
          menuLines={
            canBeCalledOff(offer) && (
              <MenuLink to={cancelFlightPath(offer.id)}>Flug absagen</MenuLink>
            )
          }
          seats={
            // nobody can book what is not published yet
            offer.status !== "draft" &&
            offer.status !== "in_review" && (
              <OfferSeats guests={total} isFlexible={offer.isFlexible} />
            )
          }
        >
          {offer.isSeries ? (
            <SeriesDates offer={offer} guests={guests} drafts={drafts} />
          ) : (
            <LateCancellationList flightId={offer.id} late={total.late} />
          )}
        </OfferRow>
      </FlightItem>
    )
  }
}

// an offer without a date takes place when somebody names one; the dates of a series stand by themselves
function canBeCalledOff({ status, isFlexible, isSeries }: PilotOffer): boolean {
  return !isFlexible && !isSeries && (status === "published" || status === "paused")
}

function FlightItem({ children }: { children: ReactNode }) {
  return <li className="border-t border-line py-2.5 last:pb-0">{children}</li>
}
