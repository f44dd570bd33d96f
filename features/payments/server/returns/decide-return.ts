import { and, eq, isNull } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { enqueue } from "#platform/server/jobs.ts"
import type { ReturnChoice } from "../../refund-return.ts"
import { lockPayment } from "../lock-payment.ts"
import type { PaymentRow } from "../payments-queries.ts"
import { refundReturnsTable, refundsTable } from "../payments-tables.ts"
import { pollSoon } from "../poll-soon.ts"
import { REFUNDS_QUEUE } from "../refunds-queue.ts"
import { settleFlagsAbout } from "../settle-flags-about.ts"
import type { RefundRow } from "./take-refund-back.ts"

export interface OpenReturn {
  id: number
  payment: PaymentRow
  refund: RefundRow
}

/** A return that nobody has decided yet, behind its locked payment; undefined where there is none. */
export async function lockOpenReturn(tx: Db, returnId: number): Promise<OpenReturn | undefined> {
  const [found] = await tx
    .select({ paymentId: refundsTable.paymentId })
    .from(refundReturnsTable)
    .innerJoin(refundsTable, eq(refundsTable.id, refundReturnsTable.refundId))
    .where(eq(refundReturnsTable.id, returnId))
  if (!found) return undefined
  const payment = await lockPayment(tx, found.paymentId)
  const [row] = await tx
    .select({ refund: refundsTable })
    .from(refundReturnsTable)
    .innerJoin(refundsTable, eq(refundsTable.id, refundReturnsTable.refundId))
    .where(
      and(
        eq(refundReturnsTable.id, returnId),
        isNull(refundReturnsTable.decidedAt),
        eq(refundsTable.status, "returned"),
      ),
    )
  return row && { id: returnId, payment, refund: row.refund }
}

interface Choice {
  choice: ReturnChoice
  actor: Actor
  isAutomatic?: boolean
}

/** Writes down how a return was decided; what a person was to do about it is done. */
export async function recordChoice(
  tx: Db,
  { id, refund }: OpenReturn,
  { choice, actor, isAutomatic = false }: Choice,
): Promise<void> {
  const now = clock.now()
  await tx
    .update(refundReturnsTable)
    .set({ choice, decidedAt: now, isAutomatic })
    .where(eq(refundReturnsTable.id, id))
  if (actor.kind !== "user") return
  await settleFlagsAbout(tx, {
    subject: refund.providerRef ?? "",
    reason: "refund_came_back",
    note: "Der Gast hat entschieden, wie das Geld gehen soll.",
    settledBy: actor.userId,
  })
}

/** Tries a returned refund once more, under a name of its own. */
export async function sendReturnedAgain(
  tx: Db,
  open: OpenReturn,
  by: { actor: Actor; role: ActorRole; isAutomatic?: boolean },
): Promise<void> {
  const { payment, refund } = open
  const { actor, role, isAutomatic = false } = by
  await recordChoice(tx, open, { choice: "same_means", actor, isAutomatic })
  await tx
    .update(refundsTable)
    .set({
      status: "ordered",
      attempt: refund.attempt + 1,
      providerRef: null,
      orderedAt: clock.now(),
      settledAt: null,
    })
    .where(eq(refundsTable.id, refund.id))
  await enqueue(tx, REFUNDS_QUEUE, { refundId: refund.id })
  await pollSoon(tx, payment.id)
  await recordEvent(tx, {
    actor,
    role,
    kind: "payment.refund_retried",
    entityId: payment.id,
    data: { checkoutId: payment.checkoutId, refundCents: refund.amountCents },
  })
}
