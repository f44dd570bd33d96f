import { and, asc, eq, isNull, lt, lte, or } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { lockVoucher, moveVoucher } from "./move-voucher.ts"
import { withBalances } from "./vouchers-queries.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

/** The reminder to the holder of a voucher, 60 days before it expires. */
export const VOUCHER_EXPIRING = "voucher.expiring"

const QUEUE = "end-vouchers"
const REMINDED_BEFORE_MS = days(60)

/** Every night: vouchers that end soon are told of, those whose time is over end. */
export const endVouchersQueue: JobQueue = {
  name: QUEUE,
  cron: "20 0 * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "voucher",
      due: listEnding,
      each: (from, { id }) =>
        inTransaction(from, async (tx) => {
          const voucher = await lockVoucher(tx, id)
          if (voucher?.status !== "active" || !voucher.validUntil) return
          await (voucher.validUntil < clock.now() ? expire : remind)(tx, voucher)
        }),
    }),
}

function listEnding(db: Db, limit: number): Promise<{ id: number }[]> {
  const now = clock.now()
  const soon = new Date(now.getTime() + REMINDED_BEFORE_MS)
  const { id, status, validUntil, remindedAt } = vouchersTable
  return db
    .select({ id })
    .from(vouchersTable)
    .where(
      and(
        eq(status, "active"),
        or(lt(validUntil, now), and(lte(validUntil, soon), isNull(remindedAt))),
      ),
    )
    .orderBy(asc(validUntil))
    .limit(limit)
}

async function expire(tx: Db, voucher: VoucherRow) {
  await moveVoucher(tx, voucher, {
    to: "expired",
    event: "voucher.expired",
    actor: SYSTEM,
    role: "system",
  })
}

// what is used up ends unnoticed
async function remind(tx: Db, voucher: VoucherRow) {
  if (voucher.remindedAt) return
  await tx
    .update(vouchersTable)
    .set({ remindedAt: clock.now() })
    .where(eq(vouchersTable.id, voucher.id))
  const [balanced] = await withBalances(tx, [voucher])
  if (!balanced?.balanceCents) return
  await recordEvent(tx, {
    kind: VOUCHER_EXPIRING,
    entityId: voucher.id,
    actor: SYSTEM,
    role: "system",
  })
}
