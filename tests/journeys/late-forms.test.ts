import type { Page, Request } from "playwright-core"
import { expect, test } from "vitest"
import { open, visit } from "#tests/support/browser.ts"

/** The file that makes a form of plain fields run (decision 12). */
const ENGINE = /\/assets\/run-form-[^/]+\.js$/

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Holds the file back until it is released. */
async function holdEngine(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(ENGINE, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test("what is typed, chosen and pressed before a form runs is sent as soon as it does", async () => {
  const page = await visit()
  const arrive = await holdEngine(page)
  await open(page, "/de/registrieren")
  await page.getByLabel("Selbst fliegen").check()
  await field(page, "Vorname").fill("Lena")
  await field(page, "E-Mail").fill("frueh-dran@example.org")
  await field(page, "Lizenz").selectOption("UL")
  await page.locator("input[name=homeAirport]").fill("EDKB")
  await page.getByLabel("Ich bin 18 oder älter").check()
  const button = page.getByRole("button", { name: "Konto anlegen" })
  await field(page, "Nachname").fill("Berger")
  await field(page, "Nachname").press("Enter")
  await expect.poll(() => button.getAttribute("aria-busy")).toBe("true")
  const registers = (request: Request) => request.url().endsWith("/api/users")
  const sent = page.waitForRequest(registers)
  arrive()
  expect((await sent).postDataJSON()).toMatchObject({
    firstName: "Lena",
    lastName: "Berger",
    email: "frueh-dran@example.org",
    pilot: { licence: "UL", homeAirportCode: "EDKB" },
  })
  await page.getByRole("heading", { name: "Noch sechs Ziffern" }).waitFor()
})

test("a form that begins to run leaves focus, caret and text where they are, and names what is wrong", async () => {
  const page = await visit()
  const arrive = await holdEngine(page)
  await open(page, "/de/login?mit=passwort")
  const email = field(page, "E-Mail")
  await email.pressSequentially("leaexample.org")
  for (let step = 0; step < "example.org".length; step += 1) await page.keyboard.press("ArrowLeft")
  const engine = page.waitForResponse(ENGINE)
  arrive()
  await (await engine).finished()
  await page.waitForLoadState("networkidle")
  await page.keyboard.type("@")
  expect(await email.inputValue()).toBe("lea@example.org")
  await page.keyboard.press("Enter")
  await page.getByText("Bitte gib dein Passwort ein").waitFor()
  await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("password")
})

test("a form whose script fails to load says so, preserves what was typed, and the next press tries again", async () => {
  const page = await visit()
  await page.route(ENGINE, (route) => route.abort())
  await open(page, "/de/login")
  await field(page, "E-Mail").fill("spaeter@example.org")
  const alert = page.getByRole("region", { name: "Meldungen" }).getByRole("alert")
  await page.waitForLoadState("networkidle")
  expect(await alert.count()).toBe(0)
  const button = page.getByRole("button", { name: "Code schicken" })
  await button.click()
  await alert.getByText("Keine Verbindung").waitFor()
  expect(await field(page, "E-Mail").inputValue()).toBe("spaeter@example.org")
  await page.unroute(ENGINE)
  await button.click()
  await field(page, "Code").waitFor()
})

test("parts that are only read stay when their script fails to load, and a message says that they no longer update", async () => {
  const page = await visit()
  await page.route(/\/assets\/(?:cost-result|sharing-explained)-[^/]+\.js$/, (route) =>
    route.abort(),
  )
  await open(page, "/de/was-kostet-eine-spl-im-jahr")
  await page.getByText("Keine Verbindung").waitFor()
  expect(await page.getByRole("heading", { name: "Dein Jahr kostet" }).isVisible()).toBe(true)
  expect(await page.getByRole("heading", { name: /^Quellen, Stand/ }).isVisible()).toBe(true)
  await field(page, "Flugstunden im Jahr").fill("40")
  expect(await field(page, "Flugstunden im Jahr").inputValue()).toBe("40")
})
