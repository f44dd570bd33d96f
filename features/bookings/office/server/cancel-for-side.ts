import { cancelForPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { endUnchosen } from "#features/bookings/cancellation/server/decline-new-dates.ts"
import { findLeaving, leaveBooking } from "#features/bookings/cancellation/server/leave-booking.ts"
import {
  BOOKING_STATUS_LABELS,
  type BookingStatus,
  isUnpaid,
} from "#features/bookings/core/booking.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { withdrawRequest } from "#features/bookings/requests/server/end-open-order.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import {
  type CancelledSide,
  guestOf,
  type OfficeCancellationInput,
} from "../office-cancellation.ts"
import { previewCancellation } from "./preview-cancellation.ts"
import { recordIntervention } from "./record-intervention.ts"

/** The event of it, beside that of the end itself. */
export const ENDED_BY_OFFICE = "booking.ended_by_office"

const ENDED: Record<CancelledSide, readonly BookingStatus[]> = {
  // who takes none of the new dates ends a flight that the pilot has cancelled
  guest: ["cancelled_by_passenger", "withdrawn", "cancelled_by_pilot"],
  pilot: ["cancelled_by_pilot", "declined"],
}

/**
 * The back office ends a booking for one of its sides. What goes back is what that side would see; where
 * it is another amount than the page has shown, nothing happens.
 */
export function cancelForSide(
  db: Db,
  admin: UserActor,
  { bookingId, side, shownRefundCents, reason }: OfficeCancellationInput & { bookingId: number },
): Promise<{ status: BookingStatus }> {
  return inTransaction(db, async (tx) => {
    const locked = await lockBookingWithFlight(tx, bookingId)
    const { booking, flight } = locked
    if (ENDED[side].includes(booking.status)) return { status: booking.status }
    const preview = await previewCancellation(tx, locked, side)
    if (!preview) throw cannotEnd(booking)
    if (preview.refund.totalCents !== shownRefundCents) {
      throw new DomainError(
        "refund-has-changed",
        "invalid",
        `Inzwischen gehen ${formatEuro(preview.refund.totalCents)} zurück, nicht mehr ${formatEuro(shownRefundCents)}. Beendet ist noch nichts.`,
      )
    }
    const status =
      side === "pilot"
        ? await cancelForPilot(tx, locked, { actor: admin, role: "admin" })
        : await leaveForGuest(tx, locked, admin)
    await recordIntervention(tx, admin, {
      bookingId,
      kind: ENDED_BY_OFFICE,
      reason,
      data: { flightId: flight.id, side, wasUnpaid: isUnpaid(booking) ? 1 : 0 },
    })
    return { status }
  })
}

async function leaveForGuest(
  tx: Db,
  { booking, flight }: { booking: BookingRow; flight: FlightRow },
  admin: UserActor,
): Promise<BookingStatus> {
  const by = { actor: admin, role: "admin" } as const
  const guest = guestOf(booking)
  if (isUnpaid(booking)) {
    await withdrawRequest(tx, booking, by)
    return "withdrawn"
  }
  if (booking.status === "rebooking_offered" || guest === null) {
    await endUnchosen(tx, booking, by)
    return "cancelled_by_pilot"
  }
  await leaveBooking(tx, booking, await findLeaving(tx, booking, flight, guest), by)
  return "cancelled_by_passenger"
}

function cannotEnd({ status }: BookingRow): DomainError {
  return new DomainError(
    "booking-is-not-ahead",
    "invalid",
    status === "confirmed"
      ? "Der Flug ist schon gestartet oder beendet, jetzt lässt sich die Buchung nicht mehr stornieren."
      : `Diese Buchung lässt sich nicht beenden. Ihr Stand: ${BOOKING_STATUS_LABELS[status]}.`,
  )
}
