import { eq, sql } from "drizzle-orm"
import { afterAll, afterEach, expect, test } from "vitest"
import { paymentFlagsTable } from "#features/payments/server/payments-tables.ts"
import { reconcileTransfersQueue } from "#features/payments/server/reconcile-transfers.ts"
import { TRANSFERS_QUEUE } from "#features/payments/server/transfers-queue.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { watchBalanceQueue } from "#features/payments/server/watch-balance.ts"
import { retryPayoutsQueue } from "#features/settlements/server/payouts/pay-out.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import { hours, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { stripePayoutSteps } from "#tests/support/stripe-payout-steps.ts"
import { startStripe } from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

const steps = await stripePayoutSteps(db, app, stripe)
const { account, settle, laterBy, mayReceive, closed, payoutOf } = steps
afterAll(steps.restoreClock)

afterEach(async () => {
  await settle()
  expect(await compareBooks(db, stripe)).toEqual([])
})

async function retryJobs() {
  await db.execute(sql`update pgboss.job set state = 'created' where state = 'active'`)
  await settle()
}

const transfersOf = async (flight: { id: number }) => {
  const { booking_id: id } = await payoutOf(flight)
  const rows = await db.select().from(transfersTable).orderBy(transfersTable.id)
  return rows.filter(({ key }) => key.startsWith(`payout/${id}/`))
}

test("the share paid by card is transferred from its very charge, to the pilot's account, once", async () => {
  const flight = await closed()
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  const [transfer] = await transfersOf(flight)
  const sent = stripe.book.transfers.get(transfer?.providerRef ?? "")
  expect(sent).toMatchObject({ amount: 6_250, destination: account, currency: "eur" })
  expect(sent?.source_transaction).toMatch(/^ch_/)
  const again = stripe.webhooks.all.filter(({ type }) => type === "transfer.created")
  for (const event of again) await stripe.webhooks.send(event)
  await retryPayoutsQueue.run(db, null)
})

test.each([
  ["the line breaks after it was sent", "hang-up", 2],
  ["the answer is 500 after it was sent", "500", 1],
] as const)("%s: it is looked for and found, and sent once", async (_what, how, times) => {
  const flight = await closed()
  const before = stripe.book.transfers.size
  stripe.misbehave(/POST \/v1\/transfers/, how, times)
  await expect(settle()).rejects.toThrow()
  await retryJobs()
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  expect(stripe.book.transfers.size).toBe(before + 1)
})

test("a report that never comes is asked for", async () => {
  const flight = await closed()
  await workOff(db)
  stripe.webhooks.lose()
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "ordered" })
  laterBy(hours(1))
  await reconcileTransfersQueue.run(db, null)
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
})

test("a transfer whose job has died is called for again", async () => {
  const flight = await closed()
  const loseTransfers = () =>
    db.execute(sql`delete from pgboss.job where name = ${TRANSFERS_QUEUE} and state < 'active'`)
  await retryPayoutsQueue.run(db, null)
  await loseTransfers()
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "ordered" })
  laterBy(minutes(21))
  await reconcileTransfersQueue.run(db, null)
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
})

test("an account that may not receive holds the payout, until it may", async () => {
  const flight = await closed()
  await mayReceive(false)
  expect(await payoutOf(flight)).toMatchObject({ status: "held", hold: "account" })
  await mayReceive(true)
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
})

test("what a voucher has paid waits until the operator's balance is enough for it, and the office knows of it", async () => {
  const flight = await closed({ creditCents: 5_000 })
  await settle()
  const parts = async () =>
    (await transfersOf(flight)).map(({ status, amountCents }) => `${status} ${amountCents}`)
  expect(await parts()).toEqual(["done 1875", "ordered 4375"])
  expect(await payoutOf(flight)).toMatchObject({ status: "ordered" })
  await Promise.all([1, 2].map(() => watchBalanceQueue.run(db, null)))
  const [flag, ...more] = await db
    .select()
    .from(paymentFlagsTable)
    .where(eq(paymentFlagsTable.reason, "balance_short"))
  expect(more).toEqual([])
  expect(flag?.amountCents).toBe(4_375 - stripe.book.balanceCents())
  const other = await closed()
  laterBy(hours(1))
  await reconcileTransfersQueue.run(db, null)
  await settle()
  expect(await parts()).toEqual(["done 1875", "done 4375"])
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  expect(await payoutOf(other)).toMatchObject({ status: "paid" })
})

test("money that comes back is owed again and waits for somebody to look", async () => {
  const flight = await closed()
  await settle()
  const [transfer] = await transfersOf(flight)
  stripe.book.reverseTransfer(transfer?.providerRef ?? "")
  await stripe.webhooks.deliver({ times: 3, isReversed: true })
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "held", hold: "reversed" })
  await retryPayoutsQueue.run(db, null)
  expect(await payoutOf(flight)).toMatchObject({ status: "held" })
  const [held] = await db.select().from(payoutsTable).where(eq(payoutsTable.hold, "reversed"))
  expect(held?.amountCents).toBe(6_250)
})

test("a transfer to an account that has just lost its capability is refused, waits for it, and goes in the end", async () => {
  const flight = await closed()
  stripe.book.changeAccount(account, { capabilities: { transfers: "inactive" } })
  // nobody has said so yet
  stripe.webhooks.lose()
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "failed" })
  expect((await transfersOf(flight)).map(({ status }) => status)).toEqual(["failed"])
  await mayReceive(false)
  laterBy(hours(1) + minutes(1))
  await retryPayoutsQueue.run(db, null)
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "held", hold: "account" })
  await mayReceive(true)
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
})

test("a balance below zero sends nothing of what vouchers have paid, until it is covered", async () => {
  const drawn = stripe.book.balanceCents() + 1_000
  stripe.book.draw(drawn)
  const flight = await closed({ creditCents: 5_000 })
  await settle()
  const { booking_id: id } = await payoutOf(flight)
  expect(stripe.book.balanceCents()).toBeLessThan(4_375)
  expect(await payoutOf(flight)).toMatchObject({ status: "ordered" })
  // the product asks before it sends; who does not is refused
  const body = { amount: "4375", currency: "eur", destination: account }
  expect(() => stripe.book.transfer(body)).toThrow("Insufficient funds")
  stripe.book.draw(-drawn - 5_000)
  laterBy(hours(1))
  await reconcileTransfersQueue.run(db, null)
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ booking_id: id, status: "paid" })
  stripe.book.draw(5_000)
})
