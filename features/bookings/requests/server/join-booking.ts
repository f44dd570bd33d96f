import { eq, sql } from "drizzle-orm"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import {
  type BookingRow,
  lockBooking,
  moveBooking,
} from "#features/bookings/core/server/move-booking.ts"
import { authorisedPaymentOf } from "#features/bookings/core/server/payment-of-booking.ts"
import { type FlightRow, moveSeats } from "#features/flights/core/server/seats.ts"
import { requestCapture } from "#features/payments/server/settle-authorisation.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

/**
 * More seats join the confirmed booking that they are for: people and seats are its own from now on, at
 * the lower of both prices, and their payment is collected. The flight and the order are locked.
 */
export async function joinBooking(
  tx: Db,
  flight: FlightRow,
  order: BookingRow,
  by: { actor: Actor; role: ActorRole },
): Promise<void> {
  const booking = await lockLead(tx, order)
  const seatPriceCents = Math.min(
    flight.seatPriceCents,
    booking.seatPriceCents,
    order.seatPriceCents,
  )
  for (const one of [booking, { ...order, status: "requested" } as const]) {
    if (one.seatPriceCents > seatPriceCents) await cutBookingPrice(tx, one, seatPriceCents)
  }
  const now = clock.now()
  await moveBooking(tx, order, {
    to: "joined",
    event: "booking.joined",
    ...by,
    changes: {
      requestedAt: order.requestedAt ?? now,
      confirmedAt: now,
      reservationLostAt: null,
    },
  })
  await moveSeats(tx, order.id, booking.id)
  await movePeople(tx, order, booking, now)
  await tx
    .update(bookingsTable)
    .set({ seats: booking.seats + order.seats })
    .where(eq(bookingsTable.id, booking.id))
  await recordEvent(tx, {
    kind: "booking.seats_added",
    entityId: booking.id,
    ...by,
    data: { flightId: flight.id, orderId: order.id, seats: order.seats },
  })
  await requestCapture(tx, await authorisedPaymentOf(tx, order))
}

async function lockLead(tx: Db, { id, addsToId }: BookingRow): Promise<BookingRow> {
  const booking = addsToId === null ? undefined : await lockBooking(tx, addsToId)
  if (booking?.status !== "confirmed") throw new Error(`order ${id} has no booking to join`)
  return booking
}

// behind those who come along already or have given up their seats, in their order
async function movePeople(tx: Db, order: BookingRow, booking: BookingRow, joinedAt: Date) {
  await tx
    .update(bookingPeopleTable)
    .set({
      bookingId: booking.id,
      joinedAt,
      joinedWithId: order.id,
      position: sql`${bookingPeopleTable.position} + (
        select max(place) from (
          select position as place from booking_people where booking_id = ${booking.id}
          union all select unnest(positions) from seats_given_up where booking_id = ${booking.id}) places)`,
    })
    .where(eq(bookingPeopleTable.bookingId, order.id))
}
