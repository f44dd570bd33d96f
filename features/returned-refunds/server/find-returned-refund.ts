import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import {
  paymentsTable,
  refundReturnsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"

/** A return with what was ordered and by whom: a flight, or a voucher, of which nobody may have an account. */
export async function findReturnedRefund(db: Db, returnId: number) {
  const [row] = await db
    .select({
      one: refundReturnsTable,
      refund: refundsTable,
      passengerId: bookingsTable.passengerId,
      buyerId: vouchersTable.buyerId,
      flight: flightsTable.title,
    })
    .from(refundReturnsTable)
    .innerJoin(refundsTable, eq(refundsTable.id, refundReturnsTable.refundId))
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .leftJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .leftJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .leftJoin(vouchersTable, eq(vouchersTable.checkoutId, paymentsTable.checkoutId))
    .where(eq(refundReturnsTable.id, returnId))
  if (!row) return undefined
  const { one, refund, passengerId, buyerId, flight } = row
  const about = flight === null ? "Gutschein" : `Flug „${flight}“`
  return { one, refund, ownerId: passengerId ?? buyerId, about }
}

export type ReturnedRefund = NonNullable<Awaited<ReturnType<typeof findReturnedRefund>>>
