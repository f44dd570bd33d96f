import { randomUUID } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import { playTrialOutcome, trialProvider } from "#features/payments/server/trial/trial-provider.ts"
import { signTrialEvent } from "#features/payments/server/trial/trial-signature.ts"
import { TRIAL_WEBHOOK_PATH } from "#features/payments/server/trial/trial-webhook.ts"
import { setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { inTransaction } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { paymentTrace } from "#tests/support/payment-trace.ts"

const db = await testDatabase()
const app = testApplication(db)

async function orderedPayment() {
  const flight = await makeFlight(db)
  const passenger = await makeUser(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 2, passenger.id)
  const order = await app.call("POST", orderPath, {
    as: passenger.id,
    cookie,
    body: orderOf(2),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1) ?? ""
  return paymentByRef(ref)
}

async function paymentByRef(ref: string) {
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.ref, ref))
  if (!payment) throw new Error("no payment")
  return payment
}

function report(
  kind: string,
  payment: { providerRef: string; amountCents: number },
  eventId: string = randomUUID(),
) {
  const rawBody = JSON.stringify({
    eventId,
    kind,
    providerRef: payment.providerRef,
    amountCents: payment.amountCents,
  })
  return { rawBody, headers: { "trial-signature": signTrialEvent(rawBody) } }
}

const deliver = (message: { rawBody: string; headers: Record<string, string> }) =>
  app.call("POST", TRIAL_WEBHOOK_PATH, message)

test("a report that comes ten times at once counts once", async () => {
  const payment = await orderedPayment()
  const message = report("authorised", payment)
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(message)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const moves = await db.execute(
    sql`select count(*)::int as n from ledger_transactions where business_key = ${`payment/${payment.id}/authorised`}`,
  )
  expect(moves.rows).toEqual([{ n: 1 }])
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test.each([
  ["authorised", "action_required"],
  ["authorised", "authorised"],
  ["failed", "authorised"],
] as const)("after %s a late %s changes nothing", async (first, late) => {
  const payment = await orderedPayment()
  await deliver(report(first, payment))
  expect(await deliver(report(late, payment))).toMatchObject({ status: 200 })
  expect(await paymentByRef(payment.ref)).toMatchObject({ status: first })
})

test("a forged, a missing and a stale signature are refused, and nothing is written", async () => {
  const payment = await orderedPayment()
  const { rawBody, headers } = report("authorised", payment)
  const forged = headers["trial-signature"].replace(/v1=../, "v1=00")
  expect(await deliver({ rawBody, headers: { "trial-signature": forged } })).toMatchObject({
    status: 400,
  })
  expect(await deliver({ rawBody, headers: {} })).toMatchObject({ status: 400 })
  const restore = setClockSource(() => new Date(Date.now() + minutes(6)))
  expect(await deliver({ rawBody, headers })).toMatchObject({ status: 400 })
  restore()
  expect(await paymentByRef(payment.ref)).toMatchObject({ status: "created" })
})

test("another amount and an unknown payment are refused", async () => {
  const payment = await orderedPayment()
  expect(await deliver(report("authorised", { ...payment, amountCents: 1 }))).toMatchObject({
    status: 422,
  })
  expect(
    await deliver(report("authorised", { ...payment, providerRef: "trial_nobody" })),
  ).toMatchObject({ status: 404 })
  expect(await paymentByRef(payment.ref)).toMatchObject({ status: "created" })
})

test("a report that never comes is asked for, and a late one changes nothing more", async () => {
  const payment = await orderedPayment()
  await playTrialOutcome(db, payment.providerRef, "pay")
  await reconcilePaymentsQueue.run(db, null)
  expect(await paymentByRef(payment.ref)).toMatchObject({ status: "created" })
  const restore = setClockSource(() => new Date(Date.now() + minutes(21)))
  await reconcilePaymentsQueue.run(db, null)
  expect(await paymentByRef(payment.ref)).toMatchObject({ status: "authorised" })
  // by now its own report is on its way as well
  await workOff(db)
  restore()
  expect(await brokenInvariants(db)).toEqual([])
})

/** Collected and partly given back in the provider's book; of its reports only the first has come. */
async function partlyRefundedPayment() {
  const payment = await orderedPayment()
  const { providerRef, amountCents } = payment
  await playTrialOutcome(db, providerRef, "challenge")
  await playTrialOutcome(db, providerRef, "confirm")
  await deliver(report("authorised", payment))
  await trialProvider.capture(db, providerRef, amountCents)
  const input = {
    paymentId: payment.id,
    amountCents: 1_000,
    reason: "price_cut",
    key: "part",
  } as const
  await inTransaction(db, (tx) => refundPayment(tx, input))
  const [refund] = await db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, payment.id))
  const back = { idempotencyKey: refund?.ref ?? "", providerRef, amountCents: 1_000 }
  const { refundRef } = await trialProvider.refund(db, back)
  const refunded = { ...back, kind: "refunded", eventId: randomUUID(), refundRef }
  const reports = [
    JSON.parse(report("action_required", payment).rawBody),
    JSON.parse(report("captured", payment).rawBody),
    refunded,
  ]
  return { payment, reports }
}

const ORDERS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], []] as const

test("reports in each order, ten times at once, and never: the same end, one effect", async () => {
  const payments: number[] = []
  for (const order of ORDERS) {
    const { payment, reports } = await partlyRefundedPayment()
    payments.push(payment.id)
    for (const index of [...order, ...order]) {
      const rawBody = JSON.stringify(reports[index])
      const message = { rawBody, headers: { "trial-signature": signTrialEvent(rawBody) } }
      // what comes before its capture is refused, and comes again
      await Promise.all(Array.from({ length: 10 }, () => deliver(message)))
    }
  }
  const restore = setClockSource(() => new Date(Date.now() + minutes(21)))
  await reconcilePaymentsQueue.run(db, null)
  restore()
  const traces = await Promise.all(payments.map((id) => paymentTrace(db, id)))
  expect(new Set(traces).size).toBe(1)
  expect(traces[0]).toContain('["partially_refunded",13750,1000]')
})
