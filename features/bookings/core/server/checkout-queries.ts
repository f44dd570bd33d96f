import { asc, eq } from "drizzle-orm"
import {
  findPaymentOfCheckout,
  type PaymentRow,
} from "#features/payments/server/payments-queries.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { type BookingPrice, priceOfBooking } from "../booking.ts"
import { bookingPeopleTable, bookingsTable, checkoutsTable } from "./bookings-tables.ts"
import { type CheckoutVisitor, opensFor } from "./checkout-secret.ts"
import type { BookingRow } from "./move-booking.ts"

export interface OpenCheckout {
  id: number
  ref: string
  flightId: number
  booking: BookingRow
  /** The row of holds in which it stands. */
  heldSince: Date | null
  renewals: number
  people: (typeof bookingPeopleTable.$inferSelect)[]
  price: BookingPrice
  payment: PaymentRow | undefined
}

/** The checkout of that reference, in whatever state its booking is, for whom it opens. */
export async function findOwnCheckout(
  db: Db,
  visitor: CheckoutVisitor,
  ref: string,
): Promise<OpenCheckout | undefined> {
  const [row] = await selectCheckout(db, { ref })
  if (!row || !opensFor(accessTo(row), visitor)) return undefined
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
    heldSince: row.checkout.heldSince,
    renewals: row.checkout.renewals,
    people,
    price: priceOfBooking(row.booking),
    payment,
  }
}

/** A checkout of a flight with its booking; whom it opens for is still to be asked. */
export const selectCheckout = prepared((db, { ref }: { ref: string }) =>
  db
    .select({ checkout: checkoutsTable, booking: bookingsTable })
    .from(checkoutsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, checkoutsTable.id))
    .where(eq(checkoutsTable.ref, ref)),
)

/** What decides whom a checkout opens for. */
export function accessTo({ checkout, booking }: CheckoutRow) {
  return { secretHash: checkout.secretHash, ownerId: booking.passengerId }
}

/** The checkout is not there, or is somebody else's: foreign looks like missing. */
export function noCheckout(): DomainError {
  return new DomainError(
    "no-checkout",
    "not-found",
    "Diese Bestellung ist in deinem Browser nicht offen. Wähle einen Flug und sichere dir deine Plätze.",
  )
}

interface CheckoutRow {
  checkout: Pick<typeof checkoutsTable.$inferSelect, "secretHash">
  booking: Pick<BookingRow, "passengerId">
}
