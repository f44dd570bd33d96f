import { and, asc, eq, exists, gt, inArray, lt, or, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { askProvider } from "./ask-provider.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { paymentsTable as payments, refundsTable as refunds } from "./payments-tables.ts"

const QUEUE = "reconcile-payments"
/** A webhook that has not come by then is looked after; no payment is asked about more often that has answered. */
const PATIENCE_MS = minutes(20)
/** Unpaid checkouts expire at the provider; after this time no report of it will come any more. */
const UNPAID_MS = days(3)
const AT_ONCE = 100

/**
 * Every ten minutes: asks providers about payments and refunds that wait for a report which may be
 * lost. What they answer goes in by the same door as webhooks.
 */
export const reconcilePaymentsQueue: JobQueue = {
  name: QUEUE,
  cron: "*/10 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "payment",
      atMost: AT_ONCE,
      due: listWaiting,
      each: askProvider,
    }),
}

function listWaiting(db: Db, limit: number): Promise<PaymentRow[]> {
  const before = new Date(clock.now().getTime() - PATIENCE_MS)
  const orderedRefund = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, payments.id),
        eq(refunds.status, "ordered"),
        lt(refunds.orderedAt, before),
      ),
    )
  return db
    .select()
    .from(payments)
    .where(
      and(
        lt(sql`coalesce(${payments.polledAt}, ${payments.createdAt})`, before),
        or(
          inArray(payments.status, ["authorised", "processing"]),
          and(
            inArray(payments.status, ["created", "action_required"]),
            gt(payments.createdAt, new Date(clock.now().getTime() - UNPAID_MS)),
          ),
          and(
            inArray(payments.status, ["captured", "partially_refunded", "charged_back"]),
            exists(orderedRefund),
          ),
        ),
      ),
    )
    .orderBy(sql`${payments.polledAt} nulls first`, asc(payments.id))
    .limit(limit)
}
