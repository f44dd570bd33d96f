import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, afterEach, expect, test } from "vitest"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay, isoWeekday } from "#platform/days.ts"
import { seconds } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  letIn,
  open,
  PHONE,
  signIn,
  takeSuggestion,
  visit,
  visitAnew,
} from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { demoPlaneId } from "#tests/support/storefront-paths.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)
// the demo pilot has one open draft at most
afterEach(() => db.delete(flightDraftsTable).where(eq(flightDraftsTable.isOpen, true)))

const today = isoDay(clock.now(), HOME_ZONE)
/** A Wednesday within eight weeks; the demo pilot flies at weekends. */
const wednesday = addDays(today, 42 + ((3 - isoWeekday(today) + 7) % 7))

const PATH = "/de/cockpit/flug-erstellen"
const at = (step: string) => `**${PATH}/${step}`
const saved = (page: Page) => page.getByText(/^Gespeichert \d\d:\d\d$/).first()

async function goOn(page: Page, to: string) {
  await page.getByRole("button", { name: /^Weiter: / }).click()
  await arrive(page, at(to))
}

async function begin(page: Page) {
  await page.getByRole("link", { name: "Flug anbieten" }).first().click()
  await arrive(page, at("datum"))
}

/** Everything behind the date, as somebody with one aircraft answers it; ends before publishing. */
async function answerTheRest(page: Page, title: string) {
  await goOn(page, "typ")
  await page.getByText("Rundflug", { exact: true }).click()
  await page.getByText("Auf Anfrage", { exact: true }).click()
  await goOn(page, "kosten")
  // journeys that need a flight of the demo pilot have added others
  const plane = await demoPlaneId(db)
  await page.getByLabel("Womit fliegst du?").selectOption(String(plane))
  await page.getByLabel("Flugzeit").fill("0:40")
  await page.getByLabel("Plätze für Gäste").fill("3")
  await page
    .getByRole("button", { name: /€ übernehmen$/ })
    .first()
    .click()
  await goOn(page, "flugzeug")
  await goOn(page, "route")
  // a plain field that becomes a combobox when it is touched
  await page.getByLabel("Ort hinzufügen").last().click()
  await takeSuggestion(page, page.getByRole("combobox", { name: "Ort hinzufügen" }), "Kölner Dom")
  await goOn(page, "fotos")
  await page.getByText("Hügel", { exact: true }).click()
  await goOn(page, "zusammenfassung")
  await goOn(page, "versicherung")
  await page.getByLabel(/^Ja, Gäste sind auf diesem Flug versichert/).check()
  await goOn(page, "beschreibung")
  await page.getByLabel("Titel").fill(title)
  await page
    .getByLabel("Was Mitfliegende erwartet")
    .fill("Wir starten in Hangelar, folgen dem Rhein bis Köln und drehen eine Runde um den Dom.")
  await page.getByLabel("Treffpunkt").fill("Vor dem Tower")
}

async function publish(page: Page, what: string) {
  await page.getByRole("button", { name: `${what} veröffentlichen` }).click()
  await arrive(page, "**/geschafft?flug=*")
}

/** The flights of a title, the first one first. */
const flightsCalled = (title: string) =>
  db
    .select({ id: flightsTable.id, status: flightsTable.status, schedule: flightsTable.schedule })
    .from(flightsTable)
    .where(eq(flightsTable.title, title))
    .orderBy(flightsTable.departsAt)

