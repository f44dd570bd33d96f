import { and, eq, isNull } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { seatsGivenUpTable } from "#features/bookings/core/server/seats-given-up-table.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

/** Nothing is kept of what was never collected; the booking is locked. */
export async function waiveRetained(tx: Db, booking: BookingRow): Promise<void> {
  if (booking.retainedShareCents + booking.retainedFeeCents === 0) return
  await tx
    .update(bookingsTable)
    .set({ retainedShareCents: 0, retainedFeeCents: 0, lateCancelledSeats: 0 })
    .where(eq(bookingsTable.id, booking.id))
  await tx
    .update(seatsGivenUpTable)
    .set({ waivedAt: clock.now() })
    .where(and(eq(seatsGivenUpTable.bookingId, booking.id), isNull(seatsGivenUpTable.waivedAt)))
  await recordEvent(tx, {
    kind: "booking.kept_uncollected",
    entityId: booking.id,
    actor: SYSTEM,
    role: "system",
    data: {
      flightId: booking.flightId,
      keptShareCents: booking.retainedShareCents,
      keptFeeCents: booking.retainedFeeCents,
    },
  })
}
