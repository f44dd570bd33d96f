import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
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
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"

const TAKEN =
  "Für diese E-Mail gibt es bereits einen registrierten Account. Über Anmelden, kannst du dich mit deiner E-Mailadresse einloggen."
const PASSWORD = "vier-tassen-tee"

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fillPerson(page: Page, email: string) {
  await field(page, "Vorname").fill("Lena")
  await field(page, "Nachname").fill("Berger")
  await field(page, "E-Mail").fill(email)
  await page.getByLabel("Ich bin 18 oder älter").check()
}

async function chooseAirport(page: Page, typed: string) {
  await page.locator("input[name=homeAirport]").click()
  await takeSuggestion(page, page.getByRole("combobox", { name: "Heimatplatz" }), typed)
}

/** Registers with a code alone; ends in the cockpit. */
async function register(page: Page, email: string) {
  await open(page, "/de/registrieren")
  await fillPerson(page, email)
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByRole("heading", { name: "Noch sechs Ziffern" }).waitFor()
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(email))
  await arrive(page, "**/de/cockpit")
}

/** What the focus is on, by its label. */
async function tabTo(page: Page, label: string | RegExp) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab")
    const focused = page.locator(":focus")
    const name = await focused.evaluate(
      (element) =>
        (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? "",
    )
    if (typeof label === "string" ? name.includes(label) : label.test(name)) return
  }
  throw new Error(`no way to ${label} by keyboard`)
}

test("a passenger registers with a password by keyboard alone, and signs in again with it", {
  meta: proves("call-register", "call-password", "mail-availability-asked"),
}, async () => {
  const page = await visit()
  const email = "tastatur@example.org"
  await open(page, "/de/registrieren")
  await tabTo(page, /^Mitfliegen.*Kosten teilen/)
  await tabTo(page, "Vorname")
  await page.keyboard.type("Lena")
  await tabTo(page, "Nachname")
  await page.keyboard.type("Berger")
  await tabTo(page, "E-Mail")
  const asked = page.waitForResponse("**/api/users/check-mail-availability")
  await page.keyboard.type(email)
  expect(await (await asked).json()).toEqual({ isAvailable: true })
  await tabTo(page, "Passwort")
  await page.keyboard.type(PASSWORD)
  await page.getByText("lang genug").waitFor()
  await tabTo(page, "Ich bin 18 oder älter")
  await page.keyboard.press("Space")
  await tabTo(page, "Konto anlegen")
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Noch sechs Ziffern" }).waitFor()
  await expect.poll(() => page.locator(":focus").getAttribute("placeholder")).toBe("000000")
  await page.keyboard.type(await codeFor(email))
  await arrive(page, "**/de/cockpit")
  await page
    .getByRole("region", { name: "Meldungen" })
    .getByText("Du wurdest erfolgreich eingeloggt.")
    .waitFor()

  const again = await visit()
  await open(again, "/de/login?mit=passwort")
  await field(again, "E-Mail").fill(email)
  await field(again, "Passwort").fill(PASSWORD)
  await again.getByRole("button", { name: "Anmelden", exact: true }).click()
  await arrive(again, "**/de/cockpit")
})

test("a pilot registers on a phone and lands in the cockpit as a pilot", {
  meta: proves("call-register"),
}, async () => {
  const page = await visit(PHONE)
  const email = "pilotin@example.org"
  await open(page, "/de/registrieren?als=pilot")
  await fillPerson(page, email)
  await field(page, "Lizenz").selectOption("UL")
  await chooseAirport(page, "Hangelar")
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(email))
  await arrive(page, "**/de/cockpit")
  await open(page, "/de/cockpit/einstellungen")
  await page.getByRole("heading", { name: "Am Steuer" }).waitFor()
  expect(await page.getByText("Bonn-Hangelar (EDKB)").first().isVisible()).toBe(true)
  await open(page, "/de/registrieren")
  await page.getByRole("heading", { level: 1, name: "Du bist schon dabei" }).waitFor()
})

test("a common password is refused at its field, and nothing that was typed is lost", async () => {
  const page = await visit()
  const email = "bekannt@example.org"
  await open(page, "/de/registrieren?als=pilot")
  await fillPerson(page, email)
  await field(page, "Lizenz").selectOption("PPL(A)")
  await page.locator("input[name=homeAirport]").fill("EDKB")
  await field(page, "Passwort (optional)").fill("passwort123")
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByText("Dieses Passwort steht auf Listen").waitFor()
  await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("password")
  expect(await field(page, "Vorname").inputValue()).toBe("Lena")
  expect(await field(page, "Lizenz").inputValue()).toBe("PPL(A)")
  expect(await page.getByLabel("Ich bin 18 oder älter").isChecked()).toBe(true)
  expect(await mailsFor(email)).toEqual([])
  await field(page, "Passwort (optional)").fill(PASSWORD)
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByRole("heading", { name: "Noch sechs Ziffern" }).waitFor()
  // another address leads back, and everything is still filled in
  await page.getByRole("button", { name: "Andere Adresse" }).click()
  expect(await field(page, "Nachname").inputValue()).toBe("Berger")
  expect(await page.locator("input[name=homeAirport]").inputValue()).toBe("EDKB")
})

