import { eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { returnTrialRefund } from "#features/payments/server/trial/return-trial-refund.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const database = openProductDatabase(ownProduct.dataDir)
const { db } = database
afterAll(() => database.close())

const PATIENCE = { timeout: 20_000 }

/** A guest whose booking was called off: the 68.75 went back, and their bank sends them back. */
async function withReturnedRefund() {
  const { id: pilotId } = await makePilotLogin(db)
  const flight = await makeFlight(db, { pilotId })
  const { id: passengerId, email } = await makeLogin(db, { firstName: "Mira" })
  const { id, checkoutId } = await makeBooking(db, { flight, passengerId })
  const pilot = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false } as const
  await cancelBookingByPilot(db, pilot, id)
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
  await returnTrialRefund(db, (await read())?.providerRef ?? "")
  await expect.poll(status, PATIENCE).toBe("returned")
  const mail = await lastMailTo(db, email, "Deine Erstattung über 68,75 € kam zurück")
  const path = /\/de\/cockpit\/erstattung\/\d+/.exec(mail)?.[0] ?? ""
  return { email, path, status }
}

test("on a phone a guest takes a refund that came back as credit, led there by the mail", async () => {
  const { email, path, status } = await withReturnedRefund()
  const guest = await visit({ ...PHONE, colorScheme: "dark" })
  await letIn(guest, email)
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
  const { email, status } = await withReturnedRefund()
  const guest = await visit(DESKTOP)
  await letIn(guest, email)
  await open(guest, "/de/cockpit")
  await guest.getByRole("button", { name: /Benachrichtigungen/ }).click()
  await guest.getByRole("link", { name: /Deine Erstattung über 68,75 € kam zurück/ }).click()
  await arrive(guest, "**/de/cockpit/erstattung/*")
  await guest.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await guest.getByText(/noch einmal auf demselben Weg/).waitFor()
  await expect.poll(status, PATIENCE).toBe("done")
})
