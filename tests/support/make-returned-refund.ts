import { randomUUID } from "node:crypto"
import { desc, eq } from "drizzle-orm"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { attemptKey } from "#features/payments/refund.ts"
import { applyProviderEvent } from "#features/payments/server/apply-provider-event.ts"
import type { RefundReport } from "#features/payments/server/payment-provider.ts"
import {
  paymentsTable,
  refundReturnsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import type { Db } from "#platform/server/db.ts"

/** The 68.75 of a booking that its pilot has called off, which were given back and came back. */
export async function makeReturnedRefund(db: Db, passengerId: number) {
  const flight = await makeFlight(db)
  const { id: bookingId, checkoutId } = await makeBooking(db, { flight, passengerId })
  const pilot = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false } as const
  await cancelBookingByPilot(db, pilot, bookingId)
  return { ...(await returnRefundOf(db, checkoutId)), bookingId, checkoutId }
}

/** What was given back of an order comes back. */
export async function returnRefundOf(db: Db, checkoutId: number) {
  const [row] = await db
    .select({ refund: refundsTable, providerRef: paymentsTable.providerRef })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(eq(paymentsTable.checkoutId, checkoutId))
  if (!row) throw new Error(`checkout ${checkoutId} gave nothing back`)
  const report = (kind: RefundReport["kind"]): RefundReport => ({
    eventId: randomUUID(),
    kind,
    providerRef: row.providerRef,
    amountCents: row.refund.amountCents,
    idempotencyKey: attemptKey(row.refund),
    refundRef: `refund ${row.refund.ref}`,
  })
  await applyProviderEvent(db, "trial", report("refunded"))
  await applyProviderEvent(db, "trial", report("refund_failed"))
  const [returned] = await db
    .select({ id: refundReturnsTable.id })
    .from(refundReturnsTable)
    .where(eq(refundReturnsTable.refundId, row.refund.id))
    .orderBy(desc(refundReturnsTable.id))
  if (!returned) throw new Error(`refund ${row.refund.id} did not come back`)
  return { returnId: returned.id, refundId: row.refund.id, report }
}
