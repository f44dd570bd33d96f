import type { ReactNode } from "react"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { formatFromTo } from "#features/flights/core/format-from-to.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { RowMenu } from "#ui/overlays/row-menu.tsx"
import type { DraftOverview, PilotOffer } from "../pilot-offer.ts"
import { DraftOfFlight } from "./draft-of-flight.tsx"
import { formatNextStep, formatSchedule, OFFER_BADGES } from "./offer-labels.ts"
import { OfferMenuLines } from "./offer-menu-lines.tsx"
import { OfferStepButton } from "./offer-step-button.tsx"

interface OfferRowProps {
  offer: PilotOffer
  /** Changes to it that are not handed in yet. */
  draft: DraftOverview | undefined
  /** How many seats are taken and asked for. */
  seats: ReactNode
  /** More lines of its menu, such as the way to call it off. */
  menuLines: ReactNode
  /** What belongs to it and wants more room. */
  children: ReactNode
}

/** One offer in a line: its picture, when and where, how full, and what its pilot can do with it. */
export function OfferRow({ offer, draft, seats, menuLines, children }: OfferRowProps) {
  const { tone, label } = OFFER_BADGES[offer.status]
  const next = formatNextStep(offer)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
        <ScenePicture
          src={offer.picture}
          alt=""
          aspect="photo"
          className="rounded-small max-sm:hidden"
        />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 font-sans text-body tracking-normal wrap-anywhere">
              <TextLink href={offer.isFlexible ? flightPath(offer.id) : flightRoomPath(offer.id)}>
                {offer.title}
              </TextLink>
            </h3>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink2">
            <span>
              {formatSchedule(offer)}, {formatFromTo(offer)}
            </span>
            {seats}
          </p>
        </div>
        <RowMenu about={offer.title} name="angebote" closesWith={offer.status}>
          <OfferMenuLines offer={offer} isBeingChanged={draft !== undefined} />
          {menuLines}
        </RowMenu>
      </div>
      {next && <p className="mt-1.5 max-w-text text-small text-ink2 wrap-anywhere">{next}</p>}
      <div className="mt-2 empty:hidden">
        <OfferStepButton offer={offer} isBeingChanged={draft !== undefined} />
      </div>
      {children}
      {draft && <DraftOfFlight draft={draft} title={offer.title} />}
    </>
  )
}
