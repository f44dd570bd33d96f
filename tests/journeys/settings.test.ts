import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { proves } from "#tests/contract/proves.ts"
import {
  arrive,
  axeFindings,
  open,
  PHONE,
  signIn,
  takeSuggestion,
  untilHydrated,
  visit,
} from "#tests/support/browser.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"

const SETTINGS = "/de/cockpit/einstellungen"
const IBAN = "DE89 3704 0044 0532 0130 00"
const MASKED = "DE89 •••• •••• •••• ••30 00"

/** Somebody new, with an account of their own that no other journey knows. */
async function settingsOf(name: string, options = {}): Promise<{ page: Page; email: string }> {
  const email = `${name}@aufwind.example`
  const page = await visit(options)
  await open(page, loginPath(SETTINGS))
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByRole("textbox", { name: "Code" }).fill(await codeFor(email))
  await arrive(page, `**${SETTINGS}`)
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor()
  return { page, email }
}

const messages = (page: Page) => page.getByRole("region", { name: "Meldungen" })
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

async function reload(page: Page) {
  await page.reload()
  await page.locator("body.hydrated").waitFor({ state: "attached" })
}

async function becomePilot(page: Page) {
  const form = section(page, "Pilot:in werden")
  await form.getByLabel("Lizenz").selectOption("PPL(A)")
  await form.getByLabel("Heimatplatz").click()
  await takeSuggestion(page, form.getByRole("combobox", { name: "Heimatplatz" }), "EDKB")
  await form.getByRole("button", { name: "Pilotenprofil anlegen" }).click()
  await section(page, "Am Steuer").waitFor()
}

/** Presses Tab until the focus is on a control of this name. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab")
    const focused = page.locator(":focus")
    const label = await focused.evaluate((element) =>
      element instanceof HTMLInputElement
        ? (element.labels?.[0]?.textContent ?? "")
        : (element.textContent ?? ""),
    )
    if (label.trim() === name) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test("the name is changed with the keyboard alone, and the frame around the page knows it", {
  meta: proves("error-settings", "call-update-user"),
}, async () => {
  const { page } = await settingsOf("tastatur")
  await reload(page)
  await tabTo(page, "Vorname")
  await page.keyboard.type("Theodora")
  await tabTo(page, "Nachname")
  await page.keyboard.type("Winter")
  await tabTo(page, "Englisch")
  await page.keyboard.press("Space")
  await tabTo(page, "Speichern")
  await page.keyboard.press("Enter")
  await messages(page).getByText("Erfolgreich gespeichert").waitFor()
  await page.getByRole("link", { name: "Theodora W., Einstellungen" }).waitFor()
  await reload(page)
  expect(await page.getByLabel("Vorname").inputValue()).toBe("Theodora")
  expect(await page.getByLabel("Nachname").inputValue()).toBe("Winter")
  expect(await page.getByLabel("Englisch", { exact: true }).isChecked()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
})

test("an empty name gets its sentence, what was typed elsewhere stays, and leaving is asked about", async () => {
  const { page } = await settingsOf("vergesslich")
  await page.getByLabel("Nachname").fill("Sommer")
  await section(page, "Konto").getByRole("button", { name: "Speichern" }).click()
  await section(page, "Konto").getByText("Bitte gib deinen Vornamen an").waitFor()
  expect(
    await page.getByLabel("Vorname").evaluate((field) => field === document.activeElement),
  ).toBe(true)
  expect(await page.getByLabel("Nachname").inputValue()).toBe("Sommer")
  await page.getByRole("link", { name: "Archiv" }).first().click()
  const question = page.getByRole("dialog", { name: "Noch nicht gespeichert" })
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole("button", { name: "Hier bleiben" }).click()
  expect(new URL(page.url()).pathname).toBe(SETTINGS)
  expect(await page.getByLabel("Nachname").inputValue()).toBe("Sommer")
  await page.getByRole("link", { name: "Archiv" }).first().click()
  await question.getByRole("button", { name: "Verwerfen und gehen" }).click()
  await arrive(page, "**/de/cockpit/archiv")
})

