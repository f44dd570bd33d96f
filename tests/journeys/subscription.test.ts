import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openDatabase } from "#platform/server/db.ts"
import { connectJobs, disconnectJobs, enqueue } from "#platform/server/jobs.ts"
import { proves } from "#tests/contract/proves.ts"
import {
  axeFindings,
  letIn,
  open,
  PHONE,
  signIn,
  takeSuggestion,
  visit,
} from "#tests/support/browser.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { pass, stopTime, visitInTime } from "#tests/support/page-time.ts"

const url = ownProduct.url
const PASSENGER = "passagier@aufwind.example"
const SAVED = "Du wirst benachrichtigt, wenn neue Flüge verfügbar sind"
const NOT_SAVED = "Das Abo konnte nicht gespeichert werden."

const newAddress = () => `suchagent-${randomUUID()}@example.org`

const dialog = (page: Page) => page.getByRole("dialog", { name: "Benachrichtigung einrichten" })
const agree = (page: Page) => page.getByRole("button", { name: "Zustimmen und fortfahren" })
const alert = (page: Page, sentence: string) =>
  page.getByRole("region", { name: "Meldungen" }).getByText(sentence)

/** Opens the modal from the footer, which every page of the storefront has. */
async function openModal(page: Page) {
  await open(page, "/de/presse")
  await page.getByRole("button", { name: "Suchagent einrichten" }).click()
  await dialog(page).waitFor()
}

/** Types a town and takes the first suggestion, by keyboard alone. */
async function chooseTown(page: Page, town: string) {
  await page.locator("input").and(dialog(page).getByLabel("Ort")).focus()
  const field = dialog(page).getByRole("combobox", { name: "Ort" })
  await field.waitFor()
  await page.keyboard.press("Control+A")
  await takeSuggestion(page, field, town)
}

/** Fills in what no person sees. */
async function fillHoneypot(page: Page) {
  await page.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
    set?.call(input, "https://spam.example")
    input.dispatchEvent(new Event("input", { bubbles: true }))
  })
}

/** What the page reports about itself, in order. */
async function watchEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const events: Promise<string>[] = []
    Object.assign(window, { countedEvents: events })
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (String(address) === "/api/events") events.push((body as Blob).text())
      return send(address, body)
    }
  })
  return async () => {
    const bodies = await page.evaluate(() =>
      Promise.all((window as unknown as { countedEvents: Promise<string>[] }).countedEvents),
    )
    return bodies.map((body) => JSON.parse(body).name)
  }
}

async function isSignedIn(page: Page): Promise<boolean> {
  const cookies = await page.context().cookies()
  return cookies.some(({ name }) => name === "auth_exp")
}

async function ownSubscriptions(page: Page): Promise<{ name: string }[]> {
  const stored = await page.evaluate(() => localStorage.getItem("aufwind-user") ?? "{}")
  return JSON.parse(stored).state?.subscriptions ?? []
}

test("by keyboard alone somebody who is signed in has a Suchagent at once", {
  meta: proves(
    "subscription-signed-in",
    "no-email-when-signed-in",
    "subscription-success",
    "analytics-events",
    "town-suggestion-fields",
  ),
}, async () => {
  const page = await visit()
  const events = await watchEvents(page)
  await letIn(page, "verwaltung@aufwind.example")
  await open(page, "/de/presse")
  const opener = page.getByRole("button", { name: "Suchagent einrichten" })
  await opener.focus()
  await page.keyboard.press("Enter")
  await dialog(page).waitFor()
  expect(await dialog(page).getByLabel("E-Mail").count()).toBe(0)
  expect(await dialog(page).getByText("Newsletter").count()).toBe(0)
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/subscriptions"),
  )
  await chooseTown(page, "Augsburg")
  await page.keyboard.press("Enter")
  expect((await sent).postDataJSON()).toMatchObject({
    name: "Augsburg",
    coordinates: { lat: expect.closeTo(48.37, 1), lng: expect.closeTo(10.9, 1) },
    radiusKm: 50,
    honeypot: "",
  })
  await dialog(page).waitFor({ state: "detached" })
  await alert(page, "Erfolgreich gespeichert").waitFor()
  expect(await alert(page, SAVED).isVisible()).toBe(true)
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await expect
    .poll(async () => (await ownSubscriptions(page)).map(({ name }) => name))
    .toContain("Augsburg")
  expect(await events()).toEqual(["Create Subscription", "Create Subscription - Success"])
})

