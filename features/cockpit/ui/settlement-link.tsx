import { confirmPath, costsPath, statementPath } from "#features/settlements/settlement-paths.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { ArchivedBooking, ArchivedFlight } from "../archive.ts"

/** From a flight in the archive to its settlement, where it has one or needs one. */
export function SettlementLink({ flight }: { flight: ArchivedFlight }) {
  const isDue = flight.status === "settlement_due"
  const isThere = flight.status === "settlement_submitted" || flight.status === "closed"
  if (!isDue && !isThere) return null
  return (
    <ButtonLink
      href={isDue ? costsPath(flight.id) : confirmPath(flight.id)}
      size="small"
      variant="text"
    >
      {isDue ? "Abrechnen" : "Abrechnung ansehen"}
      <VisuallyHidden>: {flight.title}</VisuallyHidden>
    </ButtonLink>
  )
}

/** From a booking in the archive to what the passenger carries of it. */
export function StatementLink({ booking }: { booking: ArchivedBooking }) {
  if (!["flown", "no_show", "disputed", "settled"].includes(booking.status)) return null
  const { flightId, id: bookingId } = booking
  return (
    <ButtonLink href={statementPath({ flightId, bookingId })} size="small" variant="text">
      Abrechnung ansehen<VisuallyHidden>: {booking.title}</VisuallyHidden>
    </ButtonLink>
  )
}
