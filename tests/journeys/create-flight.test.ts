import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, afterEach, expect, inject, test } from "vitest"
import { PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightDraftsTable } from "#features/flights/server/flight-drafts-table.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay, isoWeekday } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { arrive, axeFindings, DESKTOP, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(inject("dataDir"))
afterAll(close)
// each journey begins with no draft of the demo pilot
afterEach(() => db.delete(flightDraftsTable).where(eq(flightDraftsTable.isOpen, true)))

const today = isoDay(clock.now(), HOME_ZONE)
/** A Saturday some weeks ahead on which the demo pilot flies with nobody. */
const saturday = addDays(today, 41 + ((6 - isoWeekday(today) + 7) % 7))

const PATH = "/de/cockpit/flug-erstellen"
const step = (name: string) => `**${PATH}/${name}`
const goOn = (page: Page) => page.getByRole("button", { name: /^Weiter: / }).click()

/** Begins a draft; `date` answers the first step. */
async function begin(page: Page, date: (page: Page) => Promise<void>) {
  await open(page, "/de/cockpit")
  await page.getByRole("link", { name: "Flug anbieten" }).first().click()
  await arrive(page, step("datum"))
  await date(page)
  await goOn(page)
  await arrive(page, step("typ"))
}

/** Everything behind the date, as somebody with one aircraft answers it. */
async function answerTheRest(page: Page, title: string) {
  await page.getByText("Rundflug", { exact: true }).click()
  await page.getByText("Auf Anfrage", { exact: true }).click()
  await goOn(page)
  await arrive(page, step("kosten"))
  await page.getByLabel("Flugzeit").fill("1:00")
  await page.getByLabel("Plätze für Gäste").fill("3")
  await page
    .getByRole("button", { name: /übernehmen$/ })
    .first()
    .click()
  await goOn(page)
  await arrive(page, step("flugzeug"))
  await goOn(page)
  await arrive(page, step("route"))
  await page
    .getByLabel(/Ort|Platz|Ziel/)
    .last()
    .waitFor()
}

test("x", async () => {
  const page = await visit(DESKTOP)
  await signIn(page, PILOT_EMAIL)
  await begin(page, async () => {
    await page.getByLabel("Tag", { exact: true }).fill(saturday)
    await page.getByLabel("Start", { exact: true }).fill("12:00")
  })
  await answerTheRest(page, "Test")
})
