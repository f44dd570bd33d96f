import type { GuestParty } from "../cockpit.ts"
import { CockpitGuests } from "./cockpit-guests.tsx"
import { SmallDisclosure } from "./small-disclosure.tsx"

/** Who comes along, on demand. */
export function OfferGuestList({ parties }: { parties: readonly GuestParty[] }) {
  if (parties.length === 0) return null
  return (
    <SmallDisclosure title="Wer mitfliegt">
      <CockpitGuests parties={parties} />
    </SmallDisclosure>
  )
}
