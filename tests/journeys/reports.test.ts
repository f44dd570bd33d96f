import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import {
  arrive,
  axeFindings,
  contrastFindings,
  DESKTOP,
  open,
  PHONE,
  signIn,
  visit,
} from "#tests/support/browser.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }
const REASONS = "Der Text verspricht ein Flugzeug, das es an diesem Platz nicht gibt."
const TITLE = "Über den Rhein und zurück zum Kaffee"

/** Nothing is wrong with the page, in either theme. */
async function expectFine(page: Page) {
  expect(await axeFindings(page)).toEqual([])
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await contrastFindings(page), colorScheme).toEqual([])
  }
}

async function office(options: object): Promise<Page> {
  const page = await visit(options)
  await signIn(page, ADMIN_EMAIL)
  return page
}

async function found(page: Page, path: string): Promise<number | undefined> {
  return (await page.goto(path))?.status()
}

/** Where the newest mail to an address about `subject` leads to complain. */
async function complaintLink(page: Page, email: string, subject: string): Promise<string> {
  await expect
    .poll(() => mailsFor(email), PATIENCE)
    .toContainEqual(expect.stringContaining(subject))
  await page.goto("/dev/postfach")
  const mail = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: subject })
  await mail.first().getByRole("link").first().click()
  const link = page.frameLocator("iframe").getByRole("link", { name: "Widersprechen" })
  return new URL((await link.getAttribute("href")) ?? "").pathname
}

test("a reported flight is blocked, its pilot complains without script, and it comes back", async () => {
  const pilot = await makePilot(db, { email: "wird.gemeldet@aufwind.example" })
  const flight = await makeFlight(db, { pilotId: pilot.id, title: TITLE })
  await makeReport(db, {
    subjectKind: "flight",
    subjectId: flight.id,
    subjectTitle: `Flug „${TITLE}“`,
  })
  const path = flightPath(flight.id)
  const guest = await visit({ javaScriptEnabled: false })
  expect(await found(guest, path)).toBe(200)

  const page = await office(DESKTOP)
  await open(page, "/de/verwaltung/meldungen?grund=false_information&sortierung=neueste")
  await expectFine(page)
  await page.getByRole("main").getByRole("link", { name: TITLE }).first().click()
  await page.getByRole("radio", { name: /^Flug sperren/ }).check()
  await page.getByRole("button", { name: "Entscheiden" }).click()
  await page.getByText("Wähl, worauf es beruht.").waitFor()
  await page.getByText("Begründe es genauer, mit mindestens 20 Zeichen.").waitFor()
  await expectFine(page)
  await page.getByLabel("Grundlage").selectOption({ label: "Unsere Bedingungen" })
  await page.getByLabel("Vorschrift oder Nummer").fill("AGB Nummer 12 (1)")
  await page.getByLabel("Gründe").fill(REASONS)
  await page.getByRole("button", { name: "Entscheiden" }).click()
  await page.getByText("Weggenommen", { exact: true }).waitFor()
  expect(await found(guest, path)).toBe(404)

  const link = await complaintLink(guest, pilot.email, "Dein Flug ist gesperrt")
  await guest.goto(link)
  await guest.getByText(REASONS).waitFor()
  await guest.getByRole("button", { name: "Widerspruch absenden" }).click()
  await guest.getByText("Bitte beschreib es genauer").waitFor()
  await guest.getByLabel("Was haben wir übersehen?").fill("Das Flugzeug steht in Halle 3.")
  await guest.getByRole("button", { name: "Widerspruch absenden" }).click()
  await guest.getByText("Er ist eingegangen.").waitFor()
  const reader = await visit(DESKTOP)
  await open(reader, link)
  await expectFine(reader)

  await open(page, "/de/verwaltung/meldungen?stand=widerspruch&sortierung=neueste")
  await page.getByRole("main").getByRole("link", { name: TITLE }).first().click()
  await page.getByRole("radio", { name: /^Aufheben/ }).check()
  await page.getByLabel("Gründe").fill("Das Flugzeug steht wirklich in Halle 3.")
  await expectFine(page)
  await page.getByRole("button", { name: "Entscheiden" }).click()
  await page.getByText("Geändert", { exact: true }).waitFor()
  expect(await found(guest, path)).toBe(200)
})

test("on a phone the back office finds an account and blocks it, and its owner reads so at the code", async () => {
  const email = "wird.gesperrt@aufwind.example"
  const person = await visit(PHONE)
  await askForCode(person, email)
  await person.getByRole("textbox", { name: "Code" }).fill(await codeFor(email))
  await arrive(person, "**/de/cockpit")

  const page = await office(PHONE)
  await open(page, "/de/verwaltung/nutzer")
  await page.getByLabel("Suche").fill("wird.gesperrt")
  await page.getByRole("button", { name: "Suchen" }).click()
  await expectFine(page)
  await page.getByRole("main").getByRole("link", { name: "Ohne Namen" }).click()
  await page.getByRole("button", { name: "Konto sperren …" }).click()
  await page.getByText("Gebucht hat bei ihr gerade niemand.").waitFor()
  await page.getByLabel("Grundlage").selectOption({ label: "Gesetz" })
  await page.getByLabel("Vorschrift oder Nummer").fill("§ 241 StGB")
  await page.getByLabel("Gründe").fill("Aus diesem Konto kamen wiederholt Drohungen.")
  await expectFine(page)
  await page.getByRole("button", { name: "Konto sperren", exact: true }).click()
  await page.getByText("Gesperrt", { exact: true }).first().waitFor()

  await person.goto("/de/cockpit")
  await arrive(person, "**/de/login?**")
  const countCodes = async () =>
    (await mailsFor(email)).filter((text) => text.includes("Dein Code")).length
  const codes = await countCodes()
  await askForCode(person, email)
  await expect.poll(countCodes, PATIENCE).toBe(codes + 1)
  await person.getByRole("textbox", { name: "Code" }).fill(await codeFor(email))
  await person.getByText("Dieses Konto ist gesperrt.").waitFor()
})

async function askForCode(page: Page, email: string) {
  await open(page, "/de/login?redirect=%2Fde%2Fcockpit")
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByRole("textbox", { name: "Code" }).waitFor()
}
