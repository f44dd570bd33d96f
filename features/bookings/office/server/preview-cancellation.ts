import { and, eq } from "drizzle-orm"
import { findLeaving } from "#features/bookings/cancellation/server/leave-booking.ts"
import { isUnpaid, retainedPrice, ZERO_PRICE } from "#features/bookings/core/booking.ts"
import { sourcesOfEnd, sourcesOfGiveBack } from "#features/bookings/core/server/booking-sources.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { waitlistEntriesTable as entries } from "#features/bookings/holds/server/waitlist-table.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import {
  type CancellationPreview,
  type CancelledSide,
  canCancelFor,
  guestOf,
} from "../office-cancellation.ts"

/** What happens if a booking ends for a side at this moment; null: that side may not end it. */
export async function previewCancellation(
  db: Db,
  { booking, flight }: { booking: BookingRow; flight: FlightRow },
  side: CancelledSide,
): Promise<CancellationPreview | null> {
  if (!canCancelFor(side, booking, flight, clock.now())) return null
  return {
    side,
    status: booking.status,
    seats: booking.seats,
    isUnpaid: isUnpaid(booking),
    holdsSeats: booking.status !== "rebooking_offered" && flight.schedule === "fixed",
    waiting: await db.$count(
      entries,
      and(eq(entries.flightId, flight.id), eq(entries.status, "waiting")),
    ),
    ...(await moneyOf(db, { booking, flight }, side)),
  }
}

type Money = Pick<CancellationPreview, "refund" | "retained" | "back">

async function moneyOf(
  db: Db,
  { booking, flight }: { booking: BookingRow; flight: FlightRow },
  side: CancelledSide,
): Promise<Money> {
  const guest = guestOf(booking)
  if (isUnpaid(booking)) {
    const back = { cardCents: 0, creditCents: 0 }
    return { refund: ZERO_PRICE, retained: ZERO_PRICE, back }
  }
  if (side === "guest" && guest && booking.status === "confirmed") {
    const { refund, retained } = await findLeaving(db, booking, flight, guest)
    return { refund, retained, back: await sourcesOfEnd(db, booking, retained) }
  }
  const refund = retainedPrice(booking)
  const back = await sourcesOfGiveBack(db, booking, { retained: refund, left: ZERO_PRICE })
  return { refund, retained: ZERO_PRICE, back }
}
