import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm"
import { z } from "zod"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { listPaidOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { cardLeftOf } from "#features/payments/server/card-left.ts"
import { lockPayment } from "#features/payments/server/lock-payment.ts"
import { orderTransfer } from "#features/payments/server/order-transfer.ts"
import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { transferProvider, transferProviderFor } from "#features/payments/server/providers.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { cardTransferKey, creditTransferKey, type PayoutHold } from "../../payout.ts"
import { payoutsTable as payouts } from "../settlements-tables.ts"
import { movePayout } from "./move-payout.ts"

export const PAY_OUT_QUEUE = "pay-out"
const RETRY_PAYOUTS_QUEUE = "retry-payouts"
const PATIENCE_MS = hours(6)

const intent = z.object({ bookingId: z.int() })

/** Orders what a pilot gets of one booking, as soon as it is released. */
export const payOutQueue: JobQueue = {
  name: PAY_OUT_QUEUE,
  run: (db, data) => payOut(db, intent.parse(data).bookingId),
}

/** Every ten minutes: what is held or has failed is tried again when its time has come. */
export const retryPayoutsQueue: JobQueue = {
  name: RETRY_PAYOUTS_QUEUE,
  cron: "*/10 * * * *",
  run: (db) =>
    sweep(db, {
      queue: RETRY_PAYOUTS_QUEUE,
      entity: "payout",
      due: listDue,
      each: (from, { id }) => payOut(from, id),
    }),
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  const now = clock.now()
  const isDue = or(isNull(payouts.retryAt), lte(payouts.retryAt, now))
  return db
    .select({ id: payouts.bookingId })
    .from(payouts)
    .where(
      or(
        eq(payouts.status, "released"),
        and(eq(payouts.status, "held"), inArray(payouts.hold, ["account", "charged_back"]), isDue),
        and(eq(payouts.status, "failed"), lte(payouts.retryAt, now)),
      ),
    )
    .orderBy(asc(payouts.releasedAt))
    .limit(limit)
}

/** Everything of a pilot that only waited for an account. */
export async function payOutHeldOf(db: Db, pilotId: number): Promise<void> {
  const held = await db
    .select({ id: payouts.bookingId })
    .from(payouts)
    .where(and(eq(payouts.pilotId, pilotId), eq(payouts.hold, "account")))
  for (const { id } of held) await payOut(db, id)
}

/** Sends one payout on its way, or says what stands in it; one under way or paid stays as it is. */
export function payOut(db: Db, bookingId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [payout] = await tx
      .select()
      .from(payouts)
      .where(eq(payouts.bookingId, bookingId))
      .for("update")
    if (!payout || payout.status === "paid" || payout.status === "ordered") return
    const [booking] = await tx.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId))
    if (!booking) throw new Error(`booking ${bookingId} is gone`)
    const { pilotId: payeeId, amountCents } = payout
    const orders = await lockPaymentsOf(tx, booking)
    const hold = await holdOf(tx, payeeId, orders)
    if (hold) {
      const retryAt = new Date(clock.now().getTime() + PATIENCE_MS)
      await movePayout(tx, payout, { to: "held", hold, retryAt, actor: SYSTEM, role: "system" })
      return
    }
    let creditCents = amountCents
    for (const { orderId, payment } of orders) {
      const cardCents = Math.min(creditCents, await cardLeftOf(tx, payment))
      if (cardCents === 0) continue
      creditCents -= cardCents
      await orderTransfer(tx, {
        provider: transferProviderFor(payment.provider),
        payeeId,
        key: cardTransferKey(bookingId, orderId),
        bookingId,
        paymentId: payment.id,
        amountCents: cardCents,
      })
    }
    if (creditCents > 0) {
      await orderTransfer(tx, {
        provider: providerOf(orders),
        payeeId,
        key: creditTransferKey(bookingId),
        bookingId,
        paymentId: null,
        amountCents: creditCents,
      })
    }
    await movePayout(tx, payout, { to: "ordered", actor: SYSTEM, role: "system" })
  })
}

interface PaidBy {
  orderId: number
  payment: PaymentRow
}

// the first order first
async function lockPaymentsOf(tx: Db, booking: BookingRow): Promise<PaidBy[]> {
  const paid: PaidBy[] = []
  for (const { id: orderId, paymentId } of (await listPaidOrders(tx, booking)).reverse()) {
    paid.push({ orderId, payment: await lockPayment(tx, paymentId) })
  }
  return paid
}

async function holdOf(
  tx: Db,
  payeeId: number,
  orders: readonly PaidBy[],
): Promise<PayoutHold | undefined> {
  if (orders.some(({ payment }) => payment.status === "charged_back")) return "charged_back"
  return (await transferProvider(providerOf(orders)).canPay(tx, payeeId)) ? undefined : "account"
}

// an order paid by vouchers alone has no provider to transfer from
function providerOf(orders: readonly PaidBy[]) {
  const byCard = orders.find(({ payment }) => payment.provider !== "credit") ?? orders[0]
  if (!byCard) throw new Error("a payout has no payment behind it")
  return transferProviderFor(byCard.payment.provider)
}
