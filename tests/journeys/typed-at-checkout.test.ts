import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { arrive, axeFindings, DESKTOP, open, PHONE, visit } from "#tests/support/browser.ts"
import { codeFor } from "#tests/support/mailbox.ts"
import { makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const pilot = await makePilotLogin(db)

function offerFlight(title: string, inDays: number) {
  const departsAt = new Date(clock.now().getTime() + days(inDays))
  return makeFlight(db, { pilotId: pilot.id, title, departsAt, isInstantBooking: false })
}

const MESSAGE = "Meine Tochter sitzt zum ersten Mal in einer kleinen Maschine."

const person = (page: Page, name: string) => page.getByRole("group", { name })

async function fillIn(page: Page, name: string) {
  const first = person(page, "Erste Person")
  await first.getByLabel("Vorname und Nachname").fill(name)
  await first.getByLabel("Gewicht mit Kleidung").fill("64,5")
  await first.getByLabel("Gepäck").fill("4")
  const second = person(page, "Zweite Person")
  await second.getByLabel("Vorname und Nachname").fill("Ida Berger")
  await second.getByLabel("Gewicht mit Kleidung").fill("31")
  await second.getByLabel("Gepäck").fill("2")
  await second.getByLabel("unter 18").check()
  await second.getByLabel("Wer ist sorgeberechtigt").fill(name)
  await page.getByLabel(/einverstanden, dass wir Gewicht/).check()
  await page.getByLabel(/Nachricht an/).fill(MESSAGE)
}

async function expectTyped(page: Page, name: string) {
  const first = person(page, "Erste Person")
  const value = (label: string) => first.getByLabel(label).inputValue()
  await expect.poll(() => value("Vorname und Nachname")).toBe(name)
  // as it was typed, so that the sentence about whole kilograms belongs to it
  expect(await value("Gewicht mit Kleidung")).toBe("64,5")
  expect(await value("Gepäck")).toBe("4")
  const second = person(page, "Zweite Person")
  expect(await second.getByLabel("Gewicht mit Kleidung").inputValue()).toBe("31")
  expect(await second.getByLabel("unter 18").isChecked()).toBe(true)
  expect(await second.getByLabel("Wer ist sorgeberechtigt").inputValue()).toBe(name)
  expect(await page.getByLabel(/einverstanden, dass wir Gewicht/).isChecked()).toBe(true)
  expect(await page.getByLabel(/Nachricht an/).inputValue()).toBe(MESSAGE)
  await page.getByText(`${MESSAGE.length}/1000`).waitFor()
}

async function reload(page: Page) {
  await page.reload()
  await page.locator("body.hydrated").waitFor({ state: "attached" })
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("kasse")).length)

test.each([
  { size: "a desktop", options: DESKTOP, name: "Svea Tolksdorf", inDays: 5 },
  { size: "a phone", options: PHONE, name: "Enno Habermann", inDays: 6 },
])(
  "on $size a reload of the checkout loses nothing: people, message, and the code step",
  async ({ options, name, inDays }) => {
    const email = `${name.toLowerCase().replace(" ", ".")}@aufwind.example`
    const flight = await offerFlight(`Neu geladen mit ${name}`, inDays)
    const page = await visit(options)
    await open(page, `${flightPath(flight.id)}?personen=2`)
    await page.getByRole("button", { name: "Plätze sichern" }).last().click()
    await arrive(page, "**/de/kasse?*")

    await page.getByLabel("E-Mail").fill(email)
    await reload(page)
    await expect.poll(() => page.getByLabel("E-Mail").inputValue()).toBe(email)
    await page.getByRole("button", { name: "Code schicken" }).click()
    const code = page.getByPlaceholder("000000")
    await code.waitFor()
    await fillIn(page, name)
    await reload(page)
    await code.waitFor()
    await page.getByText(email).waitFor()
    await expectTyped(page, name)
    expect(await axeFindings(page)).toEqual([])

    await code.fill(await codeFor(email))
    await page.getByText("Angemeldet als").waitFor()
    await reload(page)
    await expectTyped(page, name)

    // two seats become one and two again: another checkout each time, the same order to its person
    await page.getByLabel("Personen", { exact: true }).fill("3")
    await page.getByRole("button", { name: "Übernehmen" }).click()
    await person(page, "Dritte Person").waitFor()
    await reload(page)
    await expectTyped(page, name)
    await expect.poll(() => kept(page)).toBe(1)

    await page.getByLabel("Personen", { exact: true }).fill("2")
    await page.getByRole("button", { name: "Übernehmen" }).click()
    await person(page, "Dritte Person").waitFor({ state: "detached" })
    await person(page, "Erste Person").getByLabel("Gewicht mit Kleidung").fill("64")
    await page.getByLabel(/Sorgeberechtigten sind mit dem Mitflug/).check()
    await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
    await arrive(page, "**/de/kasse/zahlung/*")
    await expect.poll(() => kept(page)).toBe(0)
  },
)

