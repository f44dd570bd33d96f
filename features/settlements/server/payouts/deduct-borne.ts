import { and, asc, eq, gt, inArray, sql } from "drizzle-orm"
import { paysForId } from "#features/bookings/core/server/booking-of-checkout.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { PaymentProviderName } from "#features/payments/payment.ts"
import { flagPayment } from "#features/payments/server/flag-payment.ts"
import { disputesTable, paymentsTable } from "#features/payments/server/payments-tables.ts"
import { settleFlagsAbout } from "#features/payments/server/settle-flags-about.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type PayoutRow, payoutsTable } from "../settlements-tables.ts"
import { payoutDeductionsTable as deductions } from "./payout-deductions-table.ts"

/**
 * Keeps of a locked payout what its pilot bears of lost disputes, the oldest first. What is left of one
 * goes off later payouts, and is on the back office's list until it is even.
 * @param unsentCents what of it has not been sent and is kept for nothing yet
 * @returns how much more is kept now
 */
export async function deductBorne(tx: Db, payout: PayoutRow, unsentCents: number): Promise<number> {
  let left = unsentCents
  for (const owed of await lockOwedBy(tx, payout)) {
    const amountCents = Math.min(left, owed.leftCents)
    if (amountCents > 0) await keep(tx, payout, owed, amountCents)
    left -= amountCents
    if (amountCents < owed.leftCents) await flagOwed(tx, owed, owed.leftCents - amountCents)
    else await settleOwed(tx, owed)
  }
  return unsentCents - left
}

async function keep(tx: Db, { bookingId }: PayoutRow, { id }: Owed, amountCents: number) {
  const deductedAt = clock.now()
  await tx
    .insert(deductions)
    .values({ disputeId: id, bookingId, amountCents, deductedAt })
    .onConflictDoUpdate({
      target: [deductions.disputeId, deductions.bookingId],
      set: { amountCents: sql`${deductions.amountCents} + ${amountCents}`, deductedAt },
    })
}

function flagOwed(tx: Db, { provider, paymentId, providerRef }: Owed, amountCents: number) {
  return flagPayment(tx, {
    provider,
    eventId: `borne/${providerRef}`,
    reason: "pilot_owes",
    subject: providerRef,
    paymentId,
    amountCents,
  })
}

function settleOwed(tx: Db, { providerRef: subject }: Owed) {
  const note = "Mit Auszahlungen verrechnet."
  return settleFlagsAbout(tx, { subject, reason: "pilot_owes", note, settledBy: null })
}

/** What is kept of a payout. */
export async function sumDeducted(tx: Db, bookingId: number): Promise<number> {
  const [kept] = await tx
    .select({ cents: sql<number>`coalesce(sum(${deductions.amountCents}), 0)`.mapWith(Number) })
    .from(deductions)
    .where(eq(deductions.bookingId, bookingId))
  return kept?.cents ?? 0
}

interface Owed {
  id: number
  provider: PaymentProviderName
  paymentId: number
  providerRef: string
  leftCents: number
}

// the lock serialises payouts that would keep the same debt twice
async function lockOwedBy(tx: Db, { pilotId }: PayoutRow): Promise<Owed[]> {
  const { id, paymentId, providerRef, borneCents } = disputesTable
  const borne = await tx
    .select({ id, paymentId, providerRef, borneCents, provider: paymentsTable.provider })
    .from(disputesTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, disputesTable.paymentId))
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .innerJoin(payoutsTable, eq(payoutsTable.bookingId, paysForId(bookingsTable)))
    .where(and(gt(borneCents, 0), eq(payoutsTable.pilotId, pilotId)))
    .orderBy(asc(id))
    .for("update", { of: disputesTable })
  // what was kept is read once the lock is there
  const kept = await tx
    .select({
      disputeId: deductions.disputeId,
      cents: sql<number>`sum(${deductions.amountCents})`.mapWith(Number),
    })
    .from(deductions)
    .where(
      inArray(
        deductions.disputeId,
        borne.map((one) => one.id),
      ),
    )
    .groupBy(deductions.disputeId)
  const keptOf = new Map(kept.map(({ disputeId, cents }) => [disputeId, cents]))
  return borne
    .map(({ borneCents: all, ...one }) => ({ ...one, leftCents: all - (keptOf.get(one.id) ?? 0) }))
    .filter(({ leftCents }) => leftCents > 0)
}