test("a taken address is said while typing and again at the field, with the way to sign in", {
  meta: proves("mail-availability-asked", "call-mail-availability"),
}, async () => {
  const page = await visit()
  await open(page, "/de/registrieren")
  await fillPerson(page, "passagier@aufwind.example")
  await page.getByText(TAKEN).first().waitFor()
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("email")
  expect(await page.getByText(TAKEN).first().isVisible()).toBe(true)
  await page.getByRole("main").getByRole("link", { name: "Anmelden" }).first().click()
  await page.waitForURL("**/de/login")
})

test("empty fields are named, and the first of them gets the focus", async () => {
  const page = await visit(PHONE)
  await open(page, "/de/registrieren?als=pilot")
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByText("Bitte gib deinen Vornamen an").waitFor()
  for (const sentence of [
    "Bitte gib deinen Vornamen an",
    "Bitte gib deinen Nachnamen an",
    "Bitte gib eine E-Mail-Adresse an",
    "Bitte wähl deine Lizenz",
    "Bitte wähl deinen Heimatplatz",
    "Bitte bestätige, dass du 18 oder älter bist",
  ]) {
    expect.soft(await page.getByText(sentence).isVisible(), sentence).toBe(true)
  }
  await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("firstName")
})

test("a new code brings the whole registration along", async () => {
  const page = await visit()
  const email = "nochmal@example.org"
  await open(page, "/de/registrieren")
  await fillPerson(page, email)
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  const first = await codeFor(email)
  await page.getByRole("button", { name: "Neuen Code schicken" }).click()
  await page.getByText("Ein neuer Code ist unterwegs.").waitFor()
  const second = await codeFor(email)
  expect(second).not.toBe(first)
  await page.getByLabel("Code", { exact: true }).fill(second)
  await arrive(page, "**/de/cockpit")
  await open(page, "/de/cockpit/einstellungen")
  expect(await field(page, "Vorname").inputValue()).toBe("Lena")
})

test("without script a passenger registers too, and a mistake keeps what was typed", async () => {
  const page = await visit({ javaScriptEnabled: false })
  const email = "ohne-skript@example.org"
  await page.goto("/de/registrieren")
  expect(await page.locator("input[name=password]").isVisible()).toBe(false)
  await field(page, "Vorname").fill("Lena")
  await field(page, "E-Mail").fill(email)
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByText("Bitte gib deinen Nachnamen an").waitFor()
  expect(await field(page, "Vorname").inputValue()).toBe("Lena")
  await field(page, "Nachname").fill("Berger")
  await page.getByLabel("Ich bin 18 oder älter").check()
  await page.getByLabel("Selbst fliegen").check()
  await field(page, "Lizenz").selectOption("SPL")
  await field(page, "Heimatplatz").fill("Bonn-Hangelar")
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByRole("heading", { name: "Noch sechs Ziffern" }).waitFor()
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(email))
  await page.getByRole("button", { name: "Code bestätigen" }).click()
  await page.waitForURL("**/de/cockpit")
  await page.goto("/de/registrieren")
  await page.getByRole("heading", { level: 1, name: "Du bist schon dabei" }).waitFor()
})

test("without script a signed-in passenger becomes a pilot, and reads what is missing", async () => {
  const signedIn = await visit()
  await register(signedIn, "spaeter-ohne-skript@example.org")
  const page = await visit({ javaScriptEnabled: false })
  await page.context().addCookies(await signedIn.context().cookies())
  await page.goto("/de/registrieren")
  await page.getByRole("button", { name: "Pilotenprofil anlegen" }).click()
  await page.getByText("Bitte wähl deine Lizenz").waitFor()
  await field(page, "Lizenz").selectOption("UL")
  await field(page, "Heimatplatz").fill("EDKB")
  await page.getByRole("button", { name: "Pilotenprofil anlegen" }).click()
  await page.waitForURL("**/de/cockpit")
})

test("a signed-in passenger becomes a pilot on the same page", async () => {
  const page = await visit()
  await register(page, "spaeter-am-steuer@example.org")
  await open(page, "/de/registrieren?als=pilot")
  await page.getByRole("heading", { level: 1, name: "Pilot:in werden" }).waitFor()
  await field(page, "Lizenz").selectOption("LAPL(A)")
  await chooseAirport(page, "EDWJ")
  await page.getByRole("button", { name: "Pilotenprofil anlegen" }).click()
  await page.getByRole("heading", { level: 1, name: "Du bist schon dabei" }).waitFor()
})

