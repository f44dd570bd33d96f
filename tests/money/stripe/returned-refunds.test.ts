import { asc, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { settlePaymentFlag } from "#features/payments/server/payment-flags.ts"
import {
  paymentFlagsTable,
  paymentsTable,
  refundReturnsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { retryReturnedQueue } from "#features/payments/server/returns/retry-returned.ts"
import { reconcileRefundsQueue } from "#features/payments/server/stripe/reconcile-refunds.ts"
import { listOwnVouchers } from "#features/vouchers/server/vouchers-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { livenessInvariants } from "#server/commands/liveness.ts"
import { testApplication } from "#tests/support/application.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase } from "#tests/support/database.ts"
import { requestByStripe } from "#tests/support/stripe-requests.ts"
import { settleWithStripe, startStripe } from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

let restoreClock = () => {}
afterEach(async () => {
  stripe.letRefundsBe("succeeded")
  expect(await compareBooks(db, stripe)).toEqual([])
  restoreClock()
})

const settle = () => settleWithStripe(db, stripe)

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

/** A seat for 68.75 that was collected and whose pilot has called it off: all of it went back. */
async function refunded(creditCents = 0) {
  const order = await requestByStripe(db, app, stripe, { departsIn: hours(60), creditCents })
  await order.accept()
  await settle()
  await order.cancel()
  await settle()
  return order
}

type Refunded = Awaited<ReturnType<typeof refunded>>

const atStripe = ({ intentId }: Refunded) =>
  [...stripe.book.refunds.values()].filter(({ payment_intent: id }) => id === intentId)

/** The bank sends the newest refund of an order back. */
async function comeBack(order: Refunded) {
  const { id = "" } = atStripe(order).at(-1) ?? {}
  stripe.book.settleRefund(id, "failed")
  await settle()
  return id
}

async function paymentOf({ paymentId }: Refunded) {
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.id, paymentId))
  return payment
}

async function refundsOf({ paymentId }: Refunded) {
  const rows = await db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, paymentId))
    .orderBy(asc(refundsTable.id))
  return rows.map(({ status, amountCents }) => `${status} ${amountCents}`)
}

async function returnsOf({ paymentId }: Refunded) {
  const rows = await db
    .select({ one: refundReturnsTable })
    .from(refundReturnsTable)
    .innerJoin(refundsTable, eq(refundsTable.id, refundReturnsTable.refundId))
    .where(eq(refundsTable.paymentId, paymentId))
    .orderBy(asc(refundReturnsTable.id))
  return rows.map(({ one }) => one)
}

const flagsOf = ({ paymentId }: Refunded) =>
  db
    .select()
    .from(paymentFlagsTable)
    .where(eq(paymentFlagsTable.paymentId, paymentId))
    .orderBy(asc(paymentFlagsTable.id))

async function standingStill() {
  const found = []
  for (const { rule, violations } of livenessInvariants(clock.now())) {
    // flights whose time has passed have timers of their own
    if (!rule.startsWith("refunds")) continue
    const { rows } = await db.execute(violations)
    if (rows.length > 0) found.push(rule)
  }
  return found
}

test("a refund that comes back after it was done is open again, and stays promised", async () => {
  const order = await refunded()
  expect(await paymentOf(order)).toMatchObject({ status: "refunded", refundedCents: 6_875 })
  await comeBack(order)
  expect(await refundsOf(order)).toEqual(["returned 6875"])
  expect(await paymentOf(order)).toMatchObject({ status: "captured", refundedCents: 0 })
  expect(await returnsOf(order)).toMatchObject([{ decidedAt: null, isAutomatic: false }])
  expect(await flagsOf(order)).toEqual([])
})

test("its report changes nothing twice, by webhook, by another event and by asking", async () => {
  const order = await refunded()
  const id = await comeBack(order)
  stripe.book.settleRefund(id, "failed")
  await stripe.webhooks.deliver({ times: 3 })
  await reconcileRefundsQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["returned 6875"])
  expect(await returnsOf(order)).toHaveLength(1)
})

test("a late report of the capture leaves what was given back as it is", async () => {
  const order = await refunded()
  const captured = stripe.webhooks.all.filter(
    ({ type, data }) => type === "payment_intent.succeeded" && data.object.id === order.intentId,
  )
  expect(captured).toHaveLength(1)
  for (const event of captured) await stripe.webhooks.send({ ...event, id: `${event.id}_late` })
  expect(await paymentOf(order)).toMatchObject({ status: "refunded", refundedCents: 6_875 })
})

test("a return whose webhook is lost is found by asking", async () => {
  const order = await refunded()
  stripe.book.settleRefund(atStripe(order).at(-1)?.id ?? "", "failed")
  stripe.webhooks.lose()
  await reconcileRefundsQueue.run(db, null)
  await reconcileRefundsQueue.run(db, null)
  expect(await refundsOf(order)).toEqual(["returned 6875"])
  expect(await returnsOf(order)).toHaveLength(1)
})

