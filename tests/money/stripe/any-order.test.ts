import { randomUUID } from "node:crypto"
import { asc, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { createRandom } from "#db/seed/random.ts"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import { startPayment } from "#features/payments/server/start-payment.ts"
import { reconcileDisputesQueue } from "#features/payments/server/stripe/reconcile-disputes.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { stripeProvider } from "#features/payments/server/stripe/stripe-provider.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { newRef } from "#platform/ids.ts"
import { inTransaction } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { paymentTrace } from "#tests/support/payment-trace.ts"
import type { StripeEvent } from "#tests/support/stripe-stand-in/webhooks.ts"
import { startStripe } from "#tests/support/stripe-steps.ts"

/*
 * The webhooks of one payment in any order: twice, ten times at once, an hour late, never. Whatever
 * arrives, in the end each life has left the same payment, the same refunds and the same ledger, once.
 * Short lives go through all orders, long ones through RESILIENCE_RUNS random ones (default 15).
 */

const RUNS = Number(process.env.RESILIENCE_RUNS ?? 15)
const AT_ONCE = 10

const stripe = startStripe()
const db = await testDatabase()
stripe.reportTo(testApplication(db))
const flight = await makeFlight(db)
const random = createRandom("webhooks in any order")

let restoreClock = () => {}
afterEach(() => restoreClock())

function later(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

/** A payment of a checkout without a booking, which nobody has made yet. */
async function openPayment() {
  const now = clock.now()
  const checkout = await insertRow(db, checkoutsTable, {
    ref: newRef(),
    secretHash: randomUUID(),
    subject: "flight",
    flightId: flight.id,
    seats: 1,
    seatPriceCents: 6_250,
    feeCents: 625,
    expiresAt: now,
    createdAt: now,
  })
  const order = { checkoutId: checkout.id, checkoutRef: checkout.ref, amountCents: 6_875 }
  const { ref } = await startPayment(db, { ...order, creditCents: 0 })
  const [row] = await db
    .select({ payment: paymentsTable, sessionId: stripeCheckoutsTable.sessionId })
    .from(paymentsTable)
    .innerJoin(
      stripeCheckoutsTable,
      eq(stripeCheckoutsTable.providerRef, paymentsTable.providerRef),
    )
    .where(eq(paymentsTable.ref, ref))
  if (!row) throw new Error("no payment was opened")
  return row
}

type Open = Awaited<ReturnType<typeof openPayment>>

const intentOf = ({ sessionId }: Open) => stripe.book.sessionNamed(sessionId).payment_intent ?? ""

/** Nothing is captured or voided before its webhook has arrived, which may come once more. */
async function hearOfReservation() {
  const reserved = stripe.webhooks.all.findLast(
    ({ type }) => type === "payment_intent.amount_capturable_updated",
  )
  if (reserved) await stripe.webhooks.send(reserved)
}

async function capture({ payment }: Open) {
  await hearOfReservation()
  await stripeProvider.capture(db, payment.providerRef, payment.dueCents)
}

async function giveBack({ payment }: Open, amountCents: number) {
  const input = { paymentId: payment.id, amountCents, key: `${amountCents}` }
  await inTransaction(db, (tx) => refundPayment(tx, { ...input, reason: "settlement" }))
  const refunds = await db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, payment.id))
    .orderBy(asc(refundsTable.id))
  const idempotencyKey = refunds.at(-1)?.ref ?? ""
  await stripeProvider.refund(db, {
    idempotencyKey,
    providerRef: payment.providerRef,
    amountCents,
  })
}

/** What happens at Stripe, in its order; each step leaves webhooks. */
const LIVES = {
  "asked by the bank, paid": async (open: Open) => {
    stripe.book.act(open.sessionId, "challenge")
    stripe.book.act(open.sessionId, "pay")
  },
  "asked by the bank, then the page was closed": async (open: Open) => {
    stripe.book.act(open.sessionId, "challenge")
    stripe.book.expireSession(open.sessionId)
  },
  "paid, then let go": async (open: Open) => {
    stripe.book.act(open.sessionId, "pay")
    await hearOfReservation()
    await stripeProvider.void(db, open.payment.providerRef)
  },
  "collected, partly refunded, a dispute lost": async (open: Open) => {
    stripe.book.act(open.sessionId, "challenge")
    stripe.book.act(open.sessionId, "pay")
    await capture(open)
    await giveBack(open, 1_000)
    await giveBack(open, 625)
    const { id } = stripe.book.dispute(intentOf(open), 2_000)
    stripe.book.closeDispute(id, "lost")
  },
  "collected, a dispute won, all refunded": async (open: Open) => {
    stripe.book.act(open.sessionId, "pay")
    await capture(open)
    const { id } = stripe.book.dispute(intentOf(open), 6_875)
    stripe.book.closeDispute(id, "won")
    await giveBack(open, 6_875)
  },
} as const

