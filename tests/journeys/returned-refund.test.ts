import { eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import {
  trialPaymentsTable,
  trialRefundsTable,
} from "#features/payments/server/trial/trial-payments-table.ts"
import { days } from "#platform/duration.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { enqueueScheduledJob } from "#tests/support/settlement-steps.ts"

const database = openProductDatabase(ownProduct.dataDir)
const { db } = database
afterAll(() => database.close())

const PATIENCE = { timeout: 20_000 }

/** A guest who has cancelled early: the 68.75 went back, and their bank sends them back. */
async function withReturnedRefund(options: typeof DESKTOP | typeof PHONE) {
  const flight = await makeFlight(db, { departsAt: new Date(Date.now() + days(40)) })
  const { id: passengerId, email } = await makeLogin(db, { firstName: "Mira" })
  const { id, checkoutId } = await makeBooking(db, { flight, passengerId })
  const guest = await visit({ ...options, colorScheme: "dark" })
  await letIn(guest, email)
  const { request } = guest.context()
  const data = { shownRefundCents: 6_875 }
  expect((await request.post(`/api/bookings/${id}/cancel`, { data })).ok()).toBe(true)
  const read = async () => {
    const [row] = await db
      .select({ refund: refundsTable })
      .from(refundsTable)
      .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
      .where(eq(paymentsTable.checkoutId, checkoutId))
    return row?.refund
  }
  const status = async () => (await read())?.status
  await expect.poll(status, PATIENCE).toBe("done")
  await sendBack(checkoutId)
  await expect.poll(status, PATIENCE).toBe("returned")
  const mail = await lastMailTo(db, email, "kam zurück")
  const path = /\/de\/cockpit\/erstattung\/\d+/.exec(mail)?.[0] ?? ""
  return { guest, path, status }
}

/** A bank sends back what the provider has refunded; the report is lost, and the product has to ask. */
async function sendBack(checkoutId: number) {
  const [payment] = await db
    .update(paymentsTable)
    .set({ nextPollAt: new Date() })
    .where(eq(paymentsTable.checkoutId, checkoutId))
    .returning()
  const providerRef = payment?.providerRef ?? ""
  await db
    .update(trialPaymentsTable)
    .set({ status: "captured", refundedCents: 0 })
    .where(eq(trialPaymentsTable.providerRef, providerRef))
  await db
    .update(trialRefundsTable)
    .set({ isPaid: false })
    .where(eq(trialRefundsTable.providerRef, providerRef))
  await enqueueScheduledJob(db, "reconcile-payments")
}

test("on a phone a guest takes a refund that came back as credit, led there by the mail", async () => {
  const { guest, path, status } = await withReturnedRefund(PHONE)
  await open(guest, path)
  await guest.getByRole("heading", { name: "Erstattung zurückgekommen" }).waitFor()
  expect(await axeFindings(guest)).toEqual([])
  await guest.getByRole("radio", { name: "Als Guthaben" }).check()
  await guest.getByRole("button", { name: "Als Guthaben nehmen" }).click()
  await guest.getByText("Das ist jetzt dein Guthaben.").waitFor()
  expect(await status()).toBe("paid_otherwise")
  expect(await axeFindings(guest)).toEqual([])
  await guest.getByRole("link", { name: "Guthaben ansehen" }).click()
  await arrive(guest, "**/de/cockpit/guthaben")
  await guest.getByText("68,75 €").first().waitFor()
  expect(await axeFindings(guest)).toEqual([])
})

test("at the desk the bell leads a guest there, who lets it be tried once more", async () => {
  const { guest, status } = await withReturnedRefund(DESKTOP)
  await open(guest, "/de/cockpit")
  await guest.getByRole("button", { name: /Benachrichtigungen/ }).click()
  await guest.getByRole("link", { name: /Deine Erstattung über .* kam zurück/ }).click()
  await arrive(guest, "**/de/cockpit/erstattung/*")
  await guest.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await guest.getByText(/noch einmal auf demselben Weg/).waitFor()
  await expect.poll(status, PATIENCE).toBe("done")
})
