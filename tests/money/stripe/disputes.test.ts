import { asc, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { countFailedRefunds, listFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { listOwnVouchers } from "#features/vouchers/server/vouchers-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
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
  expect(await compareBooks(db, stripe)).toEqual([])
  restoreClock()
})

const settle = () => settleWithStripe(db, stripe)

/** A seat for 68.75, collected; what a voucher has not paid of it the guest's bank can take back. */
async function collected(creditCents = 0) {
  const order = await requestByStripe(db, app, stripe, { departsIn: hours(60), creditCents })
  await order.accept()
  await settle()
  return order
}

type Collected = Awaited<ReturnType<typeof collected>>

const paymentOf = async ({ paymentId }: Collected) => {
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.id, paymentId))
  return payment
}

const refundsOf = async ({ paymentId }: Collected) => {
  const rows = await db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, paymentId))
    .orderBy(asc(refundsTable.id))
  return rows.map(({ status, amountCents }) => `${status} ${amountCents}`)
}

test("what is to go back of a disputed charge waits for its bank, and goes when that is won", async () => {
  const order = await collected()
  const { id } = stripe.book.dispute(order.intentId, 6_875)
  await settle()
  await order.cancel()
  await settle()
  // also when providers are asked about what is missing
  const at = clock.now().getTime() + minutes(21)
  restoreClock = setClockSource(() => new Date(at))
  await reconcilePaymentsQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["ordered 6875"])
  expect(await paymentOf(order)).toMatchObject({ status: "charged_back", refundedCents: 0 })
  stripe.book.closeDispute(id, "won")
  await settle()
  expect(await refundsOf(order)).toEqual(["done 6875"])
  expect(await paymentOf(order)).toMatchObject({ status: "refunded" })
})

test("what a bank has taken back for good is not given back once more, but the voucher gets its part", async () => {
  const order = await collected(5_000)
  const { id } = stripe.book.dispute(order.intentId, 1_875)
  await settle()
  await order.cancel()
  await settle()
  stripe.book.closeDispute(id, "lost")
  await settle()
  expect(await refundsOf(order)).toEqual(["done 5000", "written_off 1875"])
  const vouchers = await listOwnVouchers(db, order.guestId)
  expect(vouchers.map(({ balanceCents }) => balanceCents)).toEqual([5_000])
})

test("of a charge of which a bank took back a part the rest is refunded", async () => {
  const order = await collected()
  const { id } = stripe.book.dispute(order.intentId, 2_000)
  await settle()
  stripe.book.closeDispute(id, "lost")
  await settle()
  await order.cancel()
  await settle()
  expect(await refundsOf(order)).toEqual(["done 4875", "written_off 2000"])
  expect(await paymentOf(order)).toMatchObject({ status: "charged_back", refundedCents: 4_875 })
})

test("a refund that was called for when the bank came is refused, waits, and goes in the end", async () => {
  const order = await collected()
  // its webhook has not come yet
  const { id } = stripe.book.dispute(order.intentId, 6_875)
  await order.cancel()
  await expect(settle()).resolves.toBeUndefined()
  stripe.book.closeDispute(id, "won")
  await settle()
  expect(await refundsOf(order)).toEqual(["done 6875"])
})

test("a refund that is refused for good stands on the list, also where a bank has taken a part back", async () => {
  const order = await collected()
  const { id } = stripe.book.dispute(order.intentId, 2_000)
  await settle()
  stripe.book.closeDispute(id, "lost")
  stripe.book.letRefundsOf(order.intentId, "failed")
  await settle()
  await order.cancel()
  await settle()
  expect(await refundsOf(order)).toEqual(["failed 4875", "written_off 2000"])
  const listed = (await listFailedRefunds(db)).map(({ amountCents }) => amountCents)
  expect(listed).toEqual([4_875])
  expect(await countFailedRefunds(db)).toBe(1)
})
