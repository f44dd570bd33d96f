import { formatLoadRoomCalculation } from "#features/bookings/core/format-load.ts"
import type { CockpitFlight } from "#features/cockpit/cockpit.ts"
import { CockpitGuests } from "#features/cockpit/ui/cockpit-guests.tsx"
import { LateCancellationList } from "#features/cockpit/ui/late-cancellation-list.tsx"
import { Card } from "#ui/elements/card.tsx"

interface RoomGuestsProps {
  flight: CockpitFlight
  /** It has not landed yet. */
  isAhead: boolean
}

/** Who comes along with a pilot, or came, and who has cancelled late. */
export function RoomGuests({ flight: { id, load, room }, isAhead }: RoomGuestsProps) {
  return (
    <Card as="section" labelledBy="an-bord">
      <h2 id="an-bord" className="scroll-mt-6 text-h3">
        Mit an Bord
      </h2>
      {load.parties.length > 0 ? (
        <div className="mt-3">
          <CockpitGuests flightId={id} parties={load.parties} />
          {isAhead && room && (
            <p className="mt-1.5 max-w-text text-small text-ink3">
              {formatLoadRoomCalculation(room)}
            </p>
          )}
        </div>
      ) : (
        <p className="mt-3 max-w-text text-ui text-ink2">
          {isAhead ? "Noch niemand." : "Niemand."}
        </p>
      )}
      <LateCancellationList flightId={id} late={load.late} />
    </Card>
  )
}
