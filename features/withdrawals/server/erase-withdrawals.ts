import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { eraseMails } from "#platform/server/sent-mails/erase-mails.ts"
import { replyMailKey } from "./reply-to-withdrawal.tsx"
import { withdrawalRepliesTable, withdrawalsTable } from "./withdrawals-table.ts"

const KEPT_YEARS = 10

/**
 * Takes a person out of what they declared: name, address and words go, that and when something was
 * declared stays. Also what they declared without an account, under its address.
 */
export async function eraseWithdrawals(
  tx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await forget(tx, or(eq(withdrawalsTable.userId, userId), eq(withdrawalsTable.email, email)))
}

/** Every night: receipts are kept for ten years (§ 147 AO), then nobody is in them any more. */
export const deleteWithdrawalsQueue: JobQueue = {
  name: "forget-withdrawals",
  cron: "53 3 * * *",
  async run(db) {
    const before = new Date(clock.now())
    before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
    await inTransaction(db, (tx) => forget(tx, lte(withdrawalsTable.receivedAt, before)))
  },
}

async function forget(tx: Db, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .update(withdrawalsTable)
    .set({ name: "", email: "", contract: "", handlingNote: "", anonymizedAt: clock.now() })
    .where(and(which, isNull(withdrawalsTable.anonymizedAt)))
    .returning({ id: withdrawalsTable.id })
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  const replies = await tx
    .delete(withdrawalRepliesTable)
    .where(inArray(withdrawalRepliesTable.withdrawalId, ids))
    .returning()
  const keys = [
    ...ids.flatMap((id) => [`withdrawal/${id}/receipt`, `withdrawal/${id}/operator`]),
    ...replies.map(({ id, withdrawalId }) => replyMailKey(withdrawalId, id)),
  ]
  await eraseMails(tx, sql`m.key = any(${sql.param(keys)})`)
}
