import { and, eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { verificationDocumentsTable as documents } from "#features/verification/server/verification-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { arrive, axeFindings, DESKTOP, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { startIn } from "#tests/support/proposal-steps.ts"
import { landedFlight } from "#tests/support/settlement-steps.ts"

/*
 * What waits for somebody is said once, and by every place in the same way: the head of the cockpit, its
 * list, the order of its parts and the number in the menu.
 */

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const main = (page: Page) => page.getByRole("main")
const list = (page: Page) => main(page).getByRole("region", { name: "Wartet auf dich" })
const lines = (page: Page) => list(page).getByRole("listitem")

/** The pilot offers two new dates instead of the flight, by the call that the page makes. */
async function offerNewDates(pilot: Page, flightId: number) {
  const answer = await pilot.request.post(`/api/flights/${flightId}/new-dates`, {
    headers: { origin: ownProduct.url },
    data: { reason: "weather", word: "Die Front kommt.", starts: [startIn(8), startIn(9)] },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

test("on a phone a guest who has to choose a new date reads that first, until it is chosen", async () => {
  const pilot = await makePilotLogin(db)
  const { id: planeId } = await makePlane(db, { pilotId: pilot.id })
  const title = "Verlegt vor dem Wetter"
  const flight = await makeFlight(db, { pilotId: pilot.id, planeId, title })
  const guest = await makeLogin(db)
  await makeBooking(db, { flight, passengerId: guest.id })
  const page = await visit(PHONE)
  await signIn(page, guest.email)
  await main(page).getByText("Zu tun ist gerade nichts.").waitFor()

  const office = await visit(DESKTOP)
  await signIn(office, pilot.email)
  await offerNewDates(office, flight.id)

  await open(page, "/de/cockpit")
  await main(page).getByText("Eine Sache wartet auf dich.", { exact: true }).waitFor()
  expect(await main(page).getByText("nichts offen").count()).toBe(0)
  expect(await lines(page).count()).toBe(1)
  const tab = page.getByRole("navigation", { name: "Schnellzugriff" })
  await tab.getByRole("link", { name: "1 offen Übersicht" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await list(page)
    .getByRole("link", { name: `Neuen Termin wählen: ${title}` })
    .click()
  await arrive(page, "**/de/cockpit#buchungen")
  await main(page)
    .getByRole("button", { name: /^Keiner passt/ })
    .click()
  await main(page).getByText("Gerade ist nichts offen.").waitFor()
  expect(await list(page).count()).toBe(0)
  await tab.getByRole("link", { name: "Übersicht", exact: true }).waitFor()
})

test("a pilot's requests come before papers that are fine, and what is approved counts as checked", async () => {
  const title = "Gelandet und nicht abgerechnet"
  const { pilot } = await landedFlight(db, title, { Mia: 1 })
  const page = await visit(DESKTOP)
  await signIn(page, pilot.email)
  // the costs, and a word about the guest
  await main(page).getByText("Zwei Dinge warten auf dich.").waitFor()
  await list(page)
    .getByRole("link", { name: `Abrechnen: ${title}` })
    .waitFor()
  await list(page)
    .getByText(/für dich bis zu 62,50\s€/)
    .waitFor()

  const departsAt = new Date(clock.now().getTime() + hours(500))
  const flight = await makeFlight(db, { pilotId: pilot.id, title: "Gefragt", departsAt })
  const { id: passengerId } = await makeLogin(db)
  await makeBooking(db, { flight, passengerId, outcome: "requested" })
  const expiresOn = addDays(isoDay(clock.now(), HOME_ZONE), 20)
  await db
    .update(documents)
    .set({ expiresOn })
    .where(and(eq(documents.userId, pilot.id), eq(documents.kind, "insurance")))

  await open(page, "/de/cockpit")
  await main(page).getByText("Vier Dinge warten auf dich.").waitFor()
  const menu = page.getByRole("navigation", { name: "Cockpit" })
  await menu.getByRole("link", { name: "Übersicht 4 offen" }).waitFor()
  expect(await lines(page).getByRole("link").allTextContents()).toEqual([
    expect.stringMatching(/möchte mitfliegen: Gefragt$/),
    `Abrechnen: ${title}`,
    `Bewerten: ${title}`,
    "Läuft bald ab: Versicherung",
  ])
  await main(page).getByText("6 von 6 geprüft").waitFor()
  const headings = await main(page).getByRole("heading", { level: 2 }).allTextContents()
  const places = ["Wartet auf dich", "Anfragen", "Deine Nachweise"].map((h) => headings.indexOf(h))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(await axeFindings(page)).toEqual([])
})

test("a pilot who has submitted nothing is not shown that nothing is open", async () => {
  const pilot = await makePilotLogin(db)
  await db.delete(documents).where(eq(documents.userId, pilot.id))
  const page = await visit(PHONE)
  await signIn(page, pilot.email)
  await main(page).getByText("Eine Sache wartet auf dich.").waitFor()
  await list(page).getByRole("link", { name: "6 Nachweise fehlen noch" }).waitFor()
  await main(page).getByText("0 von 6 geprüft").waitFor()
})
