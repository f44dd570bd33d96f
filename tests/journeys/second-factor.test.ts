import { spawnSync } from "node:child_process"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { totpAt } from "#features/auth/second-factor/server/totp.ts"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { arrive, axeFindings, open, PHONE, visit, visitAnew } from "#tests/support/browser.ts"
import { codeFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { minutesAhead } from "#tests/support/test-clock.ts"
import { addAuthenticator } from "#tests/support/virtual-authenticator.ts"

const SETTINGS = "/de/cockpit/einstellungen"
const database = openProductDatabase(ownProduct.dataDir)
afterAll(() => database.close())

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

async function signInByCode(page: Page, email: string, next: string) {
  await open(page, loginPath(next))
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByRole("textbox", { name: "Code" }).fill(await codeFor(email, "Dein Code für"))
}

test("an app is set up by its picture or key, and asked for at the next sign-in", async () => {
  const email = "app@aufwind.example"
  const page = await visit(PHONE)
  await signInByCode(page, email, SETTINGS)
  await arrive(page, `**${SETTINGS}`)
  const factor = section(page, "Zweiter Faktor")
  await factor.getByRole("button", { name: "App einrichten" }).click()
  await factor.getByRole("img", { name: "QR-Code für deine App" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const key = ((await factor.locator(".select-all").textContent()) ?? "").replace(/\s/g, "")
  await factor.getByLabel("Code der App").fill(await totpAt(key, null))
  await factor.getByRole("heading", { name: "Deine Notfallcodes" }).waitFor()
  const codes = await factor.getByRole("listitem").allInnerTexts()
  expect(codes).toHaveLength(10)
  expect(await axeFindings(page)).toEqual([])
  await factor.getByRole("button", { name: "Ich habe sie aufgehoben" }).click()
  await factor.getByText("Du hast noch 10 Notfallcodes.").waitFor()

  const other = await visit(PHONE)
  await signInByCode(other, email, SETTINGS)
  await other.getByText("Noch ein Schritt: der Code aus deiner App.").waitFor()
  expect(await axeFindings(other)).toEqual([])
  const field = other.getByLabel("Code der App oder Notfallcode")
  await field.fill("falsch")
  await other.getByRole("button", { name: "Anmelden" }).click()
  await other.getByText("Dieser Code stimmt nicht oder wurde schon benutzt.").waitFor()
  await field.fill(codes[0] ?? "")
  await other.getByRole("button", { name: "Anmelden" }).click()
  await arrive(other, `**${SETTINGS}`)
  await section(other, "Zweiter Faktor").getByText("Du hast noch 9 Notfallcodes.").waitFor()
})

test("without script the second factor is a plain form", async () => {
  const email = "app-ohne-script@aufwind.example"
  const page = await visit()
  await signInByCode(page, email, SETTINGS)
  await arrive(page, `**${SETTINGS}`)
  const factor = section(page, "Zweiter Faktor")
  await factor.getByRole("button", { name: "App einrichten" }).click()
  const key = ((await factor.locator(".select-all").textContent()) ?? "").replace(/\s/g, "")
  await factor.getByLabel("Code der App").fill(await totpAt(key, null))
  await factor.getByRole("heading", { name: "Deine Notfallcodes" }).waitFor()
  const [code = ""] = await factor.getByRole("listitem").allInnerTexts()

  const plain = await visitAnew({ javaScriptEnabled: false })
  await plain.goto(loginPath(SETTINGS))
  await plain.getByLabel("E-Mail").fill(email)
  await plain.getByRole("button", { name: "Code schicken" }).click()
  await plain.getByRole("textbox", { name: "Code" }).fill(await codeFor(email, "Dein Code für"))
  await plain.getByRole("button", { name: "Code bestätigen" }).click()
  await plain.getByLabel("Code der App oder Notfallcode").fill(code)
  await plain.getByRole("button", { name: "Anmelden" }).click()
  await plain.waitForURL(`**${SETTINGS}`)
})

test("the demo's back office is reached with the code that stands beside its login", async () => {
  const page = await visit()
  await open(page, loginPath("/de/verwaltung"))
  await page.getByRole("button", { name: "Verwaltung" }).click()
  await page.getByRole("button", { name: "Anmelden", exact: true }).click()
  const shown = page.getByText("Demo: Die App würde")
  await shown.waitFor()
  const code = /\d{6}/.exec((await shown.textContent()) ?? "")?.[0] ?? ""
  await page.getByLabel("Code der App oder Notfallcode").fill(code)
  await page.getByRole("button", { name: "Anmelden", exact: true }).click()
  await arrive(page, "**/de/verwaltung")
  await page.getByRole("heading", { level: 1, name: "Verwaltung" }).waitFor()

  // half an hour later it is closed, and its owner is still signed in
  await minutesAhead(31, async () => {
    await open(page, "/de/verwaltung/nutzer")
    await page.getByRole("heading", { name: "Bestätige, dass du es bist" }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
  expect(await page.request.get("/de/cockpit").then((answer) => answer.url())).toMatch(/cockpit$/)
  expect(ADMIN_EMAIL).toBe("verwaltung@aufwind.example")
})

test("a new admin makes a second factor first, and nothing else opens before", async () => {
  const email = "neue-verwaltung@aufwind.example"
  const made = spawnSync(process.execPath, ["server/launch/command.mjs", "admin:create", email], {
    env: { ...process.env, DATA_DIR: ownProduct.dataDir, NODE_ENV: "production" },
  })
  expect(made.status).toBe(0)
  const page = await visitAnew()
  await addAuthenticator(page)
  await signInByCode(page, email, "/de/verwaltung/nutzer")
  await page.getByRole("heading", { name: "Erst ein zweiter Faktor" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await open(page, "/de/verwaltung/auszahlungen")
  await page.getByRole("heading", { name: "Erst ein zweiter Faktor" }).waitFor()
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click()
  await arrive(page, "**/de/verwaltung/auszahlungen")

  const other = await visitAnew()
  await signInByCode(other, email, "/de/verwaltung")
  await other.getByText("Noch ein Schritt: dein Passkey.").waitFor()
})

test("the owner stops somebody who gives up the second factor, by one press in a mail", async () => {
  const page = await visit(PHONE)
  await open(page, `/de/zugang-behalten/${"x".repeat(43)}`)
  await page.getByRole("heading", { name: "Hier wartet nichts mehr" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})
