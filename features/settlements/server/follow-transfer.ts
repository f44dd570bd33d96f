import { eq } from "drizzle-orm"
import { z } from "zod"
import { nextTry } from "#features/payments/refund.ts"
import { listTransfers } from "#features/payments/server/order-transfer.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { bookingOfTransfer } from "../payout.ts"
import { movePayout } from "./move-payout.ts"
import { payoutsTable } from "./settlements-tables.ts"
import { listTransferKeys } from "./transfer-keys.ts"

const BY_SYSTEM = { actor: SYSTEM, role: "system" } as const
const transferEvent = z.object({ key: z.string() })

/** A transfer has moved: its payout is paid when all of them are done. */
export function followTransfer(db: Db, event: EventRow): Promise<void> {
  const bookingId = bookingOfTransfer(transferEvent.parse(event.data).key)
  return inTransaction(db, async (tx) => {
    if (bookingId === undefined) return
    const [payout] = await tx
      .select()
      .from(payoutsTable)
      .where(eq(payoutsTable.bookingId, bookingId))
      .for("update")
    if (!payout) return
    const transfers = await listTransfers(tx, await listTransferKeys(tx, [bookingId]))
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
      const retryAt = nextTry(failed.attempt, clock.now())
      await movePayout(tx, payout, { to: "failed", retryAt, ...BY_SYSTEM })
    } else if (sentCents === payout.amountCents) {
      await movePayout(tx, payout, { to: "paid", ...BY_SYSTEM })
    }
  })
}
