import { and, eq, isNull, lt, lte } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { lockVoucher, moveVoucher } from "./move-voucher.ts"
import { withBalances } from "./vouchers-queries.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

/** What is told to whoever has a voucher, 60 days before it ends. */
export const VOUCHER_EXPIRING = "voucher.expiring"

const REMINDED_BEFORE_MS = days(60)
const AT_ONCE = 500

/** Every night: vouchers that end soon are told of, those whose time is over end. */
export const endVouchersQueue: JobQueue = {
  name: "end-vouchers",
  cron: "20 0 * * *",
  async run(db) {
    const now = clock.now()
    await eachOf(db, lt(vouchersTable.validUntil, now), expire)
    const soon = new Date(now.getTime() + REMINDED_BEFORE_MS)
    const isSoon = and(lte(vouchersTable.validUntil, soon), isNull(vouchersTable.remindedAt))
    await eachOf(db, isSoon, remind)
  },
}

async function eachOf(
  db: Db,
  which: ReturnType<typeof and>,
  step: (tx: Db, voucher: VoucherRow) => Promise<void>,
) {
  const rows = await db
    .select({ id: vouchersTable.id })
    .from(vouchersTable)
    .where(and(eq(vouchersTable.status, "active"), which))
    .limit(AT_ONCE)
  for (const { id } of rows) {
    await inTransaction(db, async (tx) => {
      const voucher = await lockVoucher(tx, id)
      if (voucher?.status === "active") await step(tx, voucher)
    })
  }
}

async function expire(tx: Db, voucher: VoucherRow) {
  if (!voucher.validUntil || voucher.validUntil >= clock.now()) return
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
