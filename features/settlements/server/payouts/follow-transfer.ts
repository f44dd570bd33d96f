import { eq } from "drizzle-orm"
import { nextAttempt } from "#features/payments/refund.ts"
import { listTransfersOfBooking } from "#features/payments/server/order-transfer.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { type PayoutRow, payoutsTable } from "../settlements-tables.ts"
import { sumDeducted } from "./deduct-borne.ts"
import { movePayout } from "./move-payout.ts"

const BY_SYSTEM = { actor: SYSTEM, role: "system" } as const

/**
 * A transfer has moved: its payout is paid when all that its pilot gets of it has been sent. One that is
 * partly on hold for a bank stays so, whatever the rest does.
 */
export function followTransfer(db: Db, event: EventRow): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ payout: payoutsTable, transfer: transfersTable })
      .from(payoutsTable)
      .innerJoin(transfersTable, eq(transfersTable.bookingId, payoutsTable.bookingId))
      .where(eq(transfersTable.id, event.entityId))
      .for("update", { of: payoutsTable })
    if (!found) return
    const { payout, transfer } = found
    const isOrdered = payout.status === "ordered"
    if (transfer.status === "reversed") {
      const isOnItsWay = isOrdered || payout.status === "paid" || payout.hold === "charged_back"
      if (isOnItsWay) await movePayout(tx, payout, { to: "held", hold: "reversed", ...BY_SYSTEM })
    } else if (isOrdered && transfer.status === "failed") {
      const retryAt = nextAttempt(transfer.attempt, clock.now())
      await movePayout(tx, payout, { to: "failed", retryAt, ...BY_SYSTEM })
    } else if (isOrdered && (await isAllSent(tx, payout))) {
      await movePayout(tx, payout, { to: "paid", ...BY_SYSTEM })
    }
  })
}

async function isAllSent(tx: Db, { bookingId, amountCents }: PayoutRow): Promise<boolean> {
  const transfers = await listTransfersOfBooking(tx, bookingId)
  const doneCents = transfers.reduce((sum, { status, amountCents: cents }) => {
    return status === "done" ? sum + cents : sum
  }, 0)
  return doneCents === amountCents - (await sumDeducted(tx, bookingId))
}
