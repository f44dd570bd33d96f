import { eq, sql } from "drizzle-orm"
import { settleFlagsAbout } from "#features/payments/server/settle-flags-about.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { PayoutRow } from "../settlements-tables.ts"
import { payoutDeductionsTable as deductions } from "./payout-deductions-table.ts"

/**
 * Keeps of a locked payout what its pilot bears of lost disputes, the booking's own before older ones.
 * @param unsentCents what of it has not been sent and is kept for nothing yet
 * @returns how much more is kept now
 */
export async function deductBorne(tx: Db, payout: PayoutRow, unsentCents: number): Promise<number> {
  let left = unsentCents
  for (const owed of await lockOwedBy(tx, payout)) {
    const amountCents = Math.min(left, owed.left_cents)
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
    if (amountCents === owed.left_cents) {
      await settleFlagsAbout(tx, {
        subject: owed.provider_ref,
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

interface Owed extends Record<string, unknown> {
  id: number
  provider_ref: string
  left_cents: number
}

// the lock serialises payouts that would keep the same debt twice
async function lockOwedBy(tx: Db, { pilotId, bookingId }: PayoutRow): Promise<Owed[]> {
  const { rows } = await tx.execute<Owed & { borne_cents: number }>(sql`
    select d.id, d.provider_ref, d.borne_cents from disputes d
    join payments p on p.id = d.payment_id
    join bookings b on b.checkout_id = p.checkout_id
    join payouts o on o.booking_id = case when b.status = 'joined' then b.adds_to_id else b.id end
    where d.borne_cents > 0 and o.pilot_id = ${pilotId}
    order by o.booking_id <> ${bookingId}, d.id
    for update of d`)
  // what was kept is read once the lock is there
  const kept = await tx
    .select({
      disputeId: deductions.disputeId,
      cents: sql<number>`sum(${deductions.amountCents})`.mapWith(Number),
    })
    .from(deductions)
    .where(sql`${deductions.disputeId} = any(${sql.param(rows.map(({ id }) => id))}::int[])`)
    .groupBy(deductions.disputeId)
  const keptOf = new Map(kept.map(({ disputeId, cents }) => [disputeId, cents]))
  return rows
    .map(({ borne_cents: borneCents, ...row }) => {
      return { ...row, left_cents: borneCents - (keptOf.get(row.id) ?? 0) }
    })
    .filter(({ left_cents: leftCents }) => leftCents > 0)
}
