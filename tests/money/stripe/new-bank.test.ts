import { eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { retryPayoutsQueue } from "#features/settlements/server/payouts/pay-out.ts"
import { getPaidWhere } from "#features/settlements/server/settlement-views.ts"
import { PAYOUT_WAIT_MS } from "#features/users/bank-accounts/payout-wait.ts"
import { payoutAccountsTable } from "#features/users/bank-accounts/server/payout-accounts-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { stripePayoutSteps } from "#tests/support/stripe-payout-steps.ts"
import { startStripe } from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)
const steps = await stripePayoutSteps(db, app, stripe)
const { account, pilotId, settle, laterBy, closed, payoutOf } = steps
afterAll(steps.restoreClock)

const pilot = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false } as const

async function mailsAboutBanks() {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, pilotId))
  const mails = await mailsTo(db, user?.email ?? "")
  return mails.filter(({ subject }) => subject === "Bankverbindung geändert")
}

test("money goes to a bank that is new at Stripe only after 72 hours, and its owner is told at once", async () => {
  const before = (await mailsAboutBanks()).length
  const from = new Date(clock.now().getTime() + PAYOUT_WAIT_MS)
  stripe.book.changeBank(account, { last4: "1881", holder: "Jan Reimers" })
  await settle()
  const mails = await mailsAboutBanks()
  expect(mails).toHaveLength(before + 1)
  const told = mails.find(({ text }) => text.includes("1881"))?.text
  expect(told).toContain("Jan Reimers")
  expect(told).toContain("noch nichts dorthin")
  expect(told).not.toContain("bisherigen Konto")
  // 62 hours later
  const flight = await closed()
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "held", hold: "new_account" })
  expect(await getPaidWhere(db, pilot)).toMatchObject({ kind: "provider", state: "ready" })
  laterBy(from.getTime() - clock.now().getTime() - minutes(1))
  await retryPayoutsQueue.run(db, null)
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "held" })
  laterBy(minutes(2))
  await retryPayoutsQueue.run(db, null)
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  expect(await getPaidWhere(db, pilot)).toEqual({
    kind: "provider",
    state: "ready",
    waitsUntil: null,
  })
})

test("that a bank changed is learnt from its own report where that of the account is lost", async () => {
  laterBy(hours(1))
  stripe.book.changeBank(account, { last4: "2772" })
  const [ofBank, ofAccount] = stripe.webhooks.all.slice(-2)
  expect([ofBank?.type, ofAccount?.type]).toEqual([
    "account.external_account.created",
    "account.updated",
  ])
  stripe.webhooks.lose()
  if (ofBank) await stripe.webhooks.send(ofBank)
  const [row] = await db
    .select()
    .from(payoutAccountsTable)
    .where(eq(payoutAccountsTable.userId, pilotId))
  expect(row?.banks).toEqual(["of-2772"])
  expect(row?.payoutsFrom?.getTime()).toBe(clock.now().getTime() + PAYOUT_WAIT_MS)
  if (ofAccount) await stripe.webhooks.send(ofAccount)
  await settle()
  expect((await mailsAboutBanks()).filter(({ text }) => text.includes("2772"))).toHaveLength(1)
})