test("a visitor confirms the address in the same place, and goes on to the settings", {
  meta: proves(
    "subscription-signed-out",
    "subscription-button",
    "subscription-redirect",
    "subscription-newsletter",
    "subscription-success",
  ),
}, async () => {
  const page = await visit()
  const email = newAddress()
  await open(page, "/de/suche?ort=Köln&umkreis=25")
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(?:Suchagent einrichten|Einrichten)$/ })
    .click()
  await dialog(page).waitFor()
  expect(await dialog(page).getByLabel("Ort").inputValue()).toBe("Köln")
  expect(await dialog(page).getByRole("radio", { name: "25 km" }).isChecked()).toBe(true)
  expect(await dialog(page).getByLabel("Newsletter abonnieren").isChecked()).toBe(false)
  await dialog(page).getByLabel("E-Mail").fill(email)
  await agree(page).click()
  const confirm = dialog(page).getByRole("button", { name: "Code bestätigen" })
  await confirm.waitFor()
  expect(await agree(page).count()).toBe(0)
  expect(await dialog(page).getByLabel("Ort").count()).toBe(0)
  const code = dialog(page).getByLabel("Code", { exact: true })
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
  await confirm.click()
  await dialog(page).getByText("Bitte gib den Token ein").waitFor()
  expect(await isSignedIn(page)).toBe(false)
  const digits = await codeFor(email)
  await code.fill(digits.slice(0, 5))
  await page.keyboard.press("End")
  await code.pressSequentially(digits.slice(5))
  await dialog(page).waitFor({ state: "detached" })
  await page.waitForURL("**/de/cockpit/einstellungen")
  expect(await isSignedIn(page)).toBe(true)
  await alert(page, SAVED).waitFor()
  await alert(page, "Du wurdest erfolgreich eingeloggt.").waitFor()
  const section = page.getByRole("region", { name: "Suchagenten" })
  await section.getByText("25 km Umkreis").waitFor()
})

test("what is missing is said at its field, in the specification's words", {
  meta: proves(
    "subscription-town-required",
    "subscription-email-required",
    "subscription-email-valid",
    "subscription-terms",
    "subscription-terms-are-general",
  ),
}, async () => {
  const page = await visit(PHONE)
  await openModal(page)
  await agree(page).click()
  await dialog(page).getByText("Wähle eines der Ergebnisse aus").waitFor()
  expect(await dialog(page).getByText("Bitte gib eine E-Mail-Adresse an").isVisible()).toBe(true)
  const town = dialog(page).getByLabel("Ort")
  await expect.poll(() => town.evaluate((input) => input === document.activeElement)).toBe(true)
  await dialog(page).getByLabel("E-Mail").fill("lena@")
  // a name that was typed but not chosen is no town
  await dialog(page).getByRole("combobox", { name: "Ort" }).fill("Köln")
  await page.getByRole("option").first().waitFor()
  await page.keyboard.press("Escape")
  await dialog(page).waitFor()
  await agree(page).click()
  await dialog(page).getByText("Bitte gib eine gültige E-Mail-Adresse an").waitFor()
  expect(await dialog(page).getByText("Wähle eines der Ergebnisse aus").isVisible()).toBe(true)
  const terms = dialog(page).getByRole("link", { name: "AGB" })
  expect(await terms.getAttribute("href")).toBe("/de/agb")
})

test("keyboard and screen reader never reach the honeypot", {
  meta: proves("subscription-honeypot-hidden"),
}, async () => {
  const page = await visit()
  await openModal(page)
  const hidden = page.locator("input[name=website]")
  expect(await hidden.getAttribute("autocomplete")).toBe("off")
  expect(await dialog(page).getByRole("textbox", { name: "Website" }).count()).toBe(0)
  const met = new Set<string | null>()
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab")
    met.add(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? null))
  }
  expect(met).toContain("email")
  expect(met).toContain("radiusKm")
  expect(met).not.toContain("website")
  const frame = page.locator("[aria-hidden=true]", { has: hidden }).last()
  expect((await frame.boundingBox())?.width).toBeLessThan(2)
})

test("a program that fills it in gets the code form, and any code closes the modal", {
  meta: proves("subscription-honeypot-signed-out"),
}, async () => {
  const page = await visit()
  const events = await watchEvents(page)
  const email = newAddress()
  await openModal(page)
  await chooseTown(page, "Kiel")
  await dialog(page).getByLabel("E-Mail").fill(email)
  await fillHoneypot(page)
  await agree(page).click()
  await dialog(page).getByLabel("Code", { exact: true }).pressSequentially("123456")
  await dialog(page).waitFor({ state: "detached" })
  expect(await isSignedIn(page)).toBe(false)
  expect(await mailsFor(email)).toEqual([])
  expect(await events()).toEqual(["Create Subscription"])
})

