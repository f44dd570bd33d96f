import { eq } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { TRANSFERS_QUEUE } from "./transfers-queue.ts"
import { type TransferRow, transfersTable } from "./transfers-table.ts"

type NewTransfer = Pick<
  TransferRow,
  "key" | "bookingId" | "provider" | "payeeId" | "paymentId" | "amountCents"
>

/**
 * Promises, in the caller's transaction, to send money. What was ordered, or is done, stays as it is;
 * a failed or returned transfer is retried as a new attempt with its own key.
 */
export async function orderTransfer(tx: Db, input: NewTransfer): Promise<void> {
  const [first] = await tx
    .insert(transfersTable)
    .values({ ...input, ref: newRef(), status: "ordered", orderedAt: clock.now() })
    .onConflictDoNothing({ target: transfersTable.key })
    .returning({ id: transfersTable.id })
  const ordered = first ?? (await orderAgain(tx, input))
  if (ordered) await enqueue(tx, TRANSFERS_QUEUE, { transferId: ordered.id })
}

async function orderAgain(
  tx: Db,
  { key, amountCents }: NewTransfer,
): Promise<{ id: number } | undefined> {
  const [former] = await tx
    .select()
    .from(transfersTable)
    .where(eq(transfersTable.key, key))
    .for("update")
  if (former?.status !== "failed" && former?.status !== "reversed") return undefined
  await tx
    .update(transfersTable)
    .set({
      status: "ordered",
      // less of it may be due by now
      amountCents,
      attempt: former.attempt + 1,
      providerRef: null,
      orderedAt: clock.now(),
      settledAt: null,
    })
    .where(eq(transfersTable.id, former.id))
  return { id: former.id }
}

/** How the transfers stand by which a booking is paid out. */
export function listTransfersOfBooking(db: Db, bookingId: number): Promise<TransferRow[]> {
  return db.select().from(transfersTable).where(eq(transfersTable.bookingId, bookingId))
}