type Life = keyof typeof LIVES

async function live(life: Life) {
  const open = await openPayment()
  const before = stripe.webhooks.all.length
  await LIVES[life](open)
  const events = stripe.webhooks.all
    .slice(before)
    .filter(({ type }) => type !== "payment_intent.created")
  stripe.webhooks.lose()
  return { open, events }
}

interface Delivery {
  event: StripeEvent
  times: number
  isLate: boolean
}

/** Until Stripe has an answer that it takes, as it does for days. */
async function send({ event, times }: Delivery) {
  let statuses = [500]
  for (let tries = 0; tries < 5 && statuses.some((status) => status >= 300); tries += 1) {
    statuses = await Promise.all(Array.from({ length: times }, () => stripe.webhooks.send(event)))
  }
  expect(statuses.every((status) => status === 200)).toBe(true)
}

async function askForWhatWasLost() {
  later(minutes(21))
  await reconcilePaymentsQueue.run(db, null)
  await reconcileDisputesQueue.run(db, null)
  // the next lives are asked about alone
  await db.update(paymentsTable).set({ nextPollAt: null })
  stripe.book.disputes.clear()
}

/** Delivers each life's webhooks as planned; answers what each payment has come to. */
async function traceOf(life: Life, plans: ((events: readonly StripeEvent[]) => Delivery[])[]) {
  const traces: string[] = []
  let sent = 0
  for (let start = 0; start < plans.length; start += AT_ONCE) {
    const lives: { open: Open; deliveries: Delivery[] }[] = []
    for (const plan of plans.slice(start, start + AT_ONCE)) {
      const { open, events } = await live(life)
      lives.push({ open, deliveries: plan(events) })
    }
    const deliverAll = (which: boolean) =>
      Promise.all(
        lives.map(async ({ deliveries }) => {
          for (const delivery of deliveries.filter(({ isLate }) => isLate === which)) {
            await send(delivery)
            sent += delivery.times
          }
        }),
      )
    await deliverAll(false)
    later(minutes(60))
    await deliverAll(true)
    await askForWhatWasLost()
    for (const { open } of lives) traces.push(await paymentTrace(db, open.payment.id))
  }
  return { traces, sent }
}

function permutationsOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((first, index) =>
    permutationsOf(list.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}

const once = (event: StripeEvent): Delivery => ({ event, times: 1, isLate: false })

function atRandom(events: readonly StripeEvent[]): Delivery[] {
  return random
    .shuffled(events)
    .filter(() => random.int(1, 5) > 1)
    .map((event) => {
      return { event, times: random.pick([1, 1, 2, 10]), isLate: random.int(1, 3) === 1 }
    })
}

const figures: Record<string, unknown>[] = []

test.each(Object.keys(LIVES) as Life[])(
  "%s: one end and one effect, in whatever order it is reported",
  {
    timeout: minutes(1) + RUNS * 2_000,
  },
  async (life) => {
    const { events } = await live(life)
    const [told] = (await traceOf(life, [(all) => all.map(once)])).traces
    const orders =
      events.length > 4
        ? []
        : permutationsOf([...events.keys()]).map(
            (order) => (all: readonly StripeEvent[]) =>
              order.flatMap((index) => (all[index] ? [once(all[index])] : [])),
          )
    const runs = [...orders, ...Array.from({ length: RUNS }, () => atRandom), () => []]
    const { traces, sent } = await traceOf(life, runs)
    for (const trace of traces) expect(trace).toBe(told)
    figures.push({ life, webhooks: events.length, orders: runs.length, delivered: sent })
    if (figures.length === Object.keys(LIVES).length) console.table(figures)
  },
)
