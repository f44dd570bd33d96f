import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { applyProviderEvent } from "#features/payments/server/apply-provider-event.ts"
import { listFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import type { RefundReport } from "#features/payments/server/payment-provider.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { providerNamed } from "#features/payments/server/providers.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import { refundsQueue } from "#features/payments/server/refunds-queue.ts"
import { retryRefundsQueue } from "#features/payments/server/retry-refunds.ts"
import { trialPaymentsTable } from "#features/payments/server/trial/trial-payments-table.ts"
import { signTrialEvent } from "#features/payments/server/trial/trial-signature.ts"
import {
  setTrialTransport,
  TRIAL_WEBHOOK_PATH,
} from "#features/payments/server/trial/trial-webhook.ts"
import { setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { inTransaction, openDatabase, violatedConstraint } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabaseWithUrl, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const { db, url } = await testDatabaseWithUrl()
const app = testApplication(db)

/** Collected for one seat: 62.50 + 6.25. */
const PAID = 6_875

async function capturedPayment() {
  const { checkoutId } = await makeBooking(db)
  return paymentOf(checkoutId)
}

async function paymentOf(checkoutId: number) {
  const [payment] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
  if (!payment) throw new Error("no payment")
  return payment
}

const stateOf = async ({ id }: { id: number }) => {
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.id, id))
  return payment
}
const refundsOf = ({ id }: { id: number }) =>
  db.select().from(refundsTable).where(eq(refundsTable.paymentId, id)).orderBy(refundsTable.id)

const giveBack = (paymentId: number, amountCents: number, key = "test") =>
  inTransaction(db, (tx) =>
    refundPayment(tx, { paymentId, amountCents, reason: "settlement", key }),
  )

async function orderedRefund(amountCents: number, key = "test") {
  const payment = await capturedPayment()
  await giveBack(payment.id, amountCents, key)
  return { payment, refund: await onlyRefund(payment) }
}

async function onlyRefund(payment: { id: number }) {
  const [refund] = await refundsOf(payment)
  if (!refund) throw new Error("no refund")
  return refund
}

function reportOf(
  payment: { providerRef: string },
  refund: { ref: string; amountCents: number },
  kind: RefundReport["kind"] = "refunded",
): RefundReport {
  return {
    eventId: randomUUID(),
    kind,
    providerRef: payment.providerRef,
    amountCents: refund.amountCents,
    idempotencyKey: refund.ref,
    refundRef: `trial_refund_${refund.ref}`,
  }
}

function deliver(report: RefundReport) {
  const rawBody = JSON.stringify(report)
  const headers = { "trial-signature": signTrialEvent(rawBody) }
  return app.call("POST", TRIAL_WEBHOOK_PATH, { rawBody, headers })
}

test("a part and then the rest go back, each by the provider's signed report", async () => {
  const payment = await capturedPayment()
  await giveBack(payment.id, 2_000, "part")
  expect(await stateOf(payment)).toMatchObject({ status: "captured", refundedCents: 0 })
  await workOff(db)
  expect(await stateOf(payment)).toMatchObject({
    status: "partially_refunded",
    refundedCents: 2_000,
  })
  await giveBack(payment.id, PAID - 2_000, "rest")
  await workOff(db)
  expect(await stateOf(payment)).toMatchObject({ status: "refunded", refundedCents: PAID })
  expect(await refundsOf(payment)).toMatchObject([{ status: "done" }, { status: "done" }])
  const [book] = await db
    .select()
    .from(trialPaymentsTable)
    .where(eq(trialPaymentsTable.providerRef, payment.providerRef))
  expect(book).toMatchObject({ status: "refunded", refundedCents: PAID })
})

test("the same thing is given back once, also by two transactions at once", async () => {
  const payment = await capturedPayment()
  const orders = await Promise.all([1, 2, 3, 4].map(() => giveBack(payment.id, 1_000)))
  expect(orders.toSorted()).toEqual([false, false, false, true])
  await workOff(db)
  expect(await stateOf(payment)).toMatchObject({ refundedCents: 1_000 })
})

