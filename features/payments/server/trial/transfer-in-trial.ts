import { randomUUID } from "node:crypto"
import { eq, like } from "drizzle-orm"
import { findBankAccountWait } from "#features/users/bank-accounts/server/find-payouts-wait.ts"
import { findStoredBankAccount } from "#features/users/core/server/bank-account-queries.ts"
import { clock } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { TransferReport } from "../payment-provider.ts"
import type { TransferProvider } from "../transfer-provider.ts"
import { trialTransfersTable as book } from "./trial-transfers-table.ts"
import { promiseTrialEvent } from "./trial-webhook.ts"

/** The trial provider sends money as a real one would, to a bank account; but no money moves. */
export const trialTransfers: TransferProvider = {
  name: "trial",

  async canPay(db, userId) {
    return (await findStoredBankAccount(db, userId)) !== null
  },

  waitsUntil: findBankAccountWait,

  async balance() {
    // no money moves, so that none is short
    return null
  },

  transfer(db, { idempotencyKey, payeeId, amountCents }) {
    return inTransaction(db, async (tx) => {
      const transferRef = `trial_transfer_${randomUUID()}`
      const row = { idempotencyKey, transferRef, payeeRef: `user ${payeeId}`, amountCents }
      const [sent] = await tx
        .insert(book)
        .values({ ...row, createdAt: clock.now() })
        .onConflictDoNothing({ target: book.idempotencyKey })
        .returning({ transferRef: book.transferRef })
      if (sent) {
        await promiseTrialEvent(tx, {
          kind: "transferred",
          providerRef: transferRef,
          transferRef,
          amountCents,
          idempotencyKey,
        })
        return sent
      }
      const [former] = await tx
        .select({ transferRef: book.transferRef })
        .from(book)
        .where(eq(book.idempotencyKey, idempotencyKey))
      return former ?? { refusal: "unknown" }
    })
  },

  async ask(group, db) {
    const rows = await db
      .select()
      .from(book)
      .where(like(book.idempotencyKey, `${group}%`))
    return rows.map(
      ({ idempotencyKey, transferRef, amountCents }): TransferReport => ({
        eventId: `asked/${transferRef}`,
        kind: "transferred",
        providerRef: transferRef,
        transferRef,
        amountCents,
        idempotencyKey,
      }),
    )
  },
}