/** A passenger finds a flight in the search of its day and holds a seat on it. */
async function findAndBook(title: string, day: string) {
  const guest = await visit(DESKTOP)
  await letIn(guest, (await makeLogin(db)).email)
  await expect
    .poll(
      async () => {
        await open(guest, `/de/suche?ort=Bonn&von=${day}&bis=${day}`)
        return guest.getByRole("link", { name: title }).count()
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  await guest.getByRole("link", { name: title }).first().click()
  await arrive(guest, "**/de/flug/*")
  await guest.getByRole("button", { name: "Platz sichern" }).first().click()
  await arrive(guest, "**/de/kasse?*")
  await guest.getByText("Dein Platz ist bis").waitFor()
}

test("a verified pilot publishes a fixed flight on a desktop; a passenger finds and books it", async () => {
  const page = await visit(DESKTOP)
  await signIn(page, PILOT_EMAIL)
  await begin(page)
  await page.getByLabel("Tag", { exact: true }).fill(wednesday)
  await page.getByLabel("Start", { exact: true }).fill("12:00")
  await answerTheRest(page, "Mittags um den Dom")
  await saved(page).waitFor()
  // on another device everything is there
  const other = await visit({ ...PHONE, storageState: await page.context().storageState() })
  await open(other, `${PATH}/datum`)
  expect(await other.getByLabel("Start", { exact: true }).inputValue()).toBe("12:00")
  await open(other, `${PATH}/beschreibung`)
  expect(await other.getByLabel("Titel").inputValue()).toBe("Mittags um den Dom")
  await publish(page, "Flug")
  expect(await axeFindings(page)).toEqual([])
  expect(await flightsCalled("Mittags um den Dom")).toMatchObject([{ status: "published" }])
  await findAndBook("Mittags um den Dom", wednesday)
})

test("on a phone a series is published, every flight of it can be found", async () => {
  const page = await visit(PHONE)
  await signIn(page, PILOT_EMAIL)
  await begin(page)
  await page.getByText("Serie", { exact: true }).click()
  await page.getByText("Do", { exact: true }).click()
  await page.getByLabel("Vom", { exact: true }).fill(wednesday)
  await page.getByLabel("Bis zum", { exact: true }).fill(addDays(wednesday, 14))
  await page.getByLabel("Start", { exact: true }).fill("12:00")
  await page.getByText("2 Flüge").waitFor()
  await answerTheRest(page, "Donnerstags um den Dom")
  await publish(page, "Serie")
  expect(await flightsCalled("Donnerstags um den Dom")).toHaveLength(2)
  await findAndBook("Donnerstags um den Dom", addDays(wednesday, 8))
})

test("a flexible offer is published and takes a proposal", async () => {
  const page = await visit(DESKTOP)
  await signIn(page, PILOT_EMAIL)
  await begin(page)
  await page.getByText("Flexibel", { exact: true }).click()
  await page.getByLabel("Vom", { exact: true }).fill(wednesday)
  await page.getByLabel("Bis zum", { exact: true }).fill(addDays(wednesday, 30))
  await answerTheRest(page, "Um den Dom, wann du magst")
  await publish(page, "Angebot")
  const [offer] = await flightsCalled("Um den Dom, wann du magst")
  expect(offer).toMatchObject({ schedule: "flexible", status: "published" })
  const guest = await visit(DESKTOP)
  await letIn(guest, (await makeLogin(db)).email)
  await open(guest, flightPath(offer?.id ?? 0))
  await guest.getByRole("button", { name: "Neue Flüge melden lassen" }).waitFor()
  const form = guest.getByRole("form", { name: "Termin vorschlagen" })
  await form.getByLabel("Tag", { exact: true }).fill(addDays(wednesday, 7))
  await form.getByLabel("Start um").fill("12:00")
  await form.getByRole("button", { name: "Termin vorschlagen" }).click()
  await arrive(guest, "**/de/kasse?*")
  await guest.getByText(/Dein Wunschtermin: .*12:00 Uhr/).waitFor()
})

test("two windows on one step: the second is informed and decides, and nothing is lost", async () => {
  const first = await visit(DESKTOP)
  await signIn(first, PILOT_EMAIL)
  await begin(first)
  await first.getByLabel("Start", { exact: true }).fill("12:00")
  await saved(first).waitFor()
  const second = await first.context().newPage()
  await open(second, `${PATH}/datum`)
  await second.getByLabel("Start", { exact: true }).fill("13:00")
  await saved(second).waitFor()
  await first.getByLabel("Start", { exact: true }).fill("14:00")
  await first.getByText("In einem anderen Fenster geändert").waitFor()
  expect(await axeFindings(first)).toEqual([])
  expect(await first.getByLabel("Start", { exact: true }).inputValue()).toBe("14:00")
  await first.getByRole("button", { name: "Meine Eingaben behalten" }).click()
  await saved(first).waitFor()
  await open(second, `${PATH}/datum`)
  expect(await second.getByLabel("Start", { exact: true }).inputValue()).toBe("14:00")
})

test("without a connection one goes on typing; it is saved as soon as there is one", async () => {
  const page = await visitAnew(DESKTOP)
  await page.clock.install()
  await signIn(page, PILOT_EMAIL)
  await begin(page)
  const firstSave = page.waitForResponse((answer) => answer.url().endsWith("/api/drafts"))
  await page.getByLabel("Start", { exact: true }).fill("12:00")
  await firstSave
  await page.context().setOffline(true)
  await saved(page).waitFor()
  // now it would ask for what depends on that
  await page.clock.fastForward(seconds(1))
  await page.getByLabel("Start", { exact: true }).fill("12:30")
  await page.getByText("Gerade keine Verbindung.").waitFor()
  await page.context().setOffline(false)
  await saved(page).waitFor()
  await open(page, `${PATH}/datum`)
  expect(await page.getByLabel("Start", { exact: true }).inputValue()).toBe("12:30")
})

test("the date alone changes what Flugfit says", async () => {
  const page = await visit(DESKTOP)
  await signIn(page, PILOT_EMAIL)
  await begin(page)
  await page.getByLabel("Tag", { exact: true }).fill(wednesday)
  await page.getByLabel("Start", { exact: true }).fill("12:00")
  await page.getByText(/Am .* darfst du Gäste mitnehmen/).waitFor()
  // nobody has flown by then what 90 days ask for
  await page.getByLabel("Tag", { exact: true }).fill(addDays(today, 300))
  await page.getByText(/Für .* ist noch etwas zu tun/).waitFor()
})
