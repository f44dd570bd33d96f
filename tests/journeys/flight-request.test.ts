import { randomInt, randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { arrive, axeFindings, open, signIn, visit } from "#tests/support/browser.ts"
import { codeFor } from "#tests/support/mailbox.ts"

test("where nothing flies a visitor wishes for it, and a pilot nearby begins a flight for it", async () => {
  const email = `gesuch-${randomUUID()}@example.org`
  const page = await visit()
  await open(page, "/de/suche?ort=Köln&umkreis=25&personen=5&preis=50")
  await page.getByRole("heading", { name: "Hier bleibt der Himmel leer" }).waitFor()
  await page.getByRole("main").getByRole("link", { name: "Gesuch aufgeben" }).click()
  await page.waitForURL("**/de/gesuch?*")
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
  await page.getByLabel("Code").fill(await codeFor(page, email))
  await arrive(page, "**/de/cockpit/gesuche")
  const own = page.getByRole("article", { name: "Mitfliegen ab Köln" })
  await own.getByText("Offen", { exact: true }).waitFor()
  expect(await own.textContent()).toContain(message)
  expect(await axeFindings(page)).toEqual([])

  const pilot = await visit()
  await signIn(pilot, PILOT_EMAIL)
  await open(pilot, "/de/cockpit/gesuche")
  const wish = pilot.getByRole("article").filter({ hasText: message })
  expect(await wish.textContent()).not.toContain(email)
  const pins = pilot.getByRole("group", { name: "Gesuche auf der Karte" })
  await pins.getByRole("button").first().waitFor()
  expect(await axeFindings(pilot)).toEqual([])
  await wish.getByRole("button", { name: "Flug anbieten" }).click()
  await pilot.waitForURL("**/datum")
  await pilot.getByText("Für das Gesuch von Neu hier: Mitfliegen ab Köln").waitFor()
  await open(pilot, pilot.url().replace(/datum$/, "kosten"))
  expect(await pilot.getByLabel("Plätze").first().inputValue()).toBe("5")
})
