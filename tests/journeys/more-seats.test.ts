import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { formatEuro } from "#platform/money.ts"
import { booksOfCheckout } from "#tests/support/books.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }

// three guests and the pilot share 237,00 €; the fee is a tenth, half-up
const COST = 23_700
const SHARE = Math.floor(COST / 4)
const FEE = Math.floor((SHARE + 5) / 10)
const PRICE = SHARE + FEE
const TITLE = "Zu dritt nach Juist"

async function visitAs(email: string, device: typeof DESKTOP | typeof PHONE): Promise<Page> {
  const page = await visit(device)
  await letIn(page, email)
  return page
}

test("a booking that is paid takes two more along: held, paid, agreed, in mail and books to the cent; one stays at home again", async () => {
  const pilot = await makePilotLogin(db)
  const flight = await makeFlight(db, { pilotId: pilot.id, title: TITLE, totalCostCents: COST })
  const passenger = await makeLogin(db, { firstName: "Smilla" })
  const booking = await makeBooking(db, { flight, passengerId: passenger.id })
  const page = await visitAs(passenger.email, PHONE)

  await open(page, "/de/cockpit")
  await page.getByRole("link", { name: "Plätze dazubuchen" }).click()
  const more = page.getByRole("region", { name: "Plätze dazubuchen" })
  await more.getByRole("spinbutton", { name: "Zusätzliche Personen" }).fill("2")
  await more.getByText(formatEuro(2 * PRICE)).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await more.getByRole("button", { name: "Plätze sichern" }).click()

  await arrive(page, "**/de/kasse?*")
  await page.getByRole("heading", { name: "Wer kommt dazu?" }).waitFor()
  await page.locator("button[aria-expanded=false]").first().click()
  await page.getByText("Zusätzlich zu deiner Buchung über 1 Platz").waitFor()
  for (const [index, name] of ["Tom Berger", "Mia Berger"].entries()) {
    await page.getByLabel("Vorname und Nachname").nth(index).fill(name)
    await page.getByLabel("Gewicht mit Kleidung").nth(index).fill("58")
    await page.getByRole("textbox", { name: "Gepäck" }).nth(index).fill("2")
  }
  await page.getByLabel(/sind einverstanden, dass wir Gewicht/).check()
  await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page
    .getByText(formatEuro(2 * PRICE))
    .first()
    .waitFor()
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(page, "**/de/kasse/erfolg?*")
  await page.getByRole("heading", { name: "Deine Anfrage ist unterwegs" }).waitFor()
  await page.getByText("Deine Buchung über 1 Platz bleibt, wie sie ist.").waitFor()

  const desk = await visitAs(pilot.email, DESKTOP)
  await open(desk, "/de/cockpit")
  await desk.getByText("2 Plätze zu dem einen, der schon gebucht ist").waitFor()
  await desk.getByRole("button", { name: /zusagen$/ }).click()
  await desk.getByText("Zugesagt. Alle fliegen zusammen mit.").waitFor()

  const order = await orderOf(booking.id)
  expect(order).toMatchObject({ status: "joined", seats: 2 })
  await expect
    .poll(() => booksOfCheckout(db, order.checkoutId), PATIENCE)
    .toEqual({ captured: 2 * PRICE })
  await expect
    .poll(() => booksOfCheckout(db, booking.checkoutId), PATIENCE)
    .toEqual({ captured: 3 * PRICE, share: -3 * SHARE, fee: -3 * FEE })
  const letter = await lastMailTo(db, passenger.email, `Mehr Plätze: ${TITLE}`)
  expect(letter).toContain(formatEuro(2 * PRICE))
  expect(letter).toContain(formatEuro(3 * PRICE))

  await open(page, "/de/cockpit")
  // nobody is led to where nothing is left
  await page.getByText("Auf diesem Flug ist gerade nichts mehr frei.").waitFor()
  await page.getByRole("link", { name: "Einzelne Plätze abgeben" }).click()
  await page.getByText("Gerade sind auf diesem Flug alle Plätze vergeben.").waitFor()
  await page.getByRole("link", { name: /^Andere Flüge ab / }).waitFor()
  const fewer = page.getByRole("region", { name: "Plätze abgeben" })
  await fewer.getByLabel("Mia Berger").check()
  await fewer.getByRole("button", { name: `1 Platz abgeben, ${formatEuro(PRICE)} zurück` }).click()
  await fewer.getByText(`${formatEuro(PRICE)} sind auf dem Weg zurück zu dir`).waitFor()
  await page
    .getByRole("region", { name: "Plätze dazubuchen" })
    .getByRole("button", { name: "Platz sichern" })
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await expect
    .poll(() => booksOfCheckout(db, order.checkoutId), PATIENCE)
    .toEqual({ captured: PRICE })
  await open(page, `/de/cockpit/zahlungen?teil=buchungen`)
  await page.getByText("2 Plätze").first().waitFor()
})

async function orderOf(bookingId: number) {
  const [order] = await db.select().from(bookingsTable).where(eq(bookingsTable.addsToId, bookingId))
  if (!order) throw new Error("nothing was ordered")
  return order
}
