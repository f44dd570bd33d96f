import { asc, lte } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { paymentsTable as payments } from "./payments-tables.ts"
import { pollPayment } from "./poll-payment.ts"

const QUEUE = "reconcile-payments"
/** 30,000 an hour: a payment is asked about three times in its life at most, unless its provider is silent. */
const AT_ONCE = 500
const SIDE_BY_SIDE = 8

/**
 * Every minute: asks providers about payments and refunds whose report may be lost, and calls again for
 * what they owe us. What they answer goes in by the same door as webhooks.
 */
export const reconcilePaymentsQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "payment",
      atMost: AT_ONCE,
      sideBySide: SIDE_BY_SIDE,
      due: listPaymentsToPoll,
      each: pollPayment,
    }),
}

/** Payments that it is time to ask about, who has waited for the longest first. */
export function listPaymentsToPoll(db: Db, limit: number) {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.nextPollAt, clock.now()))
    .orderBy(asc(payments.nextPollAt))
    .limit(limit)
}
