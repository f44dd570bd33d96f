import { eq, inArray, sql } from "drizzle-orm"
import {
  caseOfFlag,
  caseOfObjection,
  caseOfPayout,
  caseOfRefund,
  caseOfRefusedAddress,
  caseOfWithdrawal,
  type OpenCase,
  sortCases,
} from "#features/admin/open-case.ts"
import { listRefusedTravellers } from "#features/admin/server/list-refused-travellers.ts"
import { paysForId } from "#features/bookings/core/server/booking-of-checkout.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { isOrderOf } from "#features/bookings/core/server/orders-of-booking.ts"
import { listFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import { listOpenPaymentFlags } from "#features/payments/server/payment-flags.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { listHeldPayouts, listOpenObjections } from "#features/settlements/server/office-queries.ts"
import { listOpenWithdrawalsOfBookings } from "#features/withdrawals/server/office-queries.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

/** Of the whole list none may be missing; what waits is few beside what is booked. */
const EVERYTHING = 100_000

/** What waits for a person, by the booking that it is about; of one alone where that is named. */
export async function openCasesOfBookings(
  db: Db,
  bookingId?: number,
): Promise<Map<number, OpenCase[]>> {
  const now = clock.now()
  const checkoutIds = bookingId === undefined ? undefined : await checkoutsOf(db, bookingId)
  const refunds = await listFailedRefunds(db, checkoutIds, EVERYTHING)
  const flags = await listOpenPaymentFlags(db, checkoutIds, EVERYTHING)
  const objections = await listOpenObjections(db, bookingId, EVERYTHING)
  const payouts = await listHeldPayouts(db, bookingId, EVERYTHING)
  const withdrawals = await listOpenWithdrawalsOfBookings(db, bookingId, EVERYTHING)
  const travellers = await listRefusedTravellers(db, bookingId, EVERYTHING)
  const bookingOf = await bookingsOfPayments(db, [
    ...refunds.map(({ paymentRef }) => paymentRef),
    ...flags.flatMap(({ paymentRef }) => paymentRef ?? []),
  ])
  const found: readonly (readonly [number | null | undefined, OpenCase | undefined])[] = [
    ...refunds.map((refund) => [bookingOf.get(refund.paymentRef), caseOfRefund(refund)] as const),
    ...flags.map((flag) => [bookingOf.get(flag.paymentRef ?? ""), caseOfFlag(flag)] as const),
    ...objections.map((one) => [one.bookingId, caseOfObjection(one)] as const),
    ...payouts.map((payout) => [payout.bookingId, caseOfPayout(payout, now)] as const),
    ...travellers.map((one) => [one.bookingId, caseOfRefusedAddress(one)] as const),
    ...withdrawals.map((one) => [one.bookingId, caseOfWithdrawal(one)] as const),
  ]
  const cases = new Map<number, OpenCase[]>()
  for (const [id, one] of found) {
    if (!id || !one) continue
    cases.set(id, sortCases([...(cases.get(id) ?? []), one]))
  }
  return cases
}

async function checkoutsOf(db: Db, bookingId: number): Promise<number[]> {
  const { rows } = await db.execute<{ checkout_id: number }>(
    sql`select o.checkout_id from bookings o where ${isOrderOf(sql`${bookingId}::int`)}`,
  )
  return rows.map((row) => row.checkout_id)
}

async function bookingsOfPayments(db: Db, refs: string[]): Promise<Map<string, number>> {
  if (refs.length === 0) return new Map()
  const rows = await db
    .select({ ref: paymentsTable.ref, bookingId: paysForId(bookingsTable) })
    .from(paymentsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .where(inArray(paymentsTable.ref, refs))
  return new Map(rows.map(({ ref, bookingId }) => [ref, bookingId]))
}
