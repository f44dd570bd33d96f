import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { retryRefundsQueue } from "#features/payments/server/retry-refunds.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { requestByStripe } from "#tests/support/stripe-requests.ts"
import { orderByStripe, settleWithStripe, startStripe } from "#tests/support/stripe-steps.ts"

/*
 * What Stripe documents to happen by itself, later than anybody has asked for anything (table in
 * `tests/support/stripe-stand-in/README.md`), and what the product does then.
 */

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

let restoreClock = () => {}
afterEach(async () => {
  stripe.goAway(false)
  expect(await compareBooks(db, stripe)).toEqual([])
  restoreClock()
})

async function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
  stripe.book.letTimePass()
  await settle()
}

const settle = () => settleWithStripe(db, stripe)

/** A seat for 68.75 in twenty days, reserved and asked for. */
const requested = () => requestByStripe(db, app, stripe, { departsIn: days(20) })

type Requested = Awaited<ReturnType<typeof requested>>

async function collected() {
  const order = await requested()
  await order.accept()
  await settle()
  return order
}

async function statusesOf({ bookingId, paymentId }: Requested) {
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId))
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.id, paymentId))
  return { booking: booking?.status, payment: payment?.status }
}

async function refundsOf({ paymentId }: Requested) {
  const rows = await db.select().from(refundsTable).where(eq(refundsTable.paymentId, paymentId))
  return rows.map(({ status, amountCents, attempt }) => `${attempt}: ${status} ${amountCents}`)
}

/** The pilot says yes while nobody can be reached, and the jobs die. */
async function acceptWhileAway(order: Requested) {
  stripe.goAway(true)
  await order.accept()
  await expect(workOff(db)).rejects.toThrow()
}

test("what is reserved is over after seven days, and is due by other means then", async () => {
  const order = await requested()
  await acceptWhileAway(order)
  await laterBy(days(7) - minutes(1))
  expect(await statusesOf(order)).toEqual({ booking: "confirmed", payment: "authorised" })
  stripe.book.letTimePass()
  expect(stripe.book.intentNamed(order.intentId).status).toBe("requires_capture")
  stripe.goAway(false)
  await laterBy(minutes(1))
  expect(await statusesOf(order)).toEqual({ booking: "payment_due", payment: "voided" })
})

test("a capture that the means of payment refuses leaves the booking due by other means", async () => {
  const order = await requested()
  stripe.book.declineCapture(order.intentId)
  await order.accept()
  // the call is refused, and its job dies
  await expect(settle()).rejects.toThrow("declined")
  await settle()
  expect(stripe.book.intentNamed(order.intentId).status).toBe("requires_payment_method")
  expect(await statusesOf(order)).toEqual({ booking: "payment_due", payment: "failed" })
})

test("also when nobody has reported it", async () => {
  const order = await requested()
  stripe.book.declineCapture(order.intentId)
  await order.accept()
  await expect(workOff(db)).rejects.toThrow("declined")
  stripe.webhooks.lose()
  await laterBy(minutes(21))
  await reconcilePaymentsQueue.run(db, null)
  await settle()
  expect(await statusesOf(order)).toEqual({ booking: "payment_due", payment: "failed" })
})

test("a declined card before the reservation, reported late, ends nothing", async () => {
  const flight = await makeFlight(db, { departsAt: new Date(clock.now().getTime() + days(20)) })
  const { id: as } = await makeUser(db)
  const { sessionId, paymentId } = await orderByStripe(db, app, { flightId: flight.id, as })
  stripe.book.act(sessionId, "decline")
  stripe.book.act(sessionId, "pay")
  await stripe.webhooks.deliver({ isReversed: true })
  await settle()
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.id, paymentId))
  expect(payment?.status).toBe("authorised")
})

test("a refund that a bank takes days for is done when it has come, and is not asked for twice", async () => {
  const order = await collected()
  stripe.book.letRefundsOf(order.intentId, "pending")
  await order.cancel()
  await settle()
  expect(await refundsOf(order)).toEqual(["1: ordered 6875"])
  await laterBy(days(2))
  await reconcilePaymentsQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["1: ordered 6875"])
  await laterBy(days(3))
  expect(await refundsOf(order)).toEqual(["1: done 6875"])
  expect(await statusesOf(order)).toMatchObject({ payment: "refunded" })
})

test("one that fails after days is tried again under a name of its own", async () => {
  const order = await collected()
  stripe.book.letNextRefundOf(order.intentId, "pending")
  await order.cancel()
  await settle()
  const [pending] = [...stripe.book.refunds.values()].filter(({ status }) => status === "pending")
  stripe.book.settleRefund(pending?.id ?? "", "failed")
  await settle()
  expect(await refundsOf(order)).toEqual(["1: failed 6875"])
  await laterBy(hours(1) + minutes(1))
  await retryRefundsQueue.run(db, null)
  await settle()
  expect(await refundsOf(order)).toEqual(["2: done 6875"])
})

test("a refund that the balance does not cover waits at Stripe until it does", async () => {
  const order = await collected()
  const other = await collected()
  // somebody has sent the balance to the operator's bank
  const drawn = stripe.book.balanceCents()
  stripe.book.draw(drawn)
  await order.cancel()
  await settle()
  expect(await refundsOf(order)).toEqual(["1: ordered 6875"])
  expect(stripe.book.balanceCents()).toBe(-6_875)
  await laterBy(days(6))
  expect(await refundsOf(order)).toEqual(["1: ordered 6875"])
  stripe.book.draw(-drawn)
  await laterBy(minutes(1))
  expect(await refundsOf(order)).toEqual(["1: done 6875"])
  expect(await statusesOf(other)).toMatchObject({ payment: "captured" })
})
