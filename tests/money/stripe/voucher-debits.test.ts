import { randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { findVoucherCheckout } from "#features/bookings/voucher-checkout/server/find-voucher-checkout.ts"
import { openVoucherCheckout } from "#features/bookings/voucher-checkout/server/open-voucher-checkout.ts"
import { orderVoucher } from "#features/bookings/voucher-checkout/server/order-voucher.ts"
import { stageOfVoucher } from "#features/bookings/voucher-checkout/server/view-of-voucher-checkout.ts"
import type { PaymentMeans } from "#features/payments/payment.ts"
import { askProvider } from "#features/payments/server/ask-provider.ts"
import { paymentFlagsTable, paymentsTable } from "#features/payments/server/payments-tables.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { deleteUnpaidVouchersQueue } from "#features/vouchers/server/delete-unpaid-vouchers.ts"
import { findFormerEntries } from "#features/vouchers/server/order-again.ts"
import { redeemVoucher } from "#features/vouchers/server/redeem-voucher.ts"
import { availableCredit } from "#features/vouchers/server/vouchers-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { violatedConstraint } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { orderByStripe, startStripe } from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

async function settle() {
  do {
    await stripe.webhooks.deliver()
    await workOff(db)
  } while (stripe.webhooks.waiting() > 0)
}

let people = 0

/** A guest orders a voucher of 100 € and is on Stripe's page. */
async function ordered(deliverOn = "") {
  people += 1
  const [buyer, recipient] = [`kauft${people}@flug.example`, `bekommt${people}@flug.example`]
  const secret = randomBytes(32).toString("base64url")
  const input = {
    valueCents: 10_000,
    motif: "see",
    recipientName: "Inge",
    senderName: "Lena",
    greeting: "",
    delivery: deliverOn ? "date" : "now",
    deliverOn,
    recipientEmail: recipient,
  } as const
  const bought = await openVoucherCheckout(db, null, input, secret)
  const order = async (means: PaymentMeans) => {
    const wanted = { buyerEmail: buyer, shownTotalCents: 10_000, means }
    const { ref } = await orderVoucher(db, null, { ref: bought, secret }, wanted)
    const [row] = await db
      .select()
      .from(paymentsTable)
      .innerJoin(
        stripeCheckoutsTable,
        eq(stripeCheckoutsTable.providerRef, paymentsTable.providerRef),
      )
      .where(eq(paymentsTable.ref, ref))
    return { sessionId: row?.stripe_checkouts.sessionId ?? "", payment: row?.payments }
  }
  const now = async () => {
    const checkout = await findVoucherCheckout(db, { secret, user: null }, bought)
    if (!checkout) throw new Error("the checkout is gone")
    const { voucher, payment } = checkout
    return { voucher, payment, stage: stageOfVoucher(checkout) }
  }
  return { buyer, recipient, order, now }
}

/** The mandate is given, and the debit runs. */
async function debited(deliverOn = "") {
  const gift = await ordered(deliverOn)
  const { sessionId } = await gift.order("sepa")
  stripe.book.act(sessionId, "pay")
  return { ...gift, intentId: stripe.book.sessionNamed(sessionId).payment_intent ?? "" }
}

async function paid() {
  const gift = await debited()
  await settle()
  stripe.book.endDebit(gift.intentId, "paid")
  await settle()
  return gift
}

const subjectsTo = async (address: string) =>
  (await mailsTo(db, address)).map(({ subject }) => subject.replaceAll("\u00a0", " "))

test("a debit takes days: the voucher waits, is not deleted overnight, and goes out with its money", async () => {
  const { buyer, recipient, now, intentId } = await debited()
  await settle()
  expect(await now()).toMatchObject({ stage: "processing", voucher: { status: "ordered" } })
  expect(await subjectsTo(buyer)).toEqual(["Dein Fluggutschein über 100 €: Lastschrift"])
  laterBy(days(4))
  await deleteUnpaidVouchersQueue.run(db, null)
  await settle()
  expect(await now()).toMatchObject({ stage: "processing", voucher: { recipientName: "Inge" } })
  expect(await compareBooks(db, stripe)).toEqual([])
  stripe.book.endDebit(intentId, "paid")
  await settle()
  expect(await now()).toMatchObject({
    stage: "active",
    payment: { status: "captured", capturedCents: 10_000, means: "sepa" },
  })
  expect(await subjectsTo(recipient)).toEqual(["Ein Flug für dich, geschenkt von Lena"])
  expect(await compareBooks(db, stripe)).toEqual([])
})

test("an unpaid voucher is closed the first night and deleted the next", async () => {
  const { now, order } = await ordered()
  await order("card")
  laterBy(days(3))
  await deleteUnpaidVouchersQueue.run(db, null)
  await settle()
  expect((await now()).voucher).toMatchObject({ status: "ordered", recipientName: "Inge" })
  await deleteUnpaidVouchersQueue.run(db, null)
  expect((await now()).voucher).toMatchObject({ status: "revoked", recipientName: "" })
})

test("a buyer whose bank refuses days later finds the form filled in, for two days", async () => {
  const { buyer, recipient, intentId } = await debited(addDays(isoDay(clock.now(), HOME_ZONE), 3))
  await settle()
  laterBy(days(5))
  stripe.book.endDebit(intentId, "refused")
  await settle()
  const letter = (await mailsTo(db, buyer))[0]?.text ?? ""
  const wie = /\?wie=([\w-]+)/.exec(letter)?.[1] ?? ""
  await deleteUnpaidVouchersQueue.run(db, null)
  expect(await findFormerEntries(db, wie)).toMatchObject({
    value: "10000",
    recipientName: "Inge",
    delivery: "date",
    // that day is over
    deliverOn: "",
    recipientEmail: recipient,
  })
  expect(await findFormerEntries(db, `${wie}x`)).toBeUndefined()
  laterBy(days(3))
  await deleteUnpaidVouchersQueue.run(db, null)
  expect(await findFormerEntries(db, wie)).toBeUndefined()
})

test("a refused debit ends the order; the buyer is notified, no one else is", async () => {
  const { buyer, recipient, now, intentId } = await debited()
  await settle()
  stripe.book.endDebit(intentId, "refused")
  await settle()
  expect(await now()).toMatchObject({
    stage: "open",
    voucher: { status: "ordered", code: null },
    payment: { status: "failed" },
  })
  expect(await subjectsTo(buyer)).toContain(
    "Die Lastschrift für deinen Fluggutschein hat nicht geklappt",
  )
  expect(await subjectsTo(recipient)).toEqual([])
  expect(await compareBooks(db, stripe)).toEqual([])
})

test.each(["paid", "refused"] as const)(
  "reports that are lost or come in any order change nothing of a debit that is %s",
  async (how) => {
    const { now, intentId } = await debited()
    stripe.book.endDebit(intentId, how)
    await stripe.webhooks.deliver({ isReversed: true, times: 2 })
    await workOff(db)
    stripe.webhooks.lose()
    const { payment } = await now()
    if (!payment) throw new Error("no payment")
    await askProvider(db, payment)
    await askProvider(db, payment)
    await workOff(db)
    expect((await now()).payment?.status).toBe(how === "paid" ? "captured" : "failed")
    expect(await compareBooks(db, stripe)).toEqual([])
  },
)

test("a day before the money is over: the voucher goes out with the money", async () => {
  const deliverOn = addDays(isoDay(clock.now(), HOME_ZONE), 2)
  const { recipient, intentId } = await debited(deliverOn)
  await settle()
  laterBy(days(5))
  stripe.book.endDebit(intentId, "paid")
  await settle()
  expect(await subjectsTo(recipient)).toEqual(["Ein Flug für dich, geschenkt von Lena"])
})

test("who changes their mind about the means has one open payment, and the former page is closed", async () => {
  const { order, now } = await ordered()
  const card = await order("card")
  const debit = await order("sepa")
  expect(stripe.book.sessionNamed(card.sessionId).status).toBe("expired")
  expect(debit.payment).toMatchObject({ means: "sepa", status: "created" })
  const cardAgain = await order("card")
  stripe.book.act(cardAgain.sessionId, "pay")
  await settle()
  expect((await now()).stage).toBe("active")
  expect(await compareBooks(db, stripe)).toEqual([])
})

test("what a bank takes back later blocks the rest, and the back office sees what was spent of it", async () => {
  for (const spentCents of [0, 6_875]) {
    const { now, recipient, intentId } = await paid()
    const guest = await makeUser(db, { email: `konto-${recipient}` })
    const actor = { kind: "user", userId: guest.id, isPilot: false, isAdmin: false } as const
    const { voucher } = await now()
    await redeemVoucher(db, actor, { code: voucher.code ?? "", address: "198.51.100.9" })
    if (spentCents > 0) {
      const flight = await makeFlight(db)
      await orderByStripe(db, app, { flightId: flight.id, as: guest.id, creditCents: spentCents })
    }
    stripe.book.dispute(intentId, 10_000)
    await settle()
    expect((await now()).voucher.status).toBe("blocked")
    expect(await availableCredit(db, guest.id)).toBe(0)
    const flags = await db
      .select()
      .from(paymentFlagsTable)
      .where(eq(paymentFlagsTable.reason, "voucher_spent"))
    expect(flags.map(({ amountCents }) => amountCents)).toEqual(spentCents > 0 ? [spentCents] : [])
    expect(await compareBooks(db, stripe)).toEqual([])
  }
})

test("flights never offer a debit: not their page at Stripe, not their order, not the database", async () => {
  const flight = await makeFlight(db)
  const { id: as } = await makeUser(db)
  const { sessionId, paymentId } = await orderByStripe(db, app, { flightId: flight.id, as })
  const session = stripe.book.sessionNamed(sessionId)
  expect(session.methods).toEqual([])
  expect(session.captureMethod).toBe("manual")
  const forced = db
    .update(paymentsTable)
    .set({ means: "sepa" })
    .where(eq(paymentsTable.id, paymentId))
  await expect(forced.then(() => "", violatedConstraint)).resolves.toBe("debits_pay_vouchers_alone")
})
