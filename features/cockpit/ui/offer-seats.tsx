import { Badge } from "#ui/elements/badge.tsx"
import type { OfferGuests } from "../cockpit.ts"

interface OfferSeatsProps {
  guests: OfferGuests
  /** Without a date: what is asked for are proposals, and seats are taken by the flights that come of them. */
  isFlexible: boolean
}

/** Seats as small blocks, taken ones filled; the words beside them say the same. */
export function OfferSeats({ guests, isFlexible }: OfferSeatsProps) {
  const { seatsOffered, confirmedSeats, requestedSeats, requests } = guests
  if (isFlexible) {
    return (
      <>
        <span>{seatsOffered === 1 ? "1 Platz" : `bis ${seatsOffered} Plätze`}</span>
        {requests > 0 && (
          <Badge tone="apricot">
            {requests === 1 ? "1 Vorschlag offen" : `${requests} Vorschläge offen`}
          </Badge>
        )}
      </>
    )
  }
  return (
    <>
      <span className="inline-flex items-center gap-2 tabular-nums">
        {seatsOffered <= MAX_BLOCKS && (
          <span aria-hidden="true" className="flex gap-0.5">
            {Array.from({ length: seatsOffered }, (_, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are equal by nature
                key={index}
                className={
                  index < confirmedSeats
                    ? "h-3 w-2 rounded-[3px] bg-act"
                    : "h-3 w-2 rounded-[3px] border border-line2"
                }
              />
            ))}
          </span>
        )}
        {confirmedSeats} von {seatsOffered} {seatsOffered === 1 ? "Platz" : "Plätzen"} vergeben
      </span>
      {requestedSeats > 0 && <Badge tone="apricot">{requestedSeats} angefragt</Badge>}
    </>
  )
}

// a series has too many seats to count with the eyes
const MAX_BLOCKS = 5
