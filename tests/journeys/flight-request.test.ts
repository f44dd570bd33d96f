import { randomInt, randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { finishedAnswers, makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightRequestOffersTable } from "#features/flight-requests/server/flight-requests-tables.ts"
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
  takeSuggestion,
  visit,
} from "#tests/support/browser.ts"
import { codeFor, lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test("where no flight is offered a visitor files a request, and a pilot nearby starts a flight for it", async () => {
  const email = `gesuch-${randomUUID()}@example.org`
  const page = await visit()
  await open(page, "/de/suche?ort=Köln&umkreis=25&personen=5&preis=50")
  await page.getByRole("heading", { name: "Hier bleibt der Himmel leer" }).waitFor()
  await page.getByRole("main").getByRole("link", { name: "Gesuch aufgeben" }).click()
  await arrive(page, "**/de/gesuch?*")
  const form = page.getByRole("form", { name: "Gesuch aufgeben" })
  expect(await form.getByLabel("Von wo?").inputValue()).toBe("Köln")
  expect(await form.getByLabel("25 km").isChecked()).toBe(true)
  expect(await form.getByLabel("5", { exact: true }).isChecked()).toBe(true)
  expect(await form.getByLabel("Höchstens pro Person").inputValue()).toBe("50")
  await form.getByRole("button", { name: "Gesuch aufgeben" }).click()
  await form.getByText("Bitte gib eine E-Mail-Adresse an").waitFor()
  expect(await axeFindings(page)).toEqual([])
  // a whole random UUID may hold what looks like a telephone number, which pilots do not get to read
  const message = `Einmal den Dom von oben, Vorgang ${randomInt(1e5)}`
  await form.getByLabel("Nachricht").fill(message)
  await form.getByLabel("E-Mail").fill(email)
  await form.getByRole("button", { name: "Gesuch aufgeben" }).click()
  await page.getByRole("heading", { name: "Noch sechs Ziffern" }).waitFor()
  await page.getByLabel("Code").fill(await codeFor(email))
  await arrive(page, "**/de/cockpit/gesuche")
  const own = page.getByRole("article", { name: "Mitfliegen ab Köln" })
  await own.getByText("Offen", { exact: true }).waitFor()
  expect(await own.textContent()).toContain(message)
  expect(await axeFindings(page)).toEqual([])

  const pilot = await visit({ drawsMaps: true })
  await letIn(pilot, PILOT_EMAIL)
  await open(pilot, "/de/cockpit/gesuche")
  const request = pilot.getByRole("article").filter({ hasText: message })
  expect(await request.textContent()).not.toContain(email)
  const pins = pilot.getByRole("group", { name: "Gesuche auf der Karte" })
  await pins.getByRole("button").first().waitFor()
  expect(await axeFindings(pilot)).toEqual([])
  await request.getByRole("button", { name: "Flug anbieten" }).click()
  await arrive(pilot, "**/datum")
  await pilot.getByText("Für das Gesuch von Neu hier: Mitfliegen ab Köln").waitFor()
  await open(pilot, pilot.url().replace(/datum$/, "kosten"))
  expect(await pilot.getByLabel("Plätze").first().inputValue()).toBe("5")
})

const DEVICES = [
  { device: "desktop", view: DESKTOP },
  { device: "phone", view: PHONE },
]

test.each(DEVICES)(
  "on a $device a flight on other days is offered knowingly, and the requester is informed",
  async ({ view }) => {
    const today = isoDay(clock.now(), HOME_ZONE)
    const pilot = await makePilotLogin(db)
    // known to the back office, so that nobody looks at the flight first
    for (let index = 0; index < 3; index += 1) {
      await makeFlight(db, { pilotId: pilot.id, status: "closed" })
    }
    const person = await makeLogin(db)
    const request = await makeFlightRequest(db, {
      userId: person.id,
      firstDay: addDays(today, 5),
      lastDay: addDays(today, 9),
    })
    const { id: planeId } = await makePlane(db, { pilotId: pilot.id })
    const { datum } = finishedAnswers(planeId)
    const { flightId } = await makeDraft(db, {
      pilotId: pilot.id,
      answers: { flugzeug: { planeId }, datum: { ...datum, day: addDays(today, 30) } },
    })
    await insertRow(db, flightRequestOffersTable, {
      flightRequestId: request.id,
      flightId,
      pilotId: pilot.id,
      startedAt: clock.now(),
    })

    const page = await visit(view)
    await letIn(page, pilot.email)
    await open(page, "/de/cockpit/flug-erstellen/zusammenfassung")
    await page.getByText("Dein Termin passt nicht zum Gesuch.").waitFor()
    await page.getByRole("button", { name: "Flug veröffentlichen" }).click()
    await page.getByText("Bestätige das, oder ändere den Termin.").waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(/^Ich weiß, dass mein Termin vom Gesuch abweicht/).check()
    await page.getByRole("button", { name: "Flug veröffentlichen" }).click()
    await arrive(page, "**/geschafft?*")

    const mail = await lastMailTo(db, person.email, "Angebot zu deinem Gesuch")
    expect(mail).toContain("Der Termin weicht von deinem Wunsch ab.")
    const requester = await visit(view)
    await letIn(requester, person.email)
    await open(requester, "/de/cockpit/gesuche")
    await requester.getByText("Anderer Termin als gewünscht.").waitFor()
    await requester.getByRole("article").getByText("pro Person").first().waitFor()
    expect(await axeFindings(requester)).toEqual([])
  },
)

test.each(DEVICES)("on a $device a request can name a sight", async ({ view }) => {
  const person = await makeLogin(db)
  const page = await visit(view)
  await letIn(page, person.email)
  await open(page, "/de/gesuch?ort=Kempten")
  const form = page.getByRole("form", { name: "Gesuch aufgeben" })
  await form.getByText("Bestimmtes Ziel").click()
  await form.getByLabel("Ziel", { exact: true }).click()
  await takeSuggestion(page, form.getByRole("combobox", { name: "Ziel" }), "Zugsp")
  await form.getByRole("button", { name: "Gesuch aufgeben" }).click()
  await arrive(page, "**/de/cockpit/gesuche")
  await page.getByRole("article", { name: /^Rundflug ab Kempten.*: Zugspitze$/ }).waitFor()
})
