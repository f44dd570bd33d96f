import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { applyProviderEvent } from "#features/payments/server/apply-provider-event.ts"
import { disputesTable, paymentsTable } from "#features/payments/server/payments-tables.ts"
import { payOut } from "#features/settlements/server/payouts/pay-out.ts"
import type { Db } from "#platform/server/db.ts"

/** A bank takes back for good all that a guest has paid; what of the payout is not sent yet waits for that. */
export async function loseDispute(
  db: Db,
  bookingId: number,
): Promise<{ id: number; paymentRef: string }> {
  const [paid] = await db
    .select({ payment: paymentsTable })
    .from(paymentsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .where(eq(bookingsTable.id, bookingId))
  if (!paid) throw new Error(`booking ${bookingId} was not paid`)
  const { providerRef, capturedCents: amountCents, ref: paymentRef } = paid.payment
  const disputeRef = `dispute_${bookingId}`
  for (const kind of ["charged_back", "dispute_lost"] as const) {
    const eventId = `${kind}_${bookingId}`
    await applyProviderEvent(db, "trial", { kind, eventId, providerRef, amountCents, disputeRef })
  }
  await payOut(db, bookingId)
  const [dispute] = await db
    .select({ id: disputesTable.id })
    .from(disputesTable)
    .where(eq(disputesTable.providerRef, disputeRef))
  return { id: dispute?.id ?? 0, paymentRef }
}
