import { and, eq, isNull } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { paymentFlagsTable, refundReturnsTable, refundsTable } from "../payments-tables.ts"
import { lockOpenReturn, type OpenReturn } from "./decide-return.ts"
import { payOtherwise } from "./pay-otherwise.ts"

/**
 * The returned refund that a person settles with a flag, behind its locked payment; undefined where the flag
 * is about something else, or where somebody has decided it.
 */
export async function lockReturnOfFlag(tx: Db, flagId: number): Promise<OpenReturn | undefined> {
  const [found] = await tx
    .select({ id: refundReturnsTable.id })
    .from(paymentFlagsTable)
    .innerJoin(
      refundsTable,
      and(
        eq(refundsTable.paymentId, paymentFlagsTable.paymentId),
        eq(refundsTable.providerRef, paymentFlagsTable.subject),
      ),
    )
    .innerJoin(refundReturnsTable, eq(refundReturnsTable.refundId, refundsTable.id))
    .where(
      and(
        eq(paymentFlagsTable.id, flagId),
        eq(paymentFlagsTable.reason, "refund_came_back"),
        isNull(refundReturnsTable.decidedAt),
      ),
    )
  return found && lockOpenReturn(tx, found.id)
}

/** The back office has transferred it from the operator's own account; the provider's money stays ours. */
export function recordTransfer(tx: Db, open: OpenReturn, actor: UserActor): Promise<void> {
  return payOtherwise(tx, open, {
    choice: "bank_transfer",
    kind: "payment.refund_transferred",
    account: accounts.operatorBank(),
    actor,
    role: "admin",
  })
}
