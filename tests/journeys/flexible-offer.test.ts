import { eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  letIn,
  open,
  PHONE,
  signIn,
  untilHydrated,
  visit,
} from "#tests/support/browser.ts"
import { mailsFor } from "#tests/support/mailbox.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }
const TITLE = "Wann du magst, rund um Bonn"

const PASSENGER_EMAIL = "jule.wunsch@aufwind.example"

/** For every day of the next two months, by the demo pilot; and somebody who has no credit. */
async function offerFlight() {
  const [pilot] = await db.select().from(usersTable).where(eq(usersTable.email, PILOT_EMAIL))
  if (!pilot) throw new Error("there is no demo pilot")
  await makeLogin(db, { email: PASSENGER_EMAIL })
  return makeOffer(db, { pilotId: pilot.id, title: TITLE, windowWeekdays: [] })
}

test.each([
  { size: "a desktop", options: DESKTOP },
  { size: "a phone", options: PHONE },
])("on $size the page of an offer is taken over as the server wrote it", async ({ options }) => {
  const pilot = await makePilotLogin(db)
  const offer = await makeOffer(db, { pilotId: pilot.id, title: "Ohne ein falsches Wort" })
  const page = await visit(options)
  const complaints: string[] = []
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("console", (said) => {
    if (said.type() === "error") complaints.push(said.text())
  })
  await open(page, flightPath(offer.id))
  // its page is there once its fields answer
  const total = page
    .getByRole("form", { name: "Termin vorschlagen" })
    .getByText(/^2 × .* Kostenanteil/)
  const more = page.getByRole("button", { name: "Personen: mehr" })
  await untilHydrated(more)
  await more.click()
  await total.waitFor()
  expect(complaints).toEqual([])
  // a page that the browser opens itself has its picture, too
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Flüge um / })
    .first()
    .click()
  // the page before stays until all of the next is here
  await page.getByRole("heading", { level: 1, name: /^Flüge um / }).waitFor()
  await page.goBack()
  await page.getByRole("heading", { level: 1, name: "Ohne ein falsches Wort" }).waitFor()
  await total.waitFor({ state: "detached" })
  const picture = page.getByRole("main").locator("img").first()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), PATIENCE)
    .toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test("a passenger proposes day and time, the pilot accepts with one click, both see the flight", async () => {
  const offer = await offerFlight()
  // a day on which the demo pilot offers nothing else, whatever the weekday
  const day = addDays(isoDay(clock.now(), HOME_ZONE), 31)
  const passenger = await visit(DESKTOP)
  await letIn(passenger, PASSENGER_EMAIL)
  await open(passenger, flightPath(offer.id))
  // the page of an offer is loaded late: this button is there once it answers
  await passenger.getByRole("button", { name: "Neue Flüge melden lassen" }).waitFor()
  const form = passenger.getByRole("form", { name: "Termin vorschlagen" })
  const send = form.getByRole("button", { name: "Termin vorschlagen" })
  await send.click()
  await form.getByText("Wähle einen Tag.").waitFor()
  expect(await axeFindings(passenger)).toEqual([])
  await form.getByLabel("Tag", { exact: true }).fill(day)
  await form.getByLabel("Start um").fill("11:30")
  await send.click()
  await arrive(passenger, "**/de/kasse?*")
  await passenger.getByText(/Dein Wunschtermin: .*11:30 Uhr/).waitFor()
  expect(await axeFindings(passenger)).toEqual([])
  await passenger.getByLabel("Gewicht mit Kleidung").fill("64")
  await passenger.getByRole("textbox", { name: "Gepäck" }).fill("4")
  await passenger.getByLabel(/Ich bin einverstanden/).check()
  await passenger.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
  await arrive(passenger, "**/de/kasse/zahlung/*")
  await passenger.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(passenger, "**/de/kasse/erfolg?*")
  await passenger.getByRole("heading", { name: "Deine Anfrage ist unterwegs" }).waitFor()

  const pilot = await visit(DESKTOP)
  await signIn(pilot, PILOT_EMAIL)
  const request = pilot.getByRole("listitem").filter({ hasText: TITLE })
  await request.getByText(/Wunschtermin: .*11:30 Uhr/).waitFor()
  expect(await axeFindings(pilot)).toEqual([])
  await request.getByRole("button", { name: /Termin von .* zusagen/ }).click()
  await pilot.getByText(/^Zugesagt\. /).waitFor()
  await expect
    .poll(async () => (await mailsFor(PASSENGER_EMAIL)).join(), PATIENCE)
    .toContain(`Zugesagt: ${TITLE}`)

  await open(passenger, "/de/cockpit")
  await passenger.getByRole("heading", { name: TITLE }).waitFor()
  const booked = passenger.getByRole("link", { name: "Zum Flug" })
  const bookedId = Number((await booked.getAttribute("href"))?.split("/").at(-1))
  expect(bookedId).not.toBe(offer.id)
  const visitor = await visit(DESKTOP)
  await open(visitor, flightPath(bookedId))
  await visitor.getByRole("heading", { name: TITLE, level: 1 }).waitFor()
  await visitor.getByRole("button", { name: "Platz sichern" }).first().waitFor()
  await open(visitor, flightPath(offer.id))
  await visitor.getByRole("form", { name: "Termin vorschlagen" }).waitFor()
})
