import { and, eq } from "drizzle-orm"
import type { Stripe } from "stripe"
import { clock } from "#platform/clock.ts"
import { days, seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { isFlagged } from "../payment-flags.ts"
import { disputesTable, paymentsTable } from "../payments-tables.ts"
import { findPaymentOfDispute, handleDispute } from "./handle-dispute.ts"
import { stripe } from "./stripe-client.ts"
import { isInquiry } from "./stripe-reports.ts"

const QUEUE = "reconcile-disputes"

/** Stripe repeats a webhook for three days; this finds what a longer outage has missed. */
const LOOK_BACK_SECONDS = days(30) / seconds(1)

/**
 * Every hour: asks Stripe for disputes, since their webhooks may be lost. Banks take money back long
 * after it was collected, so that the list of new ones is read, and each open one is asked for by name.
 */
export const reconcileDisputesQueue: JobQueue = {
  name: QUEUE,
  cron: "25 * * * *",
  async run(db) {
    if (!env().STRIPE_SECRET_KEY) return
    const { disputes } = await stripe()
    await sweep(db, {
      queue: QUEUE,
      entity: "dispute",
      due: async (from): Promise<Asked[]> => [...(await listNew()), ...(await listOpen(from))],
      each: async (from, { id, dispute }) =>
        takeAsked(from, dispute ?? (await disputes.retrieve(id))),
    })
  },
}

interface Asked {
  id: string
  /** What Stripe has said of it just now. */
  dispute?: Stripe.Dispute
}

async function listNew(): Promise<Asked[]> {
  const { disputes } = await stripe()
  const since = Math.floor(clock.now().getTime() / 1000) - LOOK_BACK_SECONDS
  const listed: Asked[] = []
  for await (const dispute of disputes.list({ created: { gte: since }, limit: 100 })) {
    listed.push({ id: dispute.id, dispute })
  }
  return listed
}

function listOpen(db: Db): Promise<Asked[]> {
  return db
    .select({ id: disputesTable.providerRef })
    .from(disputesTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, disputesTable.paymentId))
    .where(and(eq(disputesTable.status, "open"), eq(paymentsTable.provider, "stripe")))
}

async function takeAsked(db: Db, dispute: Stripe.Dispute): Promise<void> {
  // another installation may use the same account of Stripe's
  if (!(await findPaymentOfDispute(db, dispute))) return
  if (isInquiry(dispute.status) && (await isFlagged(db, dispute.id))) return
  await handleDispute(db, `asked/${dispute.id}/${dispute.status}`, dispute)
}
