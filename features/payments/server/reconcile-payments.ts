import { and, asc, eq, exists, gt, inArray, lt, or, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { askProvider } from "./ask-provider.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { paymentsTable as payments, refundsTable as refunds } from "./payments-tables.ts"

/** A webhook that has not come by then is looked after; no payment is asked about more often. */
const PATIENCE_MS = minutes(20)
/** Checkouts that nobody paid end by themselves; who knows of no end by then never will. */
const UNPAID_MS = days(3)
const AT_ONCE = 100

/**
 * Every ten minutes: asks providers about payments and refunds that wait for a report which may be
 * lost. What they answer goes in by the same door as webhooks.
 */
export const reconcilePaymentsQueue: JobQueue = {
  name: "reconcile-payments",
  cron: "*/10 * * * *",
  async run(db) {
    for (const payment of await listWaiting(db)) {
      try {
        await askProvider(db, payment)
      } catch (error) {
        // the others may have an answer; this one is asked again
        log.warn({ err: error, payment: payment.id }, "a provider did not say how far a payment is")
      }
    }
  },
}

function listWaiting(db: Db): Promise<PaymentRow[]> {
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
        lt(sql`coalesce(${payments.askedAt}, ${payments.createdAt})`, before),
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
    .orderBy(sql`${payments.askedAt} nulls first`, asc(payments.id))
    .limit(AT_ONCE)
}
