import { eq } from "drizzle-orm"
import type { Account, MoveKind } from "#features/ledger/ledger.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { ReturnChoice } from "../../refund-return.ts"
import { refundsTable } from "../payments-tables.ts"
import { type OpenReturn, recordChoice } from "./decide-return.ts"

interface OtherWay {
  choice: Exclude<ReturnChoice, "same_means">
  kind: Extract<MoveKind, "payment.refund_credited" | "payment.refund_transferred">
  /** Where it goes instead. */
  account: Account
  actor: Actor
  role: ActorRole
}

/** A returned refund is settled without its provider, which keeps the money for us. */
export async function payOtherwise(tx: Db, open: OpenReturn, way: OtherWay): Promise<void> {
  const { payment, refund } = open
  const { choice, kind, account, actor, role } = way
  await recordChoice(tx, open, { choice, actor })
  await tx
    .update(refundsTable)
    .set({ status: "paid_otherwise", settledAt: clock.now() })
    .where(eq(refundsTable.id, refund.id))
  await postMove(tx, {
    businessKey: `payment/${payment.id}/paid-otherwise/${refund.key}`,
    subject: "payment",
    subjectId: payment.id,
    refundKey: refund.key,
    kind,
    lines: [
      { account: accounts.checkoutPaid(payment.checkoutId), amountCents: refund.amountCents },
      { account, amountCents: -refund.amountCents },
    ],
  })
  await recordEvent(tx, {
    kind,
    entityId: payment.id,
    actor,
    role,
    data: { checkoutId: payment.checkoutId, refundCents: refund.amountCents },
  })
}
