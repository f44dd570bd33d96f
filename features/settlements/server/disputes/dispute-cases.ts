import { and, asc, eq } from "drizzle-orm"
import { findBookingOfCheckout } from "#features/bookings/core/server/booking-of-checkout.ts"
import { disputesTable, paymentsTable } from "#features/payments/server/payments-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { borneByPilot, canDecideDispute } from "../../lost-dispute.ts"
import type { DisputeCase } from "../../settlement-view.ts"
import { KEPT_CENTS, SENT_CENTS } from "../payouts/payout-sums.ts"
import { payoutsTable } from "../settlements-tables.ts"
import { sumBorneOfBooking } from "./borne-of-booking.ts"
import { lossOfDispute } from "./loss-of-dispute.ts"

/** What banks have kept of a payment for good, and who bears it: decided, or for the back office to decide. */
export async function listDisputeCases(db: Db, paymentRef: string): Promise<DisputeCase[]> {
  const lost = await db
    .select({ dispute: disputesTable, checkoutId: paymentsTable.checkoutId })
    .from(disputesTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, disputesTable.paymentId))
    .where(and(eq(paymentsTable.ref, paymentRef), eq(disputesTable.status, "lost")))
    .orderBy(asc(disputesTable.id))
  const cases: DisputeCase[] = []
  for (const { dispute, checkoutId } of lost) {
    const booking = await findBookingOfCheckout(db, checkoutId)
    const [payout] = await db
      .select({
        amountCents: payoutsTable.amountCents,
        keptCents: KEPT_CENTS,
        sentCents: SENT_CENTS,
      })
      .from(payoutsTable)
      .where(eq(payoutsTable.bookingId, booking?.paysForId ?? 0))
    // without a payout nobody is to decide anything
    if (!payout || !booking) continue
    const lossCents = await lossOfDispute(db, dispute)
    cases.push({
      id: dispute.id,
      amountCents: dispute.amountCents,
      lossCents,
      openCents: payout.amountCents - payout.keptCents - payout.sentCents,
      pilotCents: borneByPilot("pilot", {
        lossCents,
        shareCents: payout.amountCents,
        otherCents: await sumBorneOfBooking(db, booking.paysForId),
      }),
      mayDecide: canDecideDispute(dispute),
      borneBy: dispute.borneBy,
      borneCents: dispute.borneCents,
      decision: dispute.decision,
      decidedAt: dispute.decidedAt?.toISOString() ?? null,
    })
  }
  return cases
}
