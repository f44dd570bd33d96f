import { sql } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { isOrderOf } from "#features/bookings/core/server/orders-of-booking.ts"
import type { Db } from "#platform/server/db.ts"
import { type BookingMoney, moneyOfBooking } from "../booking-money.ts"
import { listMovesOfOrders } from "./moves-of-orders.ts"

interface ToldBooking {
  id: number
  status: BookingStatus
  pilot: { name: string }
}

/** How the money of a booking stands, with the seats that have joined it; null where none has moved. */
export async function findBookingMoney(
  db: Db,
  { id: bookingId, status, pilot }: ToldBooking,
): Promise<BookingMoney | null> {
  const { rows } = await db.execute<{ checkout_id: number }>(sql`
    select o.checkout_id from bookings o where ${isOrderOf(sql`${bookingId}::int`)}`)
  const orders = rows.map(({ checkout_id: checkoutId }) => ({ checkoutId, bookingId }))
  const moves = [...(await listMovesOfOrders(db, orders)).values()].flat()
  return moves.length === 0 ? null : moneyOfBooking(moves, { status, pilot: pilot.name })
}
