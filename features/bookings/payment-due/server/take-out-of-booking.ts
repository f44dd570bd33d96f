import { and, asc, eq, isNull, or } from "drizzle-orm"
import { columnsOfFeeRule, feeRuleOf, priceOfBooking } from "#features/bookings/core/booking.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { type BookingRow, moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { listPaidOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { moveSomeSeats } from "#features/flights/core/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"

interface TakenOut {
  /** The order as it is now. */
  order: BookingRow
  /** Somebody is left in the booking. */
  hasGuests: boolean
}

/**
 * More seats that have joined a booking stand for themselves again, with their people, at the price of
 * the booking; both are locked. What the booking keeps of seats given up late is then only what its
 * other orders have paid. Where all others have given up their seats, it is over.
 */
export async function takeOutOfBooking(
  tx: Db,
  booking: BookingRow,
  order: BookingRow,
): Promise<TakenOut> {
  const people = await listJoinedWith(tx, booking, order)
  const count = people.length
  const left = { ...booking, seats: booking.seats - count }
  const hasGuests = left.seats > 0
  await tx
    .update(bookingsTable)
    .set({ ...(await retainedOf(tx, left, order)), ...(hasGuests && { seats: left.seats }) })
    .where(eq(bookingsTable.id, booking.id))
  if (!hasGuests) {
    await moveBooking(tx, booking, {
      to: "cancelled_by_passenger",
      event: "booking.emptied",
      actor: SYSTEM,
      role: "system",
    })
  }
  if (count === 0) return { order, hasGuests }
  await movePeople(tx, booking, order, people)
  await moveSomeSeats(tx, { fromId: booking.id, toId: order.id, count })
  const { flightId, seatPriceCents, feeCents } = booking
  const rule = columnsOfFeeRule(feeRuleOf(booking))
  const changes = { flightId, seatPriceCents, feeCents, ...rule, seats: count }
  await tx.update(bookingsTable).set(changes).where(eq(bookingsTable.id, order.id))
  return { order: { ...order, ...changes }, hasGuests }
}

async function listJoinedWith(tx: Db, booking: BookingRow, order: BookingRow) {
  if (!order.confirmedAt) throw new Error(`an order has joined booking ${booking.id} at no time`)
  const { bookingId, joinedAt, joinedWithId, position } = bookingPeopleTable
  // a process of the version before, which may still run beside, notes the moment alone
  const byMoment = and(isNull(joinedWithId), eq(joinedAt, order.confirmedAt))
  return tx
    .select({ position })
    .from(bookingPeopleTable)
    .where(and(eq(bookingId, booking.id), or(eq(joinedWithId, order.id), byMoment)))
    .orderBy(asc(position))
}

async function retainedOf(tx: Db, booking: BookingRow, order: BookingRow) {
  const paid = (await listPaidOrders(tx, booking)).filter(({ id }) => id !== order.id)
  const price = priceOfBooking(booking)
  let retainedShareCents = -price.shareCents
  let retainedFeeCents = -price.feeCents
  for (const { id, divided } of paid) {
    // it was collected before more seats could be ordered; its report is about to be followed
    if (!divided) throw new Error(`order ${id} of booking ${booking.id} is not divided yet`)
    retainedShareCents += divided.shareCents
    retainedFeeCents += divided.feeCents
  }
  return { retainedShareCents, retainedFeeCents }
}

async function movePeople(
  tx: Db,
  booking: BookingRow,
  order: BookingRow,
  people: readonly { position: number }[],
) {
  const { bookingId, position } = bookingPeopleTable
  for (const [index, person] of people.entries()) {
    await tx
      .update(bookingPeopleTable)
      .set({ bookingId: order.id, position: index + 1, joinedAt: null, joinedWithId: null })
      .where(and(eq(bookingId, booking.id), eq(position, person.position)))
  }
}
