import type { Stripe } from "stripe"
import { clock } from "#platform/clock.ts"
import { days, seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { isFlagged } from "../payment-flags.ts"
import { handleStripeReport } from "./handle-stripe-report.ts"
import { stripe } from "./stripe-client.ts"
import { reportOfRefund } from "./stripe-reports.ts"

const QUEUE = "reconcile-refunds"

/** A bank may send a refund back weeks after Stripe has called it done. */
const LOOK_BACK_SECONDS = days(30) / seconds(1)

/**
 * Every night: asks Stripe which refunds came back after all, since their webhooks may be lost. What
 * waits for its first report is asked for with its payment.
 */
export const reconcileRefundsQueue: JobQueue = {
  name: QUEUE,
  cron: "40 3 * * *",
  async run(db) {
    if (!env().STRIPE_SECRET_KEY) return
    await sweep(db, { queue: QUEUE, entity: "refund", due: listCameBack, each: takeBack })
  },
}

async function listCameBack(): Promise<Stripe.Refund[]> {
  const { refunds } = await stripe()
  const since = Math.floor(clock.now().getTime() / 1000) - LOOK_BACK_SECONDS
  const failed: Stripe.Refund[] = []
  for await (const refund of refunds.list({ created: { gte: since }, limit: 100 })) {
    // another installation may use the same account of Stripe's
    if (refund.status === "failed" && refund.metadata?.refund !== undefined) failed.push(refund)
  }
  return failed
}

async function takeBack(db: Db, refund: Stripe.Refund): Promise<void> {
  if (await isFlagged(db, refund.id)) return
  const report = reportOfRefund(`asked/${refund.id}/${refund.status}`, refund)
  if (report) await handleStripeReport(db, report)
}
