import type { ReactNode } from "react"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { DraftOverview, PilotOffer } from "../pilot-offer.ts"
import { DraftOfFlight } from "./draft-of-flight.tsx"
import { OfferActions } from "./offer-actions.tsx"
import { formatNextStep, formatSchedule, OFFER_BADGES } from "./offer-labels.ts"

interface OfferRowProps {
  offer: PilotOffer
  /** Changes to it that are not handed in yet. */
  draft: DraftOverview | undefined
  /** How many seats are taken and asked for. */
  seats: ReactNode
  /** The way to call it off. */
  cancel: ReactNode
  /** Who comes along. */
  children: ReactNode
}

/** One offer: how it stands, and what its pilot can do with it. */
export function OfferRow({ offer, draft, seats, cancel, children }: OfferRowProps) {
  const { tone, label } = OFFER_BADGES[offer.status]
  const next = formatNextStep(offer)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 font-sans text-body tracking-normal wrap-anywhere">
          <TextLink href={offer.isFlexible ? flightPath(offer.id) : flightRoomPath(offer.id)}>
            {offer.title}
          </TextLink>
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink2">
        {formatSchedule(offer)}
        <span className="font-mono text-label text-ink3">
          {offer.departureCode} – {offer.destinationCode}
        </span>
        {seats}
      </p>
      {next && <p className="mt-1 max-w-text text-small text-ink2 wrap-anywhere">{next}</p>}
      {children}
      {draft && <DraftOfFlight draft={draft} title={offer.title} />}
      <OfferActions offer={offer} isBeingChanged={draft !== undefined}>
        {cancel}
      </OfferActions>
    </>
  )
}
