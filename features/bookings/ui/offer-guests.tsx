import type { GuestParty } from "../cockpit.ts"
import { CockpitGuests } from "./cockpit-guests.tsx"
import { SmallDisclosure } from "./small-disclosure.tsx"

interface OfferGuestListProps {
  flightId: number
  parties: readonly GuestParty[]
}

/** Who comes along, on demand. */
export function OfferGuestList({ flightId, parties }: OfferGuestListProps) {
  if (parties.length === 0) return null
  return (
    <SmallDisclosure title="Wer mitfliegt">
      <CockpitGuests flightId={flightId} parties={parties} />
    </SmallDisclosure>
  )
}
