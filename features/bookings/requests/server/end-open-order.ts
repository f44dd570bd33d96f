import { and, eq, inArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { type BookingRow, moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { paymentOf } from "#features/bookings/core/server/payment-of-booking.ts"
import { freeSeats } from "#features/bookings/holds/server/free-seats.ts"
import { lapseHold } from "#features/bookings/holds/server/lapse-holds.ts"
import { requestVoid } from "#features/payments/server/settle-authorisation.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { declineRequest } from "./answer-request.ts"

/** What of more seats for a booking is held, asked or still to be paid, locked; the booking is locked. */
export async function lockOpenOrderOf(
  tx: Db,
  { id }: Pick<BookingRow, "id">,
): Promise<BookingRow | undefined> {
  const [order] = await tx
    .select()
    .from(bookingsTable)
    .where(
      and(
        eq(bookingsTable.addsToId, id),
        inArray(bookingsTable.status, ["held", "requested", "payment_due"]),
      ),
    )
    .for("update")
  return order
}

interface Ending {
  actor: Actor
  role: ActorRole
  /** The guest leaves, whoever says it for them; unset: where they say it. */
  isGuestLeaving?: boolean
}

/** A booking ends: so does what of more seats for it is held, asked or still to be paid. */
export async function endOpenOrderOf(
  tx: Db,
  booking: Pick<BookingRow, "id">,
  { actor, role, isGuestLeaving = role === "passenger" }: Ending,
): Promise<void> {
  const order = await lockOpenOrderOf(tx, booking)
  if (!order) return
  if (order.status === "held") {
    await lapseHold(tx, order, { actor, role: role === "passenger" ? role : "system" })
  } else if (isGuestLeaving) {
    await withdrawRequest(tx, order, { actor, role })
  } else {
    await declineRequest(tx, order, { actor, role })
  }
}

/** What is not paid yet is taken back for the passenger; flight and booking are locked. */
export async function withdrawRequest(
  tx: Db,
  booking: BookingRow,
  by: { actor: Actor; role: ActorRole },
): Promise<void> {
  await moveBooking(tx, booking, {
    to: "withdrawn",
    event: booking.status === "payment_due" ? "booking.unpaid_withdrawn" : "booking.withdrawn",
    ...by,
  })
  await freeSeats(tx, booking.flightId, booking.id)
  await requestVoid(tx, await paymentOf(tx, booking))
}
