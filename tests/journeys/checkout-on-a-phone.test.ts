import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { arrive, axeFindings, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const TITLE = "Eine Zeile über der Eifel"

async function flightOfToday() {
  const pilot = await makePilotLogin(db)
  const departsAt = new Date(clock.now().getTime() + hours(5))
  return makeFlight(db, { pilotId: pilot.id, title: TITLE, departsAt, isInstantBooking: true })
}

test("the order is one line that opens, the form begins below it, and one filled button leads on", async () => {
  const flight = await flightOfToday()
  const page = await visit(PHONE)
  await open(page, flightPath(flight.id))
  await page.getByRole("button", { name: "Platz sichern" }).first().click()
  await arrive(page, "**/de/kasse?*")
  const order = page.getByRole("complementary", { name: "Deine Bestellung" })
  const line = order.getByRole("button", { name: TITLE })
  const bill = order.getByText("Kostenanteil")
  expect(await line.getAttribute("aria-expanded")).toBe("false")
  expect(await bill.isVisible()).toBe(false)
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox()
  expect(heading?.y).toBeLessThan(PHONE.viewport.height / 2)
  const [first] = await page.locator("main .bg-act:visible").allTextContents()
  expect(first).toBe("Code schicken")
  await line.click()
  await bill.waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("luggage that nobody names is none, on the ticket and for who boards", async () => {
  const flight = await flightOfToday()
  const guest = await makeLogin(db, { firstName: "Merle", lastName: "Sander" })
  const page = await visit(PHONE)
  await letIn(page, guest.email)
  await open(page, flightPath(flight.id))
  await page.getByRole("button", { name: "Platz sichern" }).first().click()
  await arrive(page, "**/de/kasse?*")
  await page.getByText("Leer heißt: keins.").waitFor()
  await page.getByLabel("Gewicht mit Kleidung").fill("71")
  await page.getByLabel(/Ich bin einverstanden/).check()
  await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(page, "**/de/kasse/erfolg?*")
  const ticket = page.getByRole("region", { name: TITLE })
  await ticket.getByText("Gebucht").waitFor()
  await ticket.getByText("Merle Sander").waitFor()
  await ticket.getByText("Gepäck ist keins angemeldet.").waitFor()
  expect(await axeFindings(page)).toEqual([])

  await open(page, flightRoomPath(flight.id))
  await page.getByRole("link", { name: "Bordkarte" }).click()
  await page.getByText("Gepäck ist keins angemeldet.").waitFor()
})