test("signed in, a program sees the success that is none", {
  meta: proves("subscription-honeypot-signed-in"),
}, async () => {
  const page = await visit()
  await signIn(page, PASSENGER)
  await openModal(page)
  await chooseTown(page, "Kassel")
  await fillHoneypot(page)
  await agree(page).click()
  await dialog(page).waitFor({ state: "detached" })
  await alert(page, SAVED).waitFor()
  await open(page, "/de/cockpit/einstellungen")
  const section = page.getByRole("region", { name: "Suchagenten" })
  await section.getByText("Bonn", { exact: true }).waitFor()
  expect(await section.getByText("Kassel").count()).toBe(0)
})

test("an address with an account, a town that is watched already: said at the field, and as an alert", {
  meta: proves("error-subscription-email", "error-subscription-name", "error-subscription"),
}, async () => {
  const page = await visit()
  await openModal(page)
  await chooseTown(page, "Bonn")
  await dialog(page).getByLabel("E-Mail").fill(PASSENGER)
  await agree(page).click()
  await dialog(page)
    .getByText(
      "Für diese E-Mail gibt es bereits einen registrierten Account. Über Anmelden, kannst du dich mit deiner E-Mailadresse einloggen.",
    )
    .waitFor()
  expect(await alert(page, "Fehler beim Speichern").isVisible()).toBe(true)
  expect(await alert(page, NOT_SAVED).isVisible()).toBe(true)
  // the alert is above the modal and closes without it
  await page.getByRole("button", { name: "Meldung schließen" }).click()
  expect(await dialog(page).isVisible()).toBe(true)
  await dialog(page).getByRole("link", { name: "Anmelden" }).click()
  await page.waitForURL(/\/de\/login\?redirect=/)
  await dialog(page).waitFor({ state: "detached" })

  await signIn(page, PASSENGER)
  await openModal(page)
  await chooseTown(page, "Bonn")
  await agree(page).click()
  await dialog(page)
    .getByText("Du wirst bereits benachrichtigt, wenn in Bonn neue Flüge verfügbar sind")
    .waitFor()
  expect(await alert(page, NOT_SAVED).isVisible()).toBe(true)
})

test("without a network nothing is lost: the modal stays, and a second press saves", {
  meta: proves("error-subscription"),
}, async () => {
  const page = await visit()
  const email = newAddress()
  await openModal(page)
  await chooseTown(page, "Ulm")
  await dialog(page).getByLabel("E-Mail").fill(email)
  await page.context().setOffline(true)
  await agree(page).click()
  await alert(page, NOT_SAVED).waitFor()
  expect(await alert(page, "Keine Verbindung").isVisible()).toBe(true)
  await page.context().setOffline(false)
  await agree(page).click()
  await dialog(page).getByLabel("Code", { exact: true }).waitFor()
  await codeFor(email)
})

test("the list of towns is at most 15 rem high, and requested 200 ms after the last keystroke", {
  meta: proves("subscription-modal-town", "town-debounce", "call-autocomplete"),
}, async () => {
  const page = await visitInTime()
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === "/api2/autocomplete") asked.push(search)
  })
  await openModal(page)
  await dialog(page).getByLabel("Ort").click()
  const field = dialog(page).getByRole("combobox", { name: "Ort" })
  await field.waitFor()
  await stopTime(page)
  await field.pressSequentially("Neustadt")
  await pass(page, 199)
  expect(asked).toEqual([])
  await pass(page, 1)
  expect(asked).toEqual(["?q=Neustadt&lang=de"])
  await page.clock.resume()
  await page.getByRole("option").first().waitFor()
  const list = page.locator("[data-trigger=ComboBox]")
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(15 * 16)
  const answer = await page.request.get("/api2/autocomplete?q=Bonn&lang=de")
  expect((await answer.json()).features[0]).toMatchObject({
    properties: { name: "Bonn", country: "Deutschland", localadmin: "Bonn" },
    geometry: { coordinates: [expect.closeTo(7.1, 1), expect.closeTo(50.7, 1)] },
  })
})

