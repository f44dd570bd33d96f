import { and, eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeDraft } from "#db/seed/factories/make-draft.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { editPath } from "#features/flights/draft/draft.ts"
import { EMPTY_ANSWERS } from "#features/flights/draft/empty-answers.ts"
import { formatCalendarDay } from "#features/verification/flugfit/format-rule.ts"
import { verificationDocumentsTable as documents } from "#features/verification/server/verification-tables.ts"
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
import { makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const today = isoDay(clock.now(), HOME_ZONE)
const PATH = "/de/cockpit/flug-erstellen"

async function goOn(page: Page, to: string) {
  await page.getByRole("button", { name: /^Weiter: / }).click()
  await arrive(page, `**${PATH}/${to}`)
}

test("on a phone a pilot without papers completes every step, and reads at the end all that is missing", async () => {
  const { id: homeAirportId } = await makeAirport(db, "EDKB")
  const pilot = await makePilotLogin(db, { licence: "LAPL(A)", homeAirportId })
  await db.delete(documents).where(eq(documents.userId, pilot.id))
  await makePlane(db, { pilotId: pilot.id })
  const { registration } = await makePlane(db, { pilotId: pilot.id, model: "PA-32", seats: 6 })
  const page = await visit(PHONE)
  await letIn(page, pilot.email)
  await open(page, `${PATH}/datum`)
  const day = addDays(today, 60)
  await page.getByLabel("Tag", { exact: true }).fill(day)
  await page.getByLabel("Start", { exact: true }).fill("12:00")
  await page.getByText(`Am ${formatCalendarDay(day)} darfst du keine Gäste mitnehmen.`).waitFor()
  await goOn(page, "typ")
  await page.getByText("Rundflug", { exact: true }).click()
  await page.getByText("Auf Anfrage", { exact: true }).click()
  await goOn(page, "kosten")

  // the aircraft is chosen before its costs, and too many seats are said where they are typed
  await page.getByLabel("Womit fliegst du?").selectOption({ label: `${registration}, PA-32` })
  expect(await page.getByLabel("Miete je Stunde, nass").inputValue()).toBe("132,00")
  const seats = page.getByLabel("Plätze für Gäste")
  await seats.fill("4")
  await expect.poll(() => seats.getAttribute("aria-invalid")).toBe("true")
  await page.getByText("Mit deiner Lizenz LAPL(A) dürfen höchstens 3 Gäste mitfliegen.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await seats.fill("3")
  await page.getByLabel("Flugzeit").fill("0:40")
  await page
    .getByRole("button", { name: /€ übernehmen$/ })
    .first()
    .click()
  await goOn(page, "flugzeug")
  expect(await page.getByRole("radio", { name: /PA-32/ }).isChecked()).toBe(true)
  await goOn(page, "route")
  await page.getByLabel("Ort hinzufügen").last().click()
  await takeSuggestion(page, page.getByRole("combobox", { name: "Ort hinzufügen" }), "Kölner Dom")
  await goOn(page, "fotos")
  await page.getByText("Hügel", { exact: true }).click()
  await goOn(page, "zusammenfassung")

  await page.getByText(/Versicherung und Beschreibung kommen noch\.$/).waitFor()
  expect(await page.getByText("Kommt noch", { exact: true }).count()).toBe(2)
  const wayTo = (name: string) => page.getByRole("link", { name, exact: true })
  for (const name of ["Lizenz", "Medical", "Bescheid", "Versicherung"]) {
    await wayTo(`${name} einreichen`).waitFor()
  }
  expect(await wayTo("Medical einreichen").getAttribute("href")).toContain("nachweis=medical")
  expect(await axeFindings(page)).toEqual([])

  await goOn(page, "versicherung")
  await page.getByLabel(/^Ja, Gäste sind auf diesem Flug versichert/).check()
  await goOn(page, "beschreibung")
  await page.getByLabel("Titel").fill("Ohne Papiere um den Dom")
  await page
    .getByLabel("Was Mitfliegende erwartet")
    .fill("Wir starten in Hangelar, folgen dem Rhein bis Köln und drehen eine Runde um den Dom.")
  await page.getByLabel("Treffpunkt").fill("Vor dem Tower")
  await page.getByRole("button", { name: "Zur Prüfung einreichen" }).click()
  await arrive(page, `**${PATH}/zusammenfassung`)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe("Lizenz einreichen")
})

test("a flight goes on its way before its insurance is renewed; what changes it is called a change", async () => {
  const pilot = await makePilotLogin(db)
  const endsOn = addDays(today, 20)
  await db
    .update(documents)
    .set({ expiresOn: endsOn })
    .where(and(eq(documents.userId, pilot.id), eq(documents.kind, "insurance")))
  const { flightId } = await makeDraft(db, {
    pilotId: pilot.id,
    answers: { datum: { ...EMPTY_ANSWERS.datum, day: addDays(today, 60), time: "12:00" } },
  })
  const page = await visit(DESKTOP)
  await letIn(page, pilot.email)
  await open(page, `${PATH}/zusammenfassung`)
  expect(await page.title()).toContain("Flug anbieten: Zusammenfassung")
  await page
    .getByText(`Liegt uns bis ${formatCalendarDay(endsOn)} nichts Neues vor, pausiert der Flug.`)
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Zur Prüfung einreichen" }).click()
  await arrive(page, "**/geschafft?flug=*")
  await open(page, `${editPath(flightId)}/datum`)
  expect(await page.title()).toContain("Flug ändern: Datum")
  await page.getByRole("navigation", { name: "Flug ändern" }).waitFor()
})
