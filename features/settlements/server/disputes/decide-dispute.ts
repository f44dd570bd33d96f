import { eq } from "drizzle-orm"
import { findBookingOfCheckout } from "#features/bookings/core/server/booking-of-checkout.ts"
import type { Bearer } from "#features/payments/dispute.ts"
import { flagPayment } from "#features/payments/server/flag-payment.ts"
import { disputesTable, paymentsTable } from "#features/payments/server/payments-tables.ts"
import { settleFlagsAbout } from "#features/payments/server/settle-flags-about.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { borneByPilot, canDecideDispute } from "../../lost-dispute.ts"
import type { DisputeDecision } from "../../settlement-schemas.ts"
import { lockPaidBy } from "../payouts/paid-by.ts"
import { payOutIn } from "../payouts/pay-out.ts"
import { payoutsTable } from "../settlements-tables.ts"
import { sumBorneOfBooking } from "./borne-of-booking.ts"
import { lossOfDispute } from "./loss-of-dispute.ts"
import { takeFromPilot } from "./take-from-pilot.ts"

/** The back office decides, once, who bears what a bank has taken back for good of a pilot's payout. */
export function decideDispute(
  db: Db,
  admin: UserActor,
  disputeId: number,
  { borneBy, words }: DisputeDecision,
): Promise<{ borneBy: Bearer }> {
  return inTransaction(db, async (tx) => {
    const { payout, payment, dispute } = await lockCase(tx, disputeId)
    if (dispute.borneBy === borneBy) return { borneBy }
    if (!canDecideDispute(dispute)) {
      const message = dispute.borneBy
        ? "Darüber ist schon entschieden."
        : "Hier gibt es noch nichts zu entscheiden."
      throw new DomainError("nothing-to-decide", "invalid", message)
    }
    const lossCents = await lossOfDispute(tx, dispute)
    const borneCents = borneByPilot(borneBy, {
      lossCents,
      shareCents: payout.amountCents,
      otherCents: await sumBorneOfBooking(tx, payout.bookingId),
    })
    await tx
      .update(disputesTable)
      .set({
        borneBy,
        borneCents,
        decision: words,
        decidedAt: clock.now(),
        decidedBy: admin.userId,
      })
      .where(eq(disputesTable.id, disputeId))
    const { bookingId, pilotId } = payout
    await takeFromPilot(tx, dispute, { bookingId, pilotId, borneCents })
    if (borneBy === "guest") {
      await flagPayment(tx, {
        provider: payment.provider,
        eventId: `borne/${dispute.providerRef}`,
        reason: "guest_owes",
        subject: dispute.providerRef,
        paymentId: payment.id,
        amountCents: lossCents,
      })
    }
    await settleFlagsAbout(tx, {
      subject: dispute.providerRef,
      reason: "dispute_lost",
      note: words,
      settledBy: admin.userId,
    })
    await recordEvent(tx, {
      kind: "payout.dispute_decided",
      entityId: bookingId,
      actor: admin,
      role: "admin",
      reason: borneBy,
      data: { disputeId, borneCents },
    })
    await payOutIn(tx, bookingId)
    return { borneBy }
  })
}

/** A dispute behind its locked payout and payments, in this order as everywhere. */
async function lockCase(tx: Db, disputeId: number) {
  const [found] = await tx
    .select({ checkoutId: paymentsTable.checkoutId })
    .from(disputesTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, disputesTable.paymentId))
    .where(eq(disputesTable.id, disputeId))
  if (!found) {
    throw new DomainError("unknown-dispute", "not-found", "Diese Rückbuchung gibt es nicht.")
  }
  const booking = await findBookingOfCheckout(tx, found.checkoutId)
  const [payout] = await tx
    .select()
    .from(payoutsTable)
    .where(eq(payoutsTable.bookingId, booking?.paysForId ?? 0))
    .for("update")
  if (!payout) {
    throw new DomainError(
      "nothing-to-decide",
      "invalid",
      "Der Flug ist noch nicht abgerechnet. Bis dahin wartet die Rückbuchung.",
    )
  }
  for (const { payment, disputes } of await lockPaidBy(tx, payout.bookingId)) {
    const dispute = disputes.find(({ id }) => id === disputeId)
    if (dispute) return { payout, payment, dispute }
  }
  throw new Error(`dispute ${disputeId} is of no order of booking ${payout.bookingId}`)
}