test("the modal closes by its button, by Escape and by a click outside", {
  meta: proves("subscription-modal"),
}, async () => {
  const page = await visit()
  for (const close of [
    () => dialog(page).getByRole("button", { name: "Schließen" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 450),
  ]) {
    await openModal(page)
    await close()
    await dialog(page).waitFor({ state: "detached" })
  }
})

test.each([
  ["a desktop by day", { colorScheme: "light" as const }],
  ["a phone at night", { ...PHONE, colorScheme: "dark" as const }],
])("on %s axe finds nothing in either form of the modal", async (_, view) => {
  const page = await visit(view)
  await openModal(page)
  await agree(page).click()
  await dialog(page).getByText("Wähle eines der Ergebnisse aus").waitFor()
  const findings = await axeFindings(page)
  await chooseTown(page, "Trier")
  await dialog(page).getByLabel("E-Mail").fill(newAddress())
  await agree(page).click()
  await dialog(page).getByLabel("Code", { exact: true }).waitFor()
  expect([...findings, ...(await axeFindings(page))]).toEqual([])
})

test("in the settings a Suchagent is added and deleted in its place, and a failure is said", {
  meta: proves("call-subscriptions", "call-unsubscribe", "error-unsubscribe"),
}, async () => {
  const page = await visit()
  await signIn(page, "pilot@aufwind.example")
  await open(page, "/de/cockpit/einstellungen")
  const section = page.getByRole("region", { name: "Suchagenten" })
  await section.getByRole("button", { name: "Suchagent einrichten" }).click()
  await dialog(page).waitFor()
  await chooseTown(page, "Freiburg")
  await agree(page).click()
  await section.getByText("50 km Umkreis").waitFor()
  const remove = section.getByRole("button", { name: /^Suchagent für Freiburg.* löschen$/ })
  await remove.click()
  await section.getByRole("button", { name: "Behalten" }).click()
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)
  await remove.click()
  await page.context().setOffline(true)
  await section.getByRole("button", { name: "Endgültig löschen" }).click()
  await alert(page, "Fehler beim Löschen").waitFor()
  expect(await alert(page, "Das Abo konnte nicht gelöscht werden.").isVisible()).toBe(true)
  await page.context().setOffline(false)
  await remove.click()
  const refetched = page.waitForResponse(
    (answer) =>
      answer.request().method() === "GET" && /users\/\d+\/subscriptions$/.test(answer.url()),
  )
  await section.getByRole("button", { name: "Endgültig löschen" }).click()
  await section.getByText("Noch keiner eingerichtet.").waitFor()
  expect(await (await refetched).json()).toEqual([])
  expect(await ownSubscriptions(page)).toEqual([])
})

/** Lets the product do what it does every day at 18:00. */
async function beEvening() {
  const file = `${ownProduct.dataDir}/postgres/connection.json`
  const { host, port, user, password, database } = JSON.parse(readFileSync(file, "utf8"))
  const address = `postgres://${user}:${password}@${host}:${port}/${database}`
  const connection = openDatabase(address)
  await connectJobs(address, [])
  await enqueue(connection.db, "plan-subscription-digests", {})
  await disconnectJobs()
  await connection.close()
}

test("the demo passenger's digest leads to the flights, and out of the mails without script", async () => {
  const page = await visit({ javaScriptEnabled: false })
  await beEvening()
  await expect
    .poll(() => mailsFor(PASSENGER), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/neuer? Fl(?:ug|üge) /))
  await page.goto("/dev/postfach")
  const entry = page.getByRole("listitem").filter({ hasText: PASSENGER })
  await entry
    .filter({ hasText: /neuer? Fl(?:ug|üge) / })
    .getByRole("link")
    .first()
    .click()
  const mail = page.frameLocator("iframe")
  const flight = await mail.locator("a[href*='/de/flug/']").first().getAttribute("href")
  const leave = mail.getByRole("link", { name: "Keine Mails mehr zu Bonn" })
  const address = (await leave.getAttribute("href")) ?? ""
  expect((await page.goto(flight ?? ""))?.status()).toBe(200)

  await page.goto(address)
  await page.getByText("Keine Mails mehr über neue Flüge um Bonn?").waitFor()
  const reader = await visit()
  await open(reader, address)
  expect(await axeFindings(reader)).toEqual([])
  await page.goto(address)
  await page.getByRole("button", { name: "Suchagenten abbestellen" }).click()
  await page.getByRole("heading", { name: "Abbestellt" }).waitFor()
  expect(await page.getByText("Zu Bonn schreiben wir dir nicht mehr.").isVisible()).toBe(true)
  const again = await fetch(address, { method: "POST", body: "List-Unsubscribe=One-Click" })
  expect(again.status).toBe(200)
  const wrong = await page.goto(`${address.slice(0, -3)}abc`)
  expect(wrong?.status()).toBe(404)

  // other journeys count on what the demo passenger watches
  await letIn(reader, PASSENGER)
  const back = await reader.request.post("/api/subscriptions", {
    headers: { origin: url },
    data: {
      name: "Bonn",
      coordinates: { lat: 50.7374, lng: 7.0982 },
      radiusKm: 50,
      honeypot: "",
    },
  })
  expect(back.ok(), await back.text()).toBe(true)
})

test("without script a visitor reads what a subscription is and what it needs", async () => {
  const page = await visit({ javaScriptEnabled: false })
  for (const path of ["/de", "/de/suche?ort=Köln", "/de/presse"]) {
    await page.goto(path)
    await page.getByRole("link", { name: "Suchagent einrichten" }).first().click()
    await page.locator("#was-ist-ein-suchagent").getByText("höchstens eine Mail am Tag").waitFor()
    expect(page.url()).toBe(`${url}/de/hilfe#was-ist-ein-suchagent`)
  }
})
