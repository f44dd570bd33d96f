import { and, eq, inArray, ne, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { trialTransfersTable } from "#features/payments/server/trial/trial-transfers-table.ts"
import { transferMoveKey } from "#features/payments/transfer.ts"
import { cardTransferKey } from "#features/settlements/payout.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { refOf } from "../random.ts"
import { insertRows } from "./insert-rows.ts"
import { writeMoves } from "./write-moves.ts"

/** What pilots are owed for their settled flights has reached them, some hours after it was released. */
export async function payOutTo(db: Db, pilotIds: readonly number[]): Promise<void> {
  if (pilotIds.length > 0) await inTransaction(db, (tx) => payAll(tx, pilotIds))
}

async function payAll(db: Db, pilotIds: readonly number[]) {
  const isOwed = and(inArray(payoutsTable.pilotId, [...pilotIds]), ne(payoutsTable.status, "paid"))
  const owed = await db
    .select({ payout: payoutsTable, paymentId: paymentsTable.id })
    .from(payoutsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, payoutsTable.bookingId))
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(isOwed)
  const transfers = owed.map(({ payout, paymentId }) => {
    const key = cardTransferKey(payout.bookingId, payout.bookingId)
    return {
      ref: refOf(`transfer ${key}`),
      key,
      bookingId: payout.bookingId,
      provider: "trial" as const,
      payeeId: payout.pilotId,
      paymentId,
      amountCents: payout.amountCents,
      status: "done" as const,
      providerRef: `trial_transfer_${payout.bookingId}`,
      orderedAt: payout.releasedAt,
      settledAt: new Date(payout.releasedAt.getTime() + hours(1)),
    }
  })
  const written = await insertRows(db, transfersTable, transfers)
  await insertRows(
    db,
    trialTransfersTable,
    transfers.map(({ ref, providerRef, payeeId, amountCents, orderedAt }) => ({
      idempotencyKey: ref,
      transferRef: providerRef,
      payeeRef: `user ${payeeId}`,
      amountCents,
      createdAt: orderedAt,
    })),
  )
  await writeMoves(
    db,
    written.map(({ id, ref, payeeId, amountCents, settledAt, orderedAt }) => ({
      businessKey: transferMoveKey(ref, 1, "done"),
      subject: "transfer",
      subjectId: id,
      kind: "transfer.done",
      at: settledAt ?? orderedAt,
      lines: [
        { account: accounts.pilotPayable(payeeId), amountCents },
        { account: accounts.captured("trial"), amountCents: -amountCents },
      ],
    })),
  )
  await insertRows(
    db,
    eventsTable,
    written.map(({ id, key, settledAt, orderedAt }) => ({
      kind: "transfer.done",
      entity: "transfer",
      entityId: id,
      actorKind: "system" as const,
      fromStatus: "ordered",
      toStatus: "done",
      data: { key },
      at: settledAt ?? orderedAt,
    })),
  )
  await db
    .update(payoutsTable)
    .set({ status: "paid", paidAt: sql`${payoutsTable.releasedAt} + interval '1 hour'` })
    .where(isOwed)
}