test("who gives the seats free leaves nothing behind", async () => {
  const flight = await offerFlight("Doch nicht, wieder frei", 7)
  const page = await visit(PHONE)
  await open(page, `${flightPath(flight.id)}?personen=2`)
  await page.getByRole("button", { name: "Plätze sichern" }).last().click()
  await arrive(page, "**/de/kasse?*")
  await fillIn(page, "Jorin Petersen")
  await expect.poll(() => kept(page)).toBe(1)
  await page.getByRole("button", { name: "Plätze freigeben" }).click()
  await arrive(page, `**${flightPath(flight.id)}`)
  await expect.poll(() => kept(page)).toBe(0)
})

test.each([
  { size: "a desktop", options: DESKTOP, inDays: 8, email: "ohne.script.1@aufwind.example" },
  { size: "a phone", options: PHONE, inDays: 9, email: "ohne.script.2@aufwind.example" },
])("on $size seats are secured and ordered without script", async ({ options, inDays, email }) => {
  const flight = await offerFlight("Ohne Script gesichert", inDays)
  const page = await visit({ ...options, javaScriptEnabled: false })
  await page.goto(flightPath(flight.id))
  await page.getByLabel("Personen", { exact: true }).fill("4")
  await page.getByRole("button", { name: "Platz sichern" }).last().click()
  await page.getByText("Dieser Flug hat 3 Plätze.").waitFor()
  await page.getByLabel("Personen", { exact: true }).fill("2")
  await page
    .getByRole("button", { name: /sichern$/ })
    .last()
    .click()
  await page.waitForURL("**/de/kasse?*")

  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByPlaceholder("000000").fill(await codeFor(email))
  await page.getByRole("button", { name: "Bestätigen" }).click()
  await page.getByText("Angemeldet als").waitFor()
  await fillIn(page, "Marit Lohse")
  await page.getByLabel(/Sorgeberechtigten sind mit dem Mitflug/).check()
  const book = page.getByRole("button", { name: "Zahlungspflichtig buchen" })
  await book.click()
  // what is refused stays as it was typed
  await page.getByText("Bitte ganze Kilogramm.").waitFor()
  await expectTyped(page, "Marit Lohse")
  await person(page, "Erste Person").getByLabel("Gewicht mit Kleidung").fill("64")
  await book.click()
  await page.waitForURL("**/de/kasse/zahlung/*")
})

test("without script a flight that takes no bookings any more says so", async () => {
  const flight = await offerFlight("Ohne Script, bald pausiert", 10)
  const page = await visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(flightPath(flight.id))
  const secure = page.getByRole("button", { name: "Platz sichern" }).last()
  const dearer = { seatPriceCents: flight.seatPriceCents - 100 }
  await db.update(flightsTable).set(dearer).where(eq(flightsTable.id, flight.id))
  await secure.click()
  await page.getByText("Der Preis hat sich gerade geändert").waitFor()
})
