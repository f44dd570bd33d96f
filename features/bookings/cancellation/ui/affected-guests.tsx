import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import type { AffectedGuest } from "../cancel-view.ts"

interface AffectedGuestsProps {
  guests: readonly AffectedGuest[]
  /** With new dates the money of who is booked stays where it is for now. */
  isRebooking: boolean
}

/** What each guest gets back, before the click. */
export function AffectedGuests({ guests, isRebooking }: AffectedGuestsProps) {
  const goesBack = ({ kind }: AffectedGuest) =>
    kind !== "asked" && !(isRebooking && kind === "booked")
  const total = guests.filter(goesBack).reduce((sum, guest) => sum + guest.refundCents, 0)
  return (
    <SumTable className="mt-3">
      {guests.map((guest) => (
        <SumRow
          key={guest.bookingId}
          label={guest.name}
          note={noteOf(guest, isRebooking)}
          amount={
            goesBack(guest)
              ? formatEuro(guest.refundCents)
              : guest.kind === "asked"
                ? "nichts abgebucht"
                : `${formatEuro(guest.refundCents)} bleiben`
          }
        />
      ))}
      <SumRow label="Geht zurück" amount={formatEuro(total)} isTotal />
    </SumTable>
  )
}

function noteOf({ kind, seats }: AffectedGuest, isRebooking: boolean): string {
  if (kind === "asked") return `${formatSeatCount(seats)}, Anfrage endet`
  if (kind === "late") return "spät storniert, der Rest"
  return isRebooking ? `${formatSeatCount(seats)}, wählt einen Termin` : formatSeatCount(seats)
}