test("what vouchers got of it stays with them, and only the card's part comes back", async () => {
  const order = await refunded(5_000)
  await comeBack(order)
  expect(await refundsOf(order)).toEqual(["done 5000", "returned 1875"])
  expect(await paymentOf(order)).toMatchObject({
    status: "partially_refunded",
    refundedCents: 5_000,
  })
  const vouchers = await listOwnVouchers(db, order.guestId)
  expect(vouchers.map(({ balanceCents }) => balanceCents)).toEqual([5_000])
  laterBy(days(7) + hours(1))
  await retryReturnedQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["done 5000", "done 1875"])
  expect(await paymentOf(order)).toMatchObject({ status: "refunded", refundedCents: 6_875 })
  // late, of the try that came back
  const [first] = atStripe(order)
  stripe.book.settleRefund(first?.id ?? "", "failed")
  await settle()
  expect(await refundsOf(order)).toEqual(["done 5000", "done 1875"])
})

test("without an answer it is tried once more after seven days, under a name of its own", async () => {
  const order = await refunded()
  const first = await comeBack(order)
  laterBy(days(7) - hours(1))
  await retryReturnedQueue.run(db, null)
  expect(await refundsOf(order)).toEqual(["returned 6875"])
  laterBy(hours(1) + minutes(30))
  expect(await standingStill()).toEqual([])
  await Promise.all([1, 2, 3].map(() => retryReturnedQueue.run(db, null)))
  await settle()
  expect(await refundsOf(order)).toEqual(["done 6875"])
  expect(atStripe(order).map(({ status }) => status)).toEqual(["failed", "succeeded"])
  // a report of the former try says nothing of this one
  stripe.book.settleRefund(first, "failed")
  await settle()
  expect(await refundsOf(order)).toEqual(["done 6875"])
})

test("nothing of it stands still when no timer comes by", async () => {
  const order = await refunded()
  await comeBack(order)
  laterBy(days(7) + hours(2))
  expect(await standingStill()).toContainEqual(expect.stringContaining("refunds"))
  await retryReturnedQueue.run(db, null)
  await settle()
  expect(await standingStill()).toEqual([])
})

test("what comes back once more after that is a case, and a person books the transfer", async () => {
  const order = await refunded()
  await comeBack(order)
  laterBy(days(7) + hours(1))
  await retryReturnedQueue.run(db, null)
  await settle()
  await comeBack(order)
  expect(await refundsOf(order)).toEqual(["returned 6875"])
  const flags = await flagsOf(order)
  expect(flags).toMatchObject([{ reason: "refund_came_back", amountCents: 6_875 }])
  laterBy(days(30))
  await retryReturnedQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["returned 6875"])
  const { id: userId } = await makeUser(db, { isAdmin: true })
  const admin = {
    kind: "user",
    userId,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  const settling = { id: flags[0]?.id ?? 0, note: "Am 3. 12. überwiesen." }
  const bank = accounts.operatorBank()
  const before = (await listBalances(db, [bank])).get(bank.code) ?? 0
  await Promise.all([1, 2].map(() => settlePaymentFlag(db, admin, settling)))
  expect(await refundsOf(order)).toEqual(["paid_otherwise 6875"])
  expect((await listBalances(db, [bank])).get(bank.code)).toBe(before - 6_875)
  expect(await flagsOf(order)).toMatchObject([{ settledNote: settling.note, settledBy: userId }])
  expect(await standingStill()).toEqual([])
})

test("a try that is refused counts as come back once more", async () => {
  const order = await refunded()
  await comeBack(order)
  stripe.letRefundsBe("failed")
  laterBy(days(7) + hours(1))
  await retryReturnedQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["returned 6875"])
  expect(await flagsOf(order)).toMatchObject([{ reason: "refund_came_back" }])
})

test("beside an open dispute it waits for the bank, and is written off when that is lost", async () => {
  const order = await refunded()
  const { id } = stripe.book.dispute(order.intentId, 2_000)
  await settle()
  await comeBack(order)
  expect(await paymentOf(order)).toMatchObject({ status: "charged_back", refundedCents: 0 })
  laterBy(days(7) + hours(1))
  await retryReturnedQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["ordered 6875"])
  stripe.book.closeDispute(id, "lost")
  await settle()
  expect(await refundsOf(order)).toEqual(["done 4875", "written_off 2000"])
})

test("what a bank takes back for good of a returned refund is not given back once more", async () => {
  const order = await refunded()
  await comeBack(order)
  const { id } = stripe.book.dispute(order.intentId, 6_875)
  await settle()
  stripe.book.closeDispute(id, "lost")
  await settle()
  expect(await refundsOf(order)).toEqual(["written_off 6875"])
  laterBy(days(8))
  await retryReturnedQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["written_off 6875"])
})
