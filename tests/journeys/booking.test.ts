import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { days } from "#platform/duration.ts"
import {
  arrive,
  axeFindings,
  chooseTown,
  DESKTOP,
  open,
  PHONE,
  signIn,
  visit,
} from "#tests/support/browser.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"
import { makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const database = openProductDatabase(ownProduct.dataDir)
afterAll(() => database.close())

const pilotOfFlights = await makePilotLogin(database.db)

const sizes = [
  { size: "a desktop", options: DESKTOP, name: "Mira Vogelsang", inDays: 2 },
  { size: "a phone", options: PHONE, name: "Jonte Aalders", inDays: 3 },
]

test.each(sizes)(
  "on $size a visitor finds a flight near Köln, books two seats and pays, and the pilot accepts",
  async ({ options, name, inDays }) => {
    const email = `${name.toLowerCase().replace(" ", ".")}@aufwind.example`
    const shortName = name.replace(/(?<= .).*/, ".")
    const title = `Nach Juist mit ${shortName}`
    await offerFlight(title, inDays)
    const visitor = await visit(options)
    await findFlight(visitor, title)
    await secureTwoSeats(visitor)
    expect(await axeFindings(visitor)).toEqual([])
    await confirmMail(visitor, email)
    await fillInPeople(visitor, name)
    await visitor.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
    await arrive(visitor, "**/de/kasse/zahlung/*")
    expect(await axeFindings(visitor)).toEqual([])
    await visitor.getByRole("button", { name: "Mit zusätzlicher Bestätigung bezahlen" }).click()
    await visitor.getByRole("button", { name: "Bestätigen" }).click()
    await arrive(visitor, "**/de/kasse/erfolg?*")
    await visitor.getByRole("heading", { name: "Deine Anfrage ist unterwegs" }).waitFor()
    expect(await axeFindings(visitor)).toEqual([])

    const pilot = await visit(options)
    await signIn(pilot, pilotOfFlights.email)
    const request = pilot
      .getByRole("listitem")
      .filter({ hasText: shortName })
      .filter({ hasText: "Zusagen" })
      .first()
    expect(await axeFindings(pilot)).toEqual([])
    await request.getByRole("button", { name: "Zusagen" }).click()
    await expect
      .poll(() => mailsFor(email), { timeout: 20_000 })
      .toContainEqual(expect.stringContaining("Zugesagt"))

    await open(visitor, "/de/cockpit")
    await visitor.getByText("Zugesagt").first().waitFor()
    expect(await axeFindings(visitor)).toEqual([])
  },
)

test("on a phone a seat that is refused says so where the reader is", async () => {
  const flight = await offerFlight("Nach Juist, bald pausiert", 4)
  const page = await visit(PHONE)
  await open(page, flightPath(flight.id))
  await database.db
    .update(flightsTable)
    .set({ status: "paused" })
    .where(eq(flightsTable.id, flight.id))
  await page.getByRole("button", { name: "Platz sichern" }).last().click()
  const refusal = page.getByRole("alert").filter({ hasText: /./ })
  await refusal.waitFor()
  await expect
    .poll(
      () =>
        refusal.evaluate((notice) => {
          const { top, bottom } = notice.getBoundingClientRect()
          return top >= 0 && bottom <= window.innerHeight
        }),
      { timeout: 20_000 },
    )
    .toBe(true)
})

/** One of its own; those of the demo world may be sold out by what other journeys book. */
function offerFlight(title: string, inDays: number) {
  const departsAt = new Date(Date.now() + days(inDays))
  const pilotId = pilotOfFlights.id
  return makeFlight(database.db, { pilotId, title, departsAt, isInstantBooking: false })
}

async function findFlight(page: Page, title: string) {
  await open(page, "/de")
  await chooseTown(page, "Köln")
  await page.getByRole("spinbutton", { name: "Wer?" }).fill("2")
  await page.getByRole("button", { name: "Flüge suchen" }).click()
  await page.getByRole("heading", { level: 1, name: "Flüge um Köln" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const offers = page.getByRole("article").filter({ hasText: title })
  for (let next = 2; (await offers.count()) === 0; next += 1) {
    await page.getByRole("link", { name: "Weiter zur nächsten Seite" }).click()
    await page.waitForURL(`**seite=${next}**`)
  }
  await offers.first().getByRole("link").click()
  await page.getByRole("heading", { name: "Was der Flug kostet" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
}

async function secureTwoSeats(page: Page) {
  await page.getByRole("button", { name: "Plätze sichern" }).first().click()
  await arrive(page, "**/de/kasse?*")
  await page.getByText("Deine 2 Plätze sind bis").waitFor()
}

async function confirmMail(page: Page, email: string) {
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  const code = page.getByPlaceholder("000000")
  await code.waitFor()
  await code.fill(await codeFor(email))
  await code.waitFor({ state: "detached" })
}

async function fillInPeople(page: Page, name: string) {
  const people = [
    { group: "Erste Person", name, weight: "64" },
    { group: "Zweite Person", name: "Paul Berger", weight: "81" },
  ]
  for (const { group, name: fullName, weight } of people) {
    const fields = page.getByRole("group", { name: group })
    await fields.getByLabel("Vorname und Nachname").fill(fullName)
    await fields.getByLabel("Gewicht mit Kleidung").fill(weight)
    await fields.getByLabel("Gepäck").fill("4")
  }
  await page.getByLabel(/einverstanden, dass wir Gewicht/).check()
}