test("two refunds at once, on two connections, never give back more than was collected", async () => {
  const payment = await capturedPayment()
  const other = openDatabase(url)
  const orders = await Promise.allSettled(
    [db, other.db].map((connection, index) =>
      inTransaction(connection, (tx) =>
        refundPayment(tx, {
          paymentId: payment.id,
          amountCents: 4_000,
          reason: "settlement",
          key: `race ${index}`,
        }),
      ),
    ),
  )
  await other.close()
  expect(orders.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
  const refused = orders.find((order) => order.status === "rejected")
  expect(violatedConstraint(refused?.reason)).toBe("refunds_never_exceed_the_capture")
  await workOff(db)
  expect(await stateOf(payment)).toMatchObject({ refundedCents: 4_000 })
})

test("the database itself refuses two rows that together are too heavy, whoever writes them", async () => {
  const payment = await capturedPayment()
  const other = openDatabase(url)
  const row = (key: string) => ({
    ref: `raw ${payment.id} ${key}`,
    paymentId: payment.id,
    key,
    amountCents: 4_000,
    reason: "settlement" as const,
    status: "ordered" as const,
    orderedAt: new Date(),
  })
  const written = await Promise.allSettled([
    db.insert(refundsTable).values(row("one")),
    other.db.insert(refundsTable).values(row("two")),
  ])
  await other.close()
  expect(written.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
  await refundsQueue.run(db, { refundId: (await onlyRefund(payment)).id })
  await workOff(db)
})

test("nothing goes back of a payment that was never collected", async () => {
  const { checkoutId } = await makeBooking(db, { outcome: "withdrawn" })
  const { id } = await paymentOf(checkoutId)
  await expect(giveBack(id, 1)).rejects.toSatisfy(
    (error) => violatedConstraint(error) === "refunds_never_exceed_the_capture",
  )
})

test("a report that comes ten times, by one name or by ten, counts once", async () => {
  const { payment, refund } = await orderedRefund(2_000)
  const same = reportOf(payment, refund)
  const reports = [
    ...Array(5).fill(same),
    ...Array.from({ length: 5 }, () => reportOf(payment, refund)),
  ]
  const answers = await Promise.all(reports.map(deliver))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await stateOf(payment)).toMatchObject({
    status: "partially_refunded",
    refundedCents: 2_000,
  })
  // the provider's own report, once it is called, is one more repeat
  await workOff(db)
  expect(await stateOf(payment)).toMatchObject({ refundedCents: 2_000 })
})

test("two reports in the wrong order lead to the same end", async () => {
  const payment = await capturedPayment()
  await giveBack(payment.id, 2_000, "first")
  await giveBack(payment.id, PAID - 2_000, "second")
  const [first, second] = await refundsOf(payment)
  if (!first || !second) throw new Error("two refunds were ordered")
  await deliver(reportOf(payment, second))
  expect(await stateOf(payment)).toMatchObject({ status: "partially_refunded" })
  await deliver(reportOf(payment, first))
  expect(await stateOf(payment)).toMatchObject({ status: "refunded" })
  await workOff(db)
})

test("another amount, an unknown refund and a foreign payment are refused, and nothing is written", async () => {
  const { payment, refund } = await orderedRefund(2_000)
  const report = reportOf(payment, refund)
  expect(await deliver({ ...report, amountCents: 2_001 })).toMatchObject({ status: 422 })
  expect(await deliver({ ...report, idempotencyKey: "nobody" })).toMatchObject({ status: 404 })
  const foreign = await capturedPayment()
  expect(await deliver({ ...report, providerRef: foreign.providerRef })).toMatchObject({
    status: 404,
  })
  expect(await stateOf(payment)).toMatchObject({ status: "captured", refundedCents: 0 })
  await workOff(db)
})

test("a refund that fails at the provider leaves the money where it is, and a late success changes nothing", async () => {
  const { payment, refund } = await orderedRefund(PAID)
  await applyProviderEvent(db, "trial", reportOf(payment, refund, "refund_failed"))
  expect(await onlyRefund(payment)).toMatchObject({ status: "failed" })
  expect(await stateOf(payment)).toMatchObject({ status: "captured", refundedCents: 0 })
  await deliver(reportOf(payment, refund))
  expect(await onlyRefund(payment)).toMatchObject({ status: "failed" })
  // what failed leaves room for another try
  expect(await giveBack(payment.id, PAID, "again")).toBe(true)
  await workOff(db)
  expect(await stateOf(payment)).toMatchObject({ status: "refunded" })
})

test("a refund that was refused is tried again after a pause, by another name, and pays back once", async () => {
  const { payment, refund } = await orderedRefund(PAID)
  await applyProviderEvent(db, "trial", reportOf(payment, refund, "refund_failed"))
  const failed = await onlyRefund(payment)
  expect(failed.retryAt?.getTime()).toBe((failed.settledAt?.getTime() ?? 0) + hours(1))
  await retryRefundsQueue.run(db, null)
  expect(await onlyRefund(payment)).toMatchObject({ status: "failed", attempt: 1 })
  const restoreClock = setClockSource(() => new Date(Date.now() + hours(1) + 1_000))
  await Promise.all([1, 2, 3].map(() => retryRefundsQueue.run(db, null)))
  restoreClock()
  expect(await onlyRefund(payment)).toMatchObject({ status: "ordered", attempt: 2, retryAt: null })
  // a late word about the first try is not one about the second
  await deliver(reportOf(payment, refund, "refund_failed"))
  await deliver(reportOf(payment, refund))
  expect(await onlyRefund(payment)).toMatchObject({ status: "ordered", attempt: 2 })
  await workOff(db)
  expect(await onlyRefund(payment)).toMatchObject({ status: "done", attempt: 2 })
  expect(await stateOf(payment)).toMatchObject({ status: "refunded", refundedCents: PAID })
})

test("after the last pause a refund waits for the back office, which sees it and starts it once", async () => {
  const { payment, refund } = await orderedRefund(2_000)
  await db.update(refundsTable).set({ attempt: 5 }).where(eq(refundsTable.id, refund.id))
  const report = { ...refund, ref: `${refund.ref}/5` }
  await applyProviderEvent(db, "trial", reportOf(payment, report, "refund_failed"))
  expect(await onlyRefund(payment)).toMatchObject({ status: "failed", retryAt: null })
  const seen = async () => (await listFailedRefunds(db)).filter(({ id }) => id === refund.id)
  expect(await seen()).toMatchObject([{ amountCents: 2_000, attempt: 5, retryAt: null }])
  const { id: as } = await makeUser(db, { isAdmin: true })
  const path = `/api/refunds/${refund.id}/retry`
  const press = (note = "") => app.call("POST", path, { as, body: { note } })
  const refused = await press()
  expect(refused).toMatchObject({
    status: 400,
    json: { code: "validation", message: [{ property: "note" }] },
  })
  const answers = await Promise.all([press("Neue Karte."), press("Neue Karte.")])
  expect(answers.map(({ json }) => json.isRetried).toSorted()).toEqual([false, true])
  const retries = await db
    .select({ actorId: eventsTable.actorId, reason: eventsTable.reason })
    .from(eventsTable)
    .where(
      and(eq(eventsTable.kind, "payment.refund_retried"), eq(eventsTable.entityId, payment.id)),
    )
  expect(retries).toEqual([{ actorId: as, reason: "Neue Karte." }])
  await workOff(db)
  expect(await stateOf(payment)).toMatchObject({ refundedCents: 2_000 })
  expect(await seen()).toEqual([])
})

test("a refund that was paid in another way meanwhile is not retried", async () => {
  const { payment, refund } = await orderedRefund(PAID)
  await applyProviderEvent(db, "trial", reportOf(payment, refund, "refund_failed"))
  await giveBack(payment.id, PAID, "by another way")
  const restoreClock = setClockSource(() => new Date(Date.now() + hours(1) + 1_000))
  await retryRefundsQueue.run(db, null)
  restoreClock()
  await workOff(db)
  const [first] = await refundsOf(payment)
  expect(first).toMatchObject({ status: "failed", attempt: 1, retryAt: null })
  expect(await stateOf(payment)).toMatchObject({ status: "refunded", refundedCents: PAID })
})

test("a provider that does not answer is called again, with the same key, and pays back once", async () => {
  const { payment, refund } = await orderedRefund(2_000)
  const job = { refundId: refund.id }
  const { providerRef } = payment
  // paid back at the provider, but its answer was lost before we could write it down
  const call = { idempotencyKey: refund.ref, providerRef, amountCents: refund.amountCents }
  const { refundRef } = await providerNamed("trial").refund(db, call)
  await refundsQueue.run(db, job)
  await refundsQueue.run(db, job)
  expect(await onlyRefund(payment)).toMatchObject({ status: "ordered", providerRef: refundRef })
  const [book] = await db
    .select()
    .from(trialPaymentsTable)
    .where(eq(trialPaymentsTable.providerRef, providerRef))
  expect(book).toMatchObject({ status: "captured", refundedCents: 2_000 })
  await workOff(db)
  expect(await stateOf(payment)).toMatchObject({ refundedCents: 2_000 })
})

test("without the webhook a refund stays ordered, until the door is open", async () => {
  const { payment } = await orderedRefund(2_000)
  setTrialTransport(async () => new Response("", { status: 503 }))
  await expect(workOff(db)).rejects.toThrow("503")
  expect(await onlyRefund(payment)).toMatchObject({ status: "ordered" })
  testApplication(db)
  await db.execute("update pgboss.job set state = 'created' where state = 'active'")
  await workOff(db)
  expect(await onlyRefund(payment)).toMatchObject({ status: "done" })
})

test("after all of this provider, payments and ledger agree", async () => {
  const broken = await brokenInvariants(db)
  // these refunds are no booking's: what a booking keeps is its own room's to say
  expect(
    broken.filter(({ rule }) => !rule.includes("booking") && !rule.includes("in full")),
  ).toEqual([])
})
