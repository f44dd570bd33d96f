import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import {
  paymentsTable,
  refundReturnsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * A return with what was ordered and by whom: a flight, or a voucher. A voucher that was ordered without an
 * account is the account's whose confirmed address it was ordered with, if there is one.
 */
export async function findReturnedRefund(db: Db, returnId: number) {
  const [row] = await db
    .select({
      one: refundReturnsTable,
      refund: refundsTable,
      passengerId: bookingsTable.passengerId,
      buyerId: vouchersTable.buyerId,
      buyerEmail: vouchersTable.buyerEmail,
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
  const { one, refund, passengerId, buyerId, buyerEmail, flight } = row
  const about = flight === null ? "Gutschein" : `Flug „${flight}“`
  const ownerId = passengerId ?? buyerId ?? (await findAccountOf(db, buyerEmail))
  return { one, refund, ownerId, buyerEmail, about }
}

async function findAccountOf(db: Db, email: string | null): Promise<number | null> {
  const account = email === null ? undefined : await findUserByEmail(db, email)
  // an address that nobody has confirmed is nobody's
  return account?.isConfirmed ? account.id : null
}

export type ReturnedRefund = NonNullable<Awaited<ReturnType<typeof findReturnedRefund>>>
