import { formatEuro } from "#platform/money.ts"
import { LedgerRow, LedgerTable } from "#ui/ledger.tsx"
import { formatSeatCount } from "../../booking.ts"
import type { AffectedGuest } from "../../cancel-view.ts"

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
    <LedgerTable className="mt-3">
      {guests.map((guest) => (
        <LedgerRow
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
      <LedgerRow label="Geht zurück" amount={formatEuro(total)} isTotal />
    </LedgerTable>
  )
}

function noteOf({ kind, seats }: AffectedGuest, isRebooking: boolean): string {
  if (kind === "asked") return `${formatSeatCount(seats)}, Anfrage endet`
  if (kind === "late") return "spät storniert, der Rest"
  return isRebooking ? `${formatSeatCount(seats)}, wählt einen Termin` : formatSeatCount(seats)
}
