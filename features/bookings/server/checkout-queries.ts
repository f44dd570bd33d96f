import { asc, eq } from "drizzle-orm"
import {
  findPaymentOfCheckout,
  type PaymentRow,
} from "#features/payments/server/payments-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { type BookingPrice, priceOfBooking } from "../booking.ts"
import { bookingPeopleTable, bookingsTable, checkoutsTable } from "./bookings-tables.ts"
import { hashCheckoutSecret } from "./checkout-secret.ts"
import type { BookingRow } from "./move-booking.ts"

export interface OpenCheckout {
  id: number
  ref: string
  flightId: number
  booking: BookingRow
  people: (typeof bookingPeopleTable.$inferSelect)[]
  price: BookingPrice
  payment: PaymentRow | undefined
}

/** The checkout that this browser's cookie opens, in whatever state its booking is. */
export async function findCheckout(
  db: Db,
  secret: string | undefined,
): Promise<OpenCheckout | undefined> {
  if (!secret) return undefined
  const [row] = await db
    .select({ checkout: checkoutsTable, booking: bookingsTable })
    .from(checkoutsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, checkoutsTable.id))
    .where(eq(checkoutsTable.secretHash, hashCheckoutSecret(secret)))
  if (!row) return undefined
  const [people, payment] = await Promise.all([
    db
      .select()
      .from(bookingPeopleTable)
      .where(eq(bookingPeopleTable.bookingId, row.booking.id))
      .orderBy(asc(bookingPeopleTable.position)),
    findPaymentOfCheckout(db, row.checkout.id),
  ])
  return {
    id: row.checkout.id,
    ref: row.checkout.ref,
    flightId: row.booking.flightId,
    booking: row.booking,
    people,
    price: priceOfBooking(row.booking),
    payment,
  }
}
