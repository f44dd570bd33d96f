import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm"
import { z } from "zod"
import { isWithheld } from "#features/dac7/server/tax-requests.ts"
import { heldByDisputes } from "#features/payments/dispute.ts"
import { listTransfersOfBooking } from "#features/payments/server/order-transfer.ts"
import { transferProvider } from "#features/payments/server/providers.ts"
import type { TransferRow } from "#features/payments/server/transfers-table.ts"
import { isOpen } from "#features/settings/server/require-open.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { flagLostDisputes } from "../disputes/flag-lost-disputes.ts"
import { type PayoutRow, payoutsTable as payouts } from "../settlements-tables.ts"
import { deductBorne, sumDeducted } from "./deduct-borne.ts"
import { movePayout } from "./move-payout.ts"
import { lockPaidBy, type PaidBy, providerOf } from "./paid-by.ts"
import { orderTransfers, sentBy } from "./transfers-of-payout.ts"

export const PAY_OUT_QUEUE = "pay-out"
const RETRY_PAYOUTS_QUEUE = "retry-payouts"
const PATIENCE_MS = hours(6)
const BY_SYSTEM = { actor: SYSTEM, role: "system" } as const

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
        and(
          eq(payouts.status, "held"),
          inArray(payouts.hold, ["account", "new_account", "charged_back", "tax_details"]),
          isDue,
        ),
        and(eq(payouts.status, "failed"), lte(payouts.retryAt, now)),
      ),
    )
    .orderBy(asc(payouts.releasedAt))
    .limit(limit)
}

/** Everything of a pilot that only waited for an account, or for their tax details. */
export async function payOutHeldOf(db: Db, pilotId: number): Promise<void> {
  const held = await db
    .select({ id: payouts.bookingId })
    .from(payouts)
    .where(and(eq(payouts.pilotId, pilotId), inArray(payouts.hold, ["account", "tax_details"])))
  for (const { id } of held) await payOut(db, id)
}

interface PayingOut {
  /** Also what came back to us, which waits for the back office. */
  isReturnedToo?: boolean
}

/** Sends on what can be sent of one payout, or says what stands in it. */
export function payOut(db: Db, bookingId: number, options: PayingOut = {}): Promise<void> {
  return inTransaction(db, (tx) => payOutIn(tx, bookingId, options))
}

/**
 * The same in the caller's transaction: what its pilot bears of disputes is kept, what banks hold waits
 * alone, the rest goes. One under way or paid stays as it is.
 */
export async function payOutIn(
  tx: Db,
  bookingId: number,
  { isReturnedToo = false }: PayingOut = {},
): Promise<void> {
  const [payout] = await tx
    .select()
    .from(payouts)
    .where(eq(payouts.bookingId, bookingId))
    .for("update")
  if (!payout) return
  const orders = await lockPaidBy(tx, bookingId)
  await flagLostDisputes(tx, orders)
  const transfers = await listTransfersOfBooking(tx, bookingId)
  const unsentCents = payout.amountCents - (await sumDeducted(tx, bookingId)) - sentBy(transfers)
  const openCents = unsentCents - (await deductBorne(tx, payout, unsentCents))
  if (payout.status === "paid" || payout.status === "ordered") return
  if (payout.hold === "reversed" && !isReturnedToo) return
  // stays as it is, and the sweep comes by again
  if (!isOpen("payouts")) return
  await send(tx, { payout, orders, transfers, openCents })
}

interface Sending {
  payout: PayoutRow
  orders: readonly PaidBy[]
  transfers: readonly TransferRow[]
  /** What is neither kept nor sent. */
  openCents: number
}

async function send(tx: Db, { payout, orders, transfers, openCents }: Sending): Promise<void> {
  const heldCents = heldByDisputes(
    openCents,
    orders.flatMap(({ disputes }) => disputes),
  )
  const payableCents = openCents - heldCents
  const held = { to: "held", retryAt: new Date(clock.now().getTime() + PATIENCE_MS) } as const
  if (payableCents > 0) {
    if (await isWithheld(tx, payout.pilotId)) {
      await movePayout(tx, payout, { ...held, hold: "tax_details", ...BY_SYSTEM })
      return
    }
    const provider = transferProvider(providerOf(orders))
    if (!(await provider.canPay(tx, payout.pilotId))) {
      await movePayout(tx, payout, { ...held, hold: "account", ...BY_SYSTEM })
      return
    }
    const waitsUntil = await provider.waitsUntil(tx, payout.pilotId)
    if (waitsUntil) {
      const waiting = { to: "held", hold: "new_account", retryAt: waitsUntil } as const
      await movePayout(tx, payout, { ...waiting, ...BY_SYSTEM })
      return
    }
    await orderTransfers(tx, { payout, orders, transfers, amountCents: payableCents })
  }
  if (heldCents > 0) {
    await movePayout(tx, payout, { ...held, hold: "charged_back", ...BY_SYSTEM })
  } else if (payableCents > 0 || transfers.some(({ status }) => status === "ordered")) {
    await movePayout(tx, payout, { to: "ordered", ...BY_SYSTEM })
  } else {
    await movePayout(tx, payout, { to: "paid", ...BY_SYSTEM })
  }
}
