import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { readDraftFacts } from "#features/flights/draft/server/draft-facts.ts"
import { paymentFlagsTable } from "#features/payments/server/payments-tables.ts"
import { askPayoutAccount } from "#features/payments/server/stripe/payout-accounts.ts"
import { reconcilePayoutAccountsQueue } from "#features/payments/server/stripe/reconcile-payout-accounts.ts"
import {
  findPayoutAccount,
  getPayoutState,
} from "#features/users/bank-accounts/server/payout-accounts.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { startStripe } from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

const onboard = (as: number) => app.call("POST", "/api/payout-account/onboarding", { as })
const READY = {
  details_submitted: true,
  payouts_enabled: true,
  capabilities: { transfers: "active" },
}

test("a pilot is led to Stripe, again and again to the same account, and may publish when it is ready", async () => {
  const { id } = await makePilot(db)
  const payout = async () =>
    (await readDraftFacts(db, { pilotId: id, flightId: 0, answers: {} }, null)).payout
  expect(await payout()).toBe("none")
  const [first, second] = await Promise.all([onboard(id), onboard(id)])
  expect(first).toMatchObject({ status: 200 })
  expect(first.json.url).toBe(second.json.url)
  expect(stripe.book.accounts.size).toBe(1)
  expect(await payout()).toBe("started")
  const account = (await findPayoutAccount(db, id))?.providerRef ?? ""
  stripe.book.changeAccount(account, { details_submitted: true })
  await stripe.webhooks.deliver({ times: 2 })
  expect(await payout()).toBe("checking")
  stripe.book.changeAccount(account, READY)
  await stripe.webhooks.deliver()
  expect(await payout()).toBe("ready")
  stripe.book.changeAccount(account, { payouts_enabled: false })
  await stripe.webhooks.deliver()
  expect(await payout()).toBe("checking")
})

test("a returning pilot's account is looked up at the provider, and an older report changes nothing", async () => {
  const { id } = await makePilot(db)
  await onboard(id)
  const account = (await findPayoutAccount(db, id))?.providerRef ?? ""
  stripe.book.changeAccount(account, { details_submitted: true })
  const [older] = stripe.webhooks.all.slice(-1)
  stripe.webhooks.lose()
  stripe.book.changeAccount(account, READY)
  stripe.webhooks.lose()
  await askPayoutAccount(db, id)
  expect(await getPayoutState(db, id)).toBe("ready")
  if (older) await stripe.webhooks.send({ ...older, created: older.created - 60 })
  expect(await getPayoutState(db, id)).toBe("ready")
})

test("accounts whose webhooks never come are asked for: hourly while they wait, daily when ready", async () => {
  const { id } = await makePilot(db)
  await onboard(id)
  const account = (await findPayoutAccount(db, id))?.providerRef ?? ""
  const start = clock.now().getTime()
  const runAfter = async (duration: number) => {
    const restore = setClockSource(() => new Date(start + duration))
    await reconcilePayoutAccountsQueue.run(db, null)
    restore()
    return getPayoutState(db, id)
  }
  stripe.book.changeAccount(account, READY)
  stripe.webhooks.lose()
  expect(await runAfter(hours(0.9))).toBe("started")
  expect(await runAfter(hours(1.1))).toBe("ready")
  stripe.book.changeAccount(account, { payouts_enabled: false })
  stripe.webhooks.lose()
  expect(await runAfter(hours(3))).toBe("ready")
  expect(await runAfter(hours(26))).toBe("checking")
  // one that Stripe does not answer for keeps no other from being asked
  const other = await makePilot(db)
  await onboard(other.id)
  stripe.book.accounts.delete((await findPayoutAccount(db, other.id))?.providerRef ?? "")
  stripe.book.changeAccount(account, READY)
  stripe.webhooks.lose()
  expect(await runAfter(hours(28))).toBe("ready")
  const { rowId } = failingRowsTable
  expect(await db.delete(failingRowsTable).returning({ rowId })).toEqual([
    { rowId: String(other.id) },
  ])
})

test("a report about an unknown payout account is left for the back office", async () => {
  const { id } = await makePilot(db)
  await onboard(id)
  const account = (await findPayoutAccount(db, id))?.providerRef ?? ""
  const stranger = { ...stripe.book.accountNamed(account), id: "acct_stranger" }
  const event = { id: "evt_stranger", object: "event", type: "account.updated" } as const
  await stripe.webhooks.send({ ...event, created: 1, data: { object: stranger } })
  const flags = await db
    .select({ reason: paymentFlagsTable.reason })
    .from(paymentFlagsTable)
    .where(eq(paymentFlagsTable.subject, "acct_stranger"))
  expect(flags).toEqual([{ reason: "unknown_account" }])
})
