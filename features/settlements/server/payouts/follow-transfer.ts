import { eq } from "drizzle-orm"
import { nextAttempt } from "#features/payments/refund.ts"
import { listTransfersOfBooking } from "#features/payments/server/order-transfer.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { payoutsTable } from "../settlements-tables.ts"
import { movePayout } from "./move-payout.ts"

const BY_SYSTEM = { actor: SYSTEM, role: "system" } as const

/** A transfer has moved: its payout is paid when all of them are done. */
export function followTransfer(db: Db, event: EventRow): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ payout: payoutsTable })
      .from(payoutsTable)
      .innerJoin(transfersTable, eq(transfersTable.bookingId, payoutsTable.bookingId))
      .where(eq(transfersTable.id, event.entityId))
      .for("update", { of: payoutsTable })
    if (!found) return
    const { payout } = found
    const transfers = await listTransfersOfBooking(tx, payout.bookingId)
    const sent = transfers.filter(({ status }) => status === "done")
    const sentCents = sent.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const isUnderWay = payout.status === "ordered" || payout.status === "paid"
    if (transfers.some(({ status }) => status === "reversed")) {
      if (isUnderWay) await movePayout(tx, payout, { to: "held", hold: "reversed", ...BY_SYSTEM })
      return
    }
    if (payout.status !== "ordered") return
    const failed = transfers.find(({ status }) => status === "failed")
    if (failed) {
      const retryAt = nextAttempt(failed.attempt, clock.now())
      await movePayout(tx, payout, { to: "failed", retryAt, ...BY_SYSTEM })
    } else if (sentCents === payout.amountCents) {
      await movePayout(tx, payout, { to: "paid", ...BY_SYSTEM })
    }
  })
}
