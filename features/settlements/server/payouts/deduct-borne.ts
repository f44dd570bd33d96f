import { and, asc, eq, gt, inArray, sql } from "drizzle-orm"
import { paysForId } from "#features/bookings/core/server/booking-of-checkout.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { disputesTable, paymentsTable } from "#features/payments/server/payments-tables.ts"
import { settleFlagsAbout } from "#features/payments/server/settle-flags-about.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type PayoutRow, payoutsTable } from "../settlements-tables.ts"
import { payoutDeductionsTable as deductions } from "./payout-deductions-table.ts"

/**
 * Keeps of a locked payout what its pilot bears of lost disputes, the booking's own before older ones.
 * @param unsentCents what of it has not been sent and is kept for nothing yet
 * @returns how much more is kept now
 */
export async function deductBorne(tx: Db, payout: PayoutRow, unsentCents: number): Promise<number> {
  let left = unsentCents
  for (const owed of await lockOwedBy(tx, payout)) {
    const amountCents = Math.min(left, owed.leftCents)
    if (amountCents === 0) break
    left -= amountCents
    const deductedAt = clock.now()
    await tx
      .insert(deductions)
      .values({ disputeId: owed.id, bookingId: payout.bookingId, amountCents, deductedAt })
      .onConflictDoUpdate({
        target: [deductions.disputeId, deductions.bookingId],
        set: { amountCents: sql`${deductions.amountCents} + ${amountCents}`, deductedAt },
      })
    if (amountCents === owed.leftCents) {
      await settleFlagsAbout(tx, {
        subject: owed.providerRef,
        reason: "pilot_owes",
        note: "Mit Auszahlungen verrechnet.",
        settledBy: null,
      })
    }
  }
  return unsentCents - left
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
  providerRef: string
  leftCents: number
}

// the lock serialises payouts that would keep the same debt twice
async function lockOwedBy(tx: Db, { pilotId, bookingId }: PayoutRow): Promise<Owed[]> {
  const { id, providerRef, borneCents } = disputesTable
  const borne = await tx
    .select({ id, providerRef, borneCents })
    .from(disputesTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, disputesTable.paymentId))
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .innerJoin(payoutsTable, eq(payoutsTable.bookingId, paysForId(bookingsTable)))
    .where(and(gt(borneCents, 0), eq(payoutsTable.pilotId, pilotId)))
    .orderBy(sql`${payoutsTable.bookingId} <> ${bookingId}`, asc(id))
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
