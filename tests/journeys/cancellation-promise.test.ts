import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

/** 18 hours before its start: nothing is free until a day before any more, an hour is. */
function offerFlight(pilotId: number, title: string, isInstantBooking: boolean) {
  const departsAt = new Date(clock.now().getTime() + hours(18))
  return makeFlight(db, { pilotId, title, departsAt, durationMinutes: 60, isInstantBooking })
}

const THEN_HALF = "Danach bekommst du den halben Kostenanteil zurück, die Servicegebühr bleibt."
const AN_HOUR_AFTER = {
  order: `Kostenlos stornieren kannst du in der ersten Stunde nach der Buchung. ${THEN_HALF}`,
  yes: `Kostenlos stornieren kannst du in der ersten Stunde nach der Zusage, wenn der Start dann noch 6 Stunden entfernt ist. ${THEN_HALF}`,
}
/** Of a moment that has come: until when, to the minute. */
const UNTIL =
  /Kostenlos stornieren kannst du bis \S+ \d+\. \S+ \d{4}, \d\d:\d\d Uhr, eine Stunde lang\./

const plain = (text: string) => text.replace(/\s+/g, " ")

/** The current terms are shown once, without a deadline that has passed. */
async function expectPromise(page: Page, sentence: string) {
  const shown = plain((await page.getByRole("main").textContent()) ?? "")
  expect(shown).toContain(sentence)
  expect(shown).not.toContain("24 Stunden")
}

async function order(page: Page, flightId: number) {
  await open(page, flightPath(flightId))
  await page.getByRole("button", { name: "Platz sichern" }).last().click()
  await arrive(page, "**/de/kasse?*")
}

async function pay(page: Page) {
  await page.getByLabel("Gewicht mit Kleidung").fill("71")
  await page.getByRole("textbox", { name: "Gepäck" }).fill("3")
  await page.getByLabel(/Ich bin einverstanden/).check()
  await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(page, "**/de/kasse/erfolg?*")
}

/** The columns beside the order, on phones below its line: when, and what comes back then. */
async function termsOf(page: Page) {
  const summary = page.getByRole("complementary", { name: "Deine Bestellung" })
  await summary.waitFor()
  const line = summary.getByRole("button")
  if (await line.isVisible()) await line.click()
  const rules = page.getByRole("region", { name: "Stornoregeln" })
  await rules.waitFor()
  const [when, refund] = await Promise.all(
    ["dt", "dd"].map((part) => rules.locator(part).allTextContents()),
  )
  return when?.map((moment, index) => `${moment}: ${refund?.[index]}`)
}

test.each([
  { size: "a desktop", options: DESKTOP },
  { size: "a phone", options: PHONE },
])(
  "on $size a flight that is booked at once promises the hour after the booking, up to the mail",
  async ({ options }) => {
    const pilot = await makePilotLogin(db)
    const title = `Kurz vor knapp, sofort ${options.viewport.width}`
    const flight = await offerFlight(pilot.id, title, true)
    const passenger = await makeLogin(db)
    const page = await visit(options)
    await letIn(page, passenger.email)
    await open(page, flightPath(flight.id))
    await expectPromise(page, AN_HOUR_AFTER.order)
    expect(await axeFindings(page)).toEqual([])
    await order(page, flight.id)
    expect(await termsOf(page)).toEqual([
      "1 Stunde ab Buchung: alles zurück",
      "danach: halber Anteil zurück, Gebühr bleibt",
      `${pilot.firstName} sagt ab: alles zurück`,
    ])
    await pay(page)
    const letter = plain(await lastMailTo(db, passenger.email, title))
    expect(letter).toMatch(UNTIL)
    expect(letter).toContain(THEN_HALF)
    await open(page, "/de/cockpit")
    await page.getByText("gerade kostenlos").waitFor()
  },
)

test.each([
  { size: "a desktop", options: DESKTOP },
  { size: "a phone", options: PHONE },
])(
  "on $size a flight on request promises the hour after the yes, and the mail of the yes until when",
  async ({ options }) => {
    const pilot = await makePilotLogin(db)
    const title = `Kurz vor knapp, auf Anfrage ${options.viewport.width}`
    const flight = await offerFlight(pilot.id, title, false)
    const passenger = await makeLogin(db)
    const page = await visit(options)
    await letIn(page, passenger.email)
    await open(page, flightPath(flight.id))
    await expectPromise(page, AN_HOUR_AFTER.yes)
    await order(page, flight.id)
    expect(await termsOf(page)).toContain("1 Stunde ab Zusage: alles zurück")
    await pay(page)
    await page.getByRole("heading", { name: "Deine Anfrage ist unterwegs" }).waitFor()
    expect(await termsOf(page)).toContain("1 Stunde ab Zusage: alles zurück")
    expect(plain(await lastMailTo(db, passenger.email, title))).toContain(AN_HOUR_AFTER.yes)

    const desk = await visit(options)
    await letIn(desk, pilot.email)
    await open(desk, "/de/cockpit")
    await desk.getByRole("button", { name: /zusagen$/i }).click()
    const letter = plain(await lastMailTo(db, passenger.email, `Zugesagt: ${title}`))
    expect(letter).toMatch(UNTIL)
    expect(letter).not.toContain(AN_HOUR_AFTER.yes)
  },
)
