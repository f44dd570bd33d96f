import { eq } from "drizzle-orm"
import { z } from "zod"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { cardPart } from "../payment-parts.ts"
import type { WantedOfPayment } from "../poll-time.ts"
import { failUnheard } from "./fail-unheard.ts"
import { findPayment } from "./payments-queries.ts"
import { paymentsTable } from "./payments-tables.ts"
import { soonerPoll } from "./poll-soon.ts"
import { providerNamed } from "./providers.ts"

const SETTLE_QUEUE = "settle-authorisations"

const intent = z.object({
  paymentId: z.number().int(),
  action: z.enum(["capture", "void", "expire", "close"]),
})

/** Promises, in the caller's transaction, to collect an authorised payment. */
export function requestCapture(tx: Db, paymentId: number): Promise<void> {
  return want(tx, paymentId, "capture")
}

/** Promises, in the caller's transaction, to give an authorised payment back. */
export function requestVoid(tx: Db, paymentId: number): Promise<void> {
  return want(tx, paymentId, "void")
}

/** Promises, in the caller's transaction, that nobody can pay any more what is not paid yet. */
export function requestExpiry(tx: Db, paymentId: number): Promise<void> {
  return enqueue(tx, SETTLE_QUEUE, { paymentId, action: "expire" })
}

/** Promises, in the caller's transaction, that an open payment ends, unless somebody is just making it. */
export function requestClosing(tx: Db, paymentId: number): Promise<void> {
  return want(tx, paymentId, "close")
}

/** Calls for what is wanted once more: the job that called for it before may have died. */
export function requestAgain(tx: Db, paymentId: number, wanted: WantedOfPayment): Promise<void> {
  return enqueue(tx, SETTLE_QUEUE, { paymentId, action: wanted })
}

// stands with the payment until its provider has done it (`pollPayment`)
async function want(tx: Db, paymentId: number, wanted: WantedOfPayment) {
  await tx
    .update(paymentsTable)
    .set({ wanted, wantedAt: clock.now(), nextPollAt: soonerPoll() })
    .where(eq(paymentsTable.id, paymentId))
  await requestAgain(tx, paymentId, wanted)
}

/** Calls the provider outside of any transaction, until it has answered. */
export const settleAuthorisationsQueue: JobQueue = {
  name: SETTLE_QUEUE,
  isBusy: true,
  async run(db, data) {
    const { paymentId, action } = intent.parse(data)
    const payment = await findPayment(db, paymentId)
    if (!payment) return
    const provider = providerNamed(payment.provider)
    const { providerRef } = payment
    if (action === "capture") await provider.capture(db, providerRef, cardPart(payment).dueCents)
    else {
      await provider[action](db, providerRef)
      await failUnheard(db, payment)
    }
  },
}
