import { and, asc, eq, isNull, lte } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { lockVoucher } from "./move-voucher.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

const QUEUE = "deliver-vouchers"

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
  name: QUEUE,
  cron: "*/5 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "voucher",
      due: listDue,
      each: (from, { id }) =>
        inTransaction(from, async (tx) => {
          const voucher = await lockVoucher(tx, id)
          if (voucher?.status === "active" && !voucher.deliveredAt) {
            await deliverVoucher(tx, voucher)
          }
        }),
    }),
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: vouchersTable.id })
    .from(vouchersTable)
    .where(
      and(
        eq(vouchersTable.status, "active"),
        isNull(vouchersTable.deliveredAt),
        lte(vouchersTable.deliverAt, clock.now()),
      ),
    )
    .orderBy(asc(vouchersTable.deliverAt))
    .limit(limit)
}