test("a new password counts with its code; other devices are signed out, in the specification's words", {
  meta: proves("call-password", "call-password-confirm", "error-password"),
}, async () => {
  const email = "frisch@example.org"
  const page = await visit()
  await register(page, email)
  const other = await visit()
  await open(other, "/de/login")
  await field(other, "E-Mail").fill(email)
  await other.getByRole("button", { name: "Code schicken" }).click()
  await other.getByLabel("Code", { exact: true }).fill(await codeFor(email))
  await other.waitForURL("**/de/cockpit")

  await open(page, "/de/cockpit/einstellungen")
  // right after the code the first one needs no other proof
  await page.getByRole("button", { name: "Passwort festlegen" }).click()
  await field(page, "Neues Passwort").fill("passwort")
  await page.getByRole("button", { name: "Passwort speichern" }).click()
  const alerts = page.getByRole("region", { name: "Meldungen" })
  await alerts.getByText("Fehler beim Speichern").waitFor()
  await alerts.getByText("Die Passwortänderung konnte nicht übernommen werden").waitFor()
  await page.getByText("Dieses Passwort steht auf Listen").waitFor()
  await field(page, "Neues Passwort").fill(PASSWORD)
  await page.getByRole("button", { name: "Passwort speichern" }).click()
  await alerts.getByText("Dein Passwort wurde erfolgreich geändert").waitFor()
  expect(await alerts.getByText("Fehler beim Speichern").count()).toBe(0)

  await page.getByRole("button", { name: "Passwort ändern" }).click()
  await field(page, "Neues Passwort").fill("Kirschkuchen auf Juist")
  await page.getByRole("button", { name: "Passwort speichern" }).click()
  await page.getByLabel("Code", { exact: true }).fill("000000")
  await page.getByText("Der Token ist ungültig. Bitte überprüfe deine Eingabe.").waitFor()
  const code = await codeFor(email, "neues Passwort")
  await page.getByLabel("Code", { exact: true }).fill(code)
  await alerts.getByText("Passwort geändert").first().waitFor()
  await expect.poll(() => page.locator(":focus").textContent()).toBe("Passwort ändern")
  await expect
    .poll(async () => (await mailsFor(email)).join(" "), { timeout: 20_000 })
    .toContain("Passwort geändert")
  await other.goto("/de/cockpit")
  expect(new URL(other.url()).pathname).toBe("/de/login")
})

test("the address changes with a code from both mailboxes", async () => {
  const [old, next] = ["umzug-alt@example.org", "umzug-neu@example.org"]
  const page = await visit()
  await register(page, old)
  await open(page, "/de/cockpit/einstellungen")
  await page.getByRole("button", { name: "Adresse ändern" }).click()
  await field(page, "Neue Adresse").fill(old)
  await page.getByRole("button", { name: "Codes schicken" }).click()
  await page.getByText("Das ist schon die Adresse deines Kontos.").waitFor()
  await field(page, "Neue Adresse").fill(next)
  await page.getByRole("button", { name: "Codes schicken" }).click()
  await field(page, "Code aus der bisherigen Adresse").fill(
    await codeFor(old, "Wechsel der Adresse"),
  )
  await field(page, "Code aus der neuen Adresse").fill("000000")
  await page.getByRole("button", { name: "Code bestätigen" }).click()
  await page.getByText("Der Token ist ungültig. Bitte überprüfe deine Eingabe.").waitFor()
  await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("newToken")
  await field(page, "Code aus der neuen Adresse").fill(await codeFor(next, "neue Adresse"))
  await page.getByRole("button", { name: "Code bestätigen" }).click()
  await page.getByText(`Ab jetzt meldest du dich mit ${next} an.`).waitFor()
  await page.getByRole("region", { name: "Mailadresse" }).getByText(next).waitFor()
  for (const email of [old, next]) {
    await expect
      .poll(async () => (await mailsFor(email)).join(" "), { timeout: 20_000 })
      .toContain("Mailadresse geändert")
  }
})

test.each([
  { view: "a desktop by day", options: { ...DESKTOP, colorScheme: "light" as const } },
  { view: "a phone at night", options: { ...PHONE, colorScheme: "dark" as const } },
])("on $view axe finds nothing in any step of these forms", async ({ options }) => {
  const page = await visit(options)
  const findings: string[] = []
  const look = async () => findings.push(...(await axeFindings(page)))
  await open(page, "/de/registrieren?als=pilot")
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByText("Bitte gib deinen Vornamen an").waitFor()
  await look()
  await open(page, "/de/registrieren")
  await fillPerson(page, `axe-${options.colorScheme}@example.org`)
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByRole("heading", { name: "Noch sechs Ziffern" }).waitFor()
  await look()
  await letIn(page, "passagier@aufwind.example")
  await open(page, "/de/registrieren")
  await page.getByLabel("Lizenz").waitFor()
  await look()
  await open(page, "/de/cockpit/einstellungen")
  await page.getByRole("button", { name: "Adresse ändern" }).click()
  await page.getByRole("button", { name: "Passwort ändern" }).click()
  await page.getByRole("button", { name: "Passwort speichern" }).click()
  await page.getByText("Bitte gib ein Passwort ein").waitFor()
  await look()
  expect(findings).toEqual([])
})
