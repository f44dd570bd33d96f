import { desc, eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { trialPaymentsTable } from "#features/payments/server/trial/trial-payments-table.ts"
import { days } from "#platform/duration.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { enqueueScheduledJob } from "#tests/support/settlement-steps.ts"

const database = openProductDatabase(ownProduct.dataDir)
const { db } = database
afterAll(() => database.close())

const PATIENCE = { timeout: 20_000 }

/** A flight of its own with one seat asked for, and how its payment goes; both sides are signed in. */
async function requested(options: typeof DESKTOP | typeof PHONE, outcome: string) {
  const title = `Nach Juist, ${outcome} ${Math.random().toString(36).slice(2, 7)}`
  const owner = await makePilotLogin(db)
  const departsAt = new Date(Date.now() + days(9))
  const { id: flightId } = await makeFlight(db, { pilotId: owner.id, title, departsAt })
  const { email } = await makeLogin(db, { firstName: "Mira" })
  const guest = await visit({ ...options, colorScheme: "dark" })
  await letIn(guest, email)
  await payFor(guest, flightId, outcome)
  const pilot = await visit(options)
  await letIn(pilot, owner.email)
  return { title, flightId, email, guest, pilot, row: await openRequest(pilot) }
}

async function payFor(guest: Page, flightId: number, outcome: string) {
  const { request } = guest.context()
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const hold = { flightId, seats: 1, shownTotalCents: 6_875 }
  const { ref } = await post("/api/checkouts", hold)
  const { paymentPath } = await post(`/api/checkouts/${ref}/order`, orderOf(1))
  const payment = String(paymentPath).split("/").at(-1)
  await request.post(`/api/trial-payments/${payment}`, { data: { outcome } })
  await expect.poll(() => statusOn(flightId), PATIENCE).toBe("requested")
}

async function lastOn(flightId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
    .orderBy(desc(bookingsTable.id))
  return booking
}

const statusOn = async (flightId: number) => (await lastOn(flightId))?.status

/** Somebody lets go of the amount at the provider, whose report is lost: the product has to ask. */
async function releaseAtProvider(checkoutId: number) {
  const [payment] = await db
    .update(paymentsTable)
    .set({ nextPollAt: new Date() })
    .where(eq(paymentsTable.checkoutId, checkoutId))
    .returning()
  await db
    .update(trialPaymentsTable)
    .set({ status: "voided" })
    .where(eq(trialPaymentsTable.providerRef, payment?.providerRef ?? ""))
  await enqueueScheduledJob(db, "reconcile-payments")
}

async function openRequest(pilot: Page) {
  await open(pilot, "/de/cockpit")
  return pilot.getByRole("listitem").filter({ hasText: "Mira" }).filter({ hasText: "Zusagen" })
}

test("on a phone a guest repairs a payment that could not be collected, and flies", async () => {
  const { title, flightId, email, guest, row } = await requested(PHONE, "reserve")
  await row.getByRole("button", { name: "Zusagen" }).click()
  await expect.poll(() => statusOn(flightId), PATIENCE).toBe("payment_due")
  expect(await lastMailTo(db, email, "Bitte zahle neu")).toContain("Jetzt bezahlen")
  await open(guest, "/de/cockpit")
  await guest.getByText("Zahlung offen").waitFor()
  expect(await axeFindings(guest)).toEqual([])
  await guest.getByRole("link", { name: "Jetzt bezahlen" }).click()
  await guest.getByRole("heading", { name: "Neu bezahlen" }).waitFor()
  await guest.getByRole("heading", { name: title }).waitFor()
  expect(await axeFindings(guest)).toEqual([])
  await guest.getByRole("button", { name: "Jetzt 68,75 € bezahlen" }).click()
  await arrive(guest, "**/de/kasse/zahlung/*")
  expect(await guest.getByText("Die Zeit ist um.").count()).toBe(0)
  // back and forth finds the same payment
  await open(guest, "/de/cockpit")
  await guest.getByRole("link", { name: "Jetzt bezahlen" }).click()
  await guest.getByRole("button", { name: "Jetzt 68,75 € bezahlen" }).click()
  await arrive(guest, "**/de/kasse/zahlung/*")
  await guest.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(guest, "**/de/kasse/erfolg?*")
  await guest.getByRole("heading", { name: "Du fliegst mit" }).waitFor()
  expect(await lastMailTo(db, email, "Bezahlt")).toContain("gehört dir")
})

test("a pilot accepts a request whose reservation has just gone, and reads that it has ended", async () => {
  const { flightId, guest, pilot, row } = await requested(DESKTOP, "pay")
  await releaseAtProvider((await lastOn(flightId))?.checkoutId ?? 0)
  await expect.poll(() => statusOn(flightId), PATIENCE).toBe("expired")
  await row.getByRole("button", { name: "Zusagen" }).click()
  await pilot.getByText("Diese Anfrage ist nicht mehr offen. Ihr Stand: Abgelaufen.").waitFor()
  await open(guest, "/de/cockpit")
  await guest.getByText("hält den reservierten Betrag nicht mehr bereit").waitFor()
})
