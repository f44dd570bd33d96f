import { and, eq, isNull, lte } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { lockVoucher } from "./move-voucher.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

/** Sends a locked voucher to whom it is for; the mail follows from the event. */
export async function deliverVoucher(tx: Db, voucher: VoucherRow): Promise<void> {
  await tx
    .update(vouchersTable)
    .set({ deliveredAt: clock.now() })
    .where(eq(vouchersTable.id, voucher.id))
  await recordEvent(tx, {
    kind: "voucher.delivered",
    entityId: voucher.id,
    actor: SYSTEM,
    role: "system",
  })
}

/** Every five minutes: vouchers whose day has come leave. */
export const deliverVouchersQueue: JobQueue = {
  name: "deliver-vouchers",
  cron: "*/5 * * * *",
  async run(db) {
    const isDue = and(
      eq(vouchersTable.status, "active"),
      isNull(vouchersTable.deliveredAt),
      lte(vouchersTable.deliverAt, clock.now()),
    )
    const due = await db
      .select({ id: vouchersTable.id })
      .from(vouchersTable)
      .where(isDue)
      .limit(500)
    for (const { id } of due) {
      await inTransaction(db, async (tx) => {
        const voucher = await lockVoucher(tx, id)
        if (voucher?.status === "active" && !voucher.deliveredAt) await deliverVoucher(tx, voucher)
      })
    }
  },
}
