import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { PASSENGER_EMAIL } from "#db/seed/people/demo-logins.ts"
import { arrive, axeFindings, DESKTOP, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const database = openProductDatabase(ownProduct.dataDir)
afterAll(() => database.close())

test("a guest gives a voucher, whoever gets it books with it and a card", async () => {
  const inge = "inge.thomsen@aufwind.example"
  const giver = await visit(PHONE)
  await makeGift(giver, inge)
  const link = await linkInMailTo(giver, inge)

  const { db } = database
  const pilot = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: pilot.id, title: "Mit Gutschein nach Juist" })
  const receiver = await visit(DESKTOP)
  await open(receiver, link)
  await receiver.getByText("Gutschein gefunden").waitFor()
  expect(await axeFindings(receiver)).toEqual([])
  await open(receiver, `/de/flug/${flight.id}`)
  await receiver.getByRole("button", { name: "Platz sichern" }).last().click()
  await arrive(receiver, "**/de/kasse")
  await receiver.getByLabel("E-Mail").fill(inge)
  await receiver.getByRole("button", { name: "Code schicken" }).click()
  const login = receiver.getByPlaceholder("000000")
  await login.waitFor()
  await login.fill(await codeFor(receiver, inge))
  await login.waitFor({ state: "detached" })
  // the code of the voucher came along
  await receiver.getByRole("button", { name: "Einlösen" }).click()
  await receiver.getByText("50,00 € von deinem Guthaben verwenden").waitFor()
  expect(await axeFindings(receiver)).toEqual([])
  await receiver.getByLabel("Vorname und Nachname").fill("Inge Thomsen")
  await receiver.getByLabel("Gewicht mit Kleidung").fill("70")
  await receiver.getByRole("textbox", { name: "Gepäck" }).fill("4")
  await receiver.getByText("Ich bin einverstanden").click()
  await receiver.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
  await arrive(receiver, "**/de/kasse/zahlung/*")
  // 68,75 € are the price, 50,00 € the voucher's part
  await receiver.getByText("18,75 €").first().waitFor()
  await receiver.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(receiver, "**/de/kasse/erfolg")
  await receiver.getByRole("heading", { level: 1 }).waitFor()
  await open(receiver, "/de/cockpit/guthaben")
  await receiver.getByText("Mit Gutschein nach Juist").waitFor()
  expect(await axeFindings(receiver)).toEqual([])
})

async function makeGift(page: Page, to: string) {
  await open(page, "/de/fluggutschein-verschenken")
  await page.getByText("50 €", { exact: true }).click()
  await page.getByLabel("Für", { exact: true }).fill("Inge")
  await page.getByLabel("Von", { exact: true }).fill("Lena und Paul")
  await page.getByLabel("Mailadresse der beschenkten Person").fill(to)
  // the preview follows what is typed
  await page.getByLabel("So sieht er aus").getByText("Lena und Paul").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Zur Kasse" }).filter({ visible: true }).click()
  await arrive(page, "**/de/kasse")
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel("Deine E-Mail-Adresse").fill("lena.und.paul@aufwind.example")
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await page.getByRole("heading", { name: "Der Gutschein ist bezahlt" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
}

async function linkInMailTo(page: Page, email: string): Promise<string> {
  await expect
    .poll(() => mailsFor(page, email), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining("schenkt dir einen Flug"))
  const mailbox = await page.context().newPage()
  await mailbox.goto("/dev/postfach")
  const entry = mailbox.getByRole("listitem").filter({ hasText: email }).first()
  await entry.getByRole("link").first().click()
  await mailbox.getByRole("link", { name: "fluggutschein.pdf" }).waitFor()
  const link = mailbox.frameLocator("iframe").getByRole("link", { name: "Gutschein einlösen" })
  const { pathname, search } = new URL((await link.getAttribute("href")) ?? "")
  await mailbox.close()
  return pathname + search
}

test("on a phone the cockpit leads to the credit", async () => {
  const page = await visit(PHONE)
  await signIn(page, PASSENGER_EMAIL)
  await page.getByRole("main").getByRole("link", { name: "Guthaben", exact: true }).click()
  await arrive(page, "**/de/cockpit/guthaben")
  await page.getByRole("heading", { name: "Guthaben", level: 1 }).waitFor()
})