test("a save that fails says so in the page's messages and loses nothing", {
  meta: proves("error-settings"),
}, async () => {
  const { page } = await settingsOf("funkloch")
  await page.route("**/api/users/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  )
  await page.getByLabel("Vorname").fill("Ada")
  await page.getByLabel("Nachname").fill("Funk")
  await section(page, "Konto").getByRole("button", { name: "Speichern" }).click()
  const failure = messages(page).getByRole("alert").filter({ hasText: "Fehler beim Speichern" })
  await failure.getByText("Die Nutzereinstellungen konnten nicht übernommen werden").waitFor()
  expect(await page.getByLabel("Vorname").inputValue()).toBe("Ada")
  await page.getByRole("switch", { name: "Newsletter bekommen" }).click()
  await page.getByRole("switch", { name: "Newsletter bekommen", checked: false }).waitFor()

  await page.unroute("**/api/users/*")
  await section(page, "Konto").getByRole("button", { name: "Speichern" }).click()
  await messages(page).getByText("Erfolgreich gespeichert").waitFor()
  // neither the failure nor the missing network is shown with it
  expect(await messages(page).getByRole("alert").count()).toBe(0)
  await page.getByRole("link", { name: "Ada F., Einstellungen" }).waitFor()
})

test("a wrong IBAN gets its sentence at the field and stays there; the right one is shown masked and nowhere kept", {
  meta: proves("user-fields"),
}, async () => {
  const { page, email } = await settingsOf("bankkonto")
  await becomePilot(page)
  const bank = section(page, "Bankkonto")
  await bank.getByRole("button", { name: "Bankkonto angeben" }).click()
  await bank.getByLabel("Konto von").fill("Ada Funk")
  await bank.getByLabel("IBAN").fill("DE88 3704 0044 0532 0130 00")
  await bank.getByRole("button", { name: "Bankkonto speichern" }).click()
  await bank.getByText("Die Prüfziffern passen nicht.").waitFor()
  expect(await bank.getByLabel("IBAN").inputValue()).toBe("DE88 3704 0044 0532 0130 00")
  expect(await axeFindings(page)).toEqual([])

  await bank.getByLabel("IBAN").fill(IBAN)
  await bank.getByRole("button", { name: "Bankkonto speichern" }).dblclick()
  await bank.getByText(MASKED).waitFor()
  await expect
    .poll(() => mailsFor(email), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining("Bankverbindung geändert"))
  await reload(page)
  await bank.getByText(MASKED).waitFor()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain("aufwind-user")
  expect(kept).not.toMatch(/DE89|3000|30 00|Ada Funk/)
  expect(await page.content()).not.toMatch(/0532\s?0130/)

  // the holder alone is changed: the masked IBAN stays as it is
  await bank.getByRole("button", { name: "Ändern" }).click()
  expect(await bank.getByLabel("IBAN").inputValue()).toBe(MASKED)
  await bank.getByLabel("Konto von").fill("Ada Maria Funk")
  await bank.getByRole("button", { name: "Bankkonto speichern" }).click()
  await bank.getByText("Ada Maria Funk").waitFor()
  await bank.getByText(MASKED).waitFor()

  await bank.getByRole("button", { name: "Entfernen" }).click()
  await bank.getByRole("button", { name: "Entfernen" }).click()
  await bank.getByRole("button", { name: "Bankkonto angeben" }).waitFor()
  const mails = await mailsFor(email)
  expect(mails.filter((mail) => mail.includes("Bankverbindung geändert"))).toHaveLength(2)
})

test("on a phone newsletter and mail switches survive a reload, each on its own", {
  meta: proves("user-fields", "call-update-user"),
}, async () => {
  const { page } = await settingsOf("schalter", PHONE)
  const isOn = (name: string) => page.getByRole("switch", { name }).isChecked()
  expect(await isOn("Newsletter bekommen")).toBe(false)
  expect(await isOn("Erinnerung am Vortag")).toBe(true)
  for (const name of ["Newsletter bekommen", "Erinnerung am Vortag"]) {
    const toggle = page.getByRole("switch", { name })
    await untilHydrated(toggle)
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT")
    await toggle.click()
    expect((await saved).status()).toBe(200)
  }
  await messages(page).getByText("Erfolgreich gespeichert").first().waitFor()
  await reload(page)
  expect(await isOn("Newsletter bekommen")).toBe(true)
  expect(await isOn("Erinnerung am Vortag")).toBe(false)
  expect(await axeFindings(page)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})

test("two tabs change different things and neither undoes the other", async () => {
  const { page } = await settingsOf("zwei-tabs")
  await page.getByLabel("Vorname").fill("Erste")
  await page.getByLabel("Nachname").fill("Fassung")
  await section(page, "Konto").getByRole("button", { name: "Speichern" }).click()
  await messages(page).getByText("Erfolgreich gespeichert").waitFor()
  const other = await page.context().newPage()
  await open(other, SETTINGS)
  await page.getByLabel("Vorname").fill("Zweite")
  await section(page, "Konto").getByRole("button", { name: "Speichern" }).click()
  await page.getByRole("link", { name: "Zweite F., Einstellungen" }).waitFor()
  await other.getByLabel("Nachname").fill("Fassade")
  await section(other, "Konto").getByRole("button", { name: "Speichern" }).click()
  await messages(other).getByText("Erfolgreich gespeichert").waitFor()
  await reload(page)
  expect(await page.getByLabel("Vorname").inputValue()).toBe("Zweite")
  expect(await page.getByLabel("Nachname").inputValue()).toBe("Fassade")
})

test("a calendar subscribes to a secret address, and a new one takes its place at once", async () => {
  const { page } = await settingsOf("kalender")
  const calendar = section(page, "Kalender")
  await calendar.getByRole("button", { name: "Kalenderadresse anlegen" }).click()
  const address = calendar.getByLabel("Deine geheime Adresse")
  const first = await address.inputValue()
  const subscribe = calendar.getByRole("link", { name: "Kalender abonnieren" })
  expect(await subscribe.getAttribute("href")).toBe(first.replace("http:", "webcal:"))
  expect(await (await page.request.get(first)).text()).toContain("X-WR-CALNAME:Flüge bei Aufwind")
  expect(await axeFindings(page)).toEqual([])

  await calendar.getByRole("button", { name: "Neue Adresse", exact: true }).click()
  await calendar.getByText("Die alte gilt sofort nicht mehr.").waitFor()
  await calendar.getByRole("button", { name: "Neue Adresse anlegen" }).click()
  await expect.poll(() => address.inputValue()).not.toBe(first)
  expect((await page.request.get(first)).status()).toBe(404)
  const second = await address.inputValue()
  await reload(page)
  expect(await address.inputValue()).toBe(second)

  await calendar.getByRole("button", { name: "Entfernen" }).click()
  await calendar.getByRole("button", { name: "Entfernen" }).click()
  await calendar.getByRole("button", { name: "Kalenderadresse anlegen" }).waitFor()
  expect((await page.request.get(second)).status()).toBe(404)
})

test("the list of sections leads to each and takes the focus along", async () => {
  const { page } = await settingsOf("abschnitte")
  const list = page.getByRole("navigation", { name: "Einstellungen" })
  for (const name of await list.getByRole("link").allTextContents()) {
    await list.getByRole("link", { name, exact: true }).click()
    await list.locator("[aria-current=true]", { hasText: name }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H2")
  }
})

test("the cockpit sums up what a person has done, and the browser remembers it", {
  meta: proves("call-statistics", "user-statistics"),
}, async () => {
  const pilot = await visit()
  await signIn(pilot, "pilot@aufwind.example")
  const figures = section(pilot, "Insgesamt")
  await figures.getByText("der Plätze besetzt").waitFor()
  const stored = await pilot.evaluate(() => localStorage.getItem("aufwind-user"))
  expect(JSON.parse(stored ?? "{}").state.statistics.pilot.flights).toBeGreaterThan(0)
})
