import { and, asc, eq, lte } from "drizzle-orm"
import { type Actor, type ActorRole, SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction, violatedConstraint } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { lockPayment } from "./lock-payment.ts"
import { refundsTable } from "./payments-tables.ts"
import { pollSoon } from "./poll-soon.ts"
import { creditLeftOf, creditPartOf } from "./refund-payment.ts"
import { REFUNDS_QUEUE } from "./refunds-queue.ts"

const QUEUE = "retry-refunds"

/** Every few minutes: refunds that their provider has refused are tried once more. */
export const retryRefundsQueue: JobQueue = {
  name: QUEUE,
  cron: "*/5 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "refund",
      due: listDue,
      each: (from, { id }) => retry(from, id, { actor: SYSTEM, role: "system" }),
    }),
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: refundsTable.id })
    .from(refundsTable)
    .where(and(eq(refundsTable.status, "failed"), lte(refundsTable.retryAt, clock.now())))
    .orderBy(asc(refundsTable.retryAt))
    .limit(limit)
}

/** The back office lets a refund that has failed try once more, whether another try is due or not. */
export async function retryRefund(
  db: Db,
  admin: UserActor,
  { refundId, reason }: { refundId: number; reason: string },
): Promise<{ isRetried: boolean }> {
  return { isRetried: await retry(db, refundId, { actor: admin, role: "admin", reason }) }
}

interface By {
  actor: Actor
  role: ActorRole
  reason?: string
}

async function retry(db: Db, refundId: number, by: By): Promise<boolean> {
  try {
    return await inTransaction(db, (tx) => orderAgain(tx, refundId, by))
  } catch (error) {
    if (violatedConstraint(error) !== "refunds_never_exceed_the_capture") throw error
    // the money has gone back in another way meanwhile: there is nothing left to try
    await db.update(refundsTable).set({ retryAt: null }).where(eq(refundsTable.id, refundId))
    return false
  }
}

async function orderAgain(tx: Db, refundId: number, by: By) {
  const [found] = await tx.select().from(refundsTable).where(eq(refundsTable.id, refundId))
  if (!found) {
    throw new DomainError("unknown-refund", "not-found", "Diese Erstattung gibt es nicht.")
  }
  const payment = await lockPayment(tx, found.paymentId)
  const [ordered] = await tx
    .update(refundsTable)
    .set({
      status: "ordered",
      // others may have taken what the card was to get: each try divides anew, and keeps what somebody has chosen
      creditCents: Math.max(
        await creditPartOf(tx, payment, found.amountCents),
        Math.min(found.creditCents, await creditLeftOf(tx, payment)),
      ),
      attempt: found.attempt + 1,
      providerRef: null,
      settledAt: null,
      retryAt: null,
    })
    .where(
      and(
        eq(refundsTable.id, refundId),
        eq(refundsTable.status, "failed"),
        eq(refundsTable.attempt, found.attempt),
      ),
    )
    .returning({ id: refundsTable.id })
  if (!ordered) return false
  await enqueue(tx, REFUNDS_QUEUE, { refundId })
  await pollSoon(tx, payment.id)
  await recordEvent(tx, {
    ...by,
    kind: "payment.refund_retried",
    entityId: payment.id,
    data: { checkoutId: payment.checkoutId, refundCents: found.amountCents },
  })
  return true
}
