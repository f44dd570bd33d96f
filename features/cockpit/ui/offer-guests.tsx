import { SmallDisclosure } from "#features/bookings/core/ui/small-disclosure.tsx"
import type { GuestParty, LateCancellation } from "../cockpit.ts"
import { CockpitGuests } from "./cockpit-guests.tsx"
import { LateCancellationList } from "./late-cancellation-list.tsx"

interface OfferGuestListProps {
  flightId: number
  parties: readonly GuestParty[]
  late: readonly LateCancellation[]
}

/** Who comes along, on demand, and who cancelled late. */
export function OfferGuestList({ flightId, parties, late }: OfferGuestListProps) {
  return (
    <>
      {parties.length > 0 && (
        <SmallDisclosure title="Wer mitfliegt">
          <CockpitGuests flightId={flightId} parties={parties} />
        </SmallDisclosure>
      )}
      <LateCancellationList flightId={flightId} late={late} />
    </>
  )
}
