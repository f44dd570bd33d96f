import type { Page, Request } from "playwright-core"
import { expect, test } from "vitest"
import { minutes } from "#platform/duration.ts"
import { proves } from "#tests/contract/proves.ts"
import { wrongCodes } from "#tests/support/account-steps.ts"
import { arrive, axeFindings, open, signIn, visit } from "#tests/support/browser.ts"
import { codeFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { minutesAhead } from "#tests/support/test-clock.ts"

const url = ownProduct.url
const PASSENGER = "passagier@aufwind.example"
const WRONG = "Der Token ist ungültig. Bitte überprüfe deine Eingabe."

const pathOf = (page: Page) => new URL(page.url()).pathname

async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((one) => one.name === name)?.value
}

/** What a page has asked and not been answered yet, beside its stream of hints, which never ends. */
function unansweredCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>()
  page.on("request", (call) => {
    if (call.resourceType() !== "eventsource") calls.add(call)
  })
  page.on("requestfinished", (call) => calls.delete(call))
  page.on("requestfailed", (call) => calls.delete(call))
  return calls
}

test("by keyboard alone a guest who wanted a cockpit page signs in by code and lands on it", {
  meta: proves(
    "cockpit-login",
    "error-login-needed",
    "code-required",
    "code-digits",
    "code-placeholder",
    "code-hint",
    "code-length",
    "error-code-wrong",
    "login-success",
  ),
}, async () => {
  const email = "tastatur@aufwind.example"
  const page = await visit()
  await open(page, "/de/cockpit/archiv?seite=1")
  expect(pathOf(page)).toBe("/de/login")
  expect(await page.getByText("Login benötigt").isVisible()).toBe(true)
  const why = page.getByText("Bitte logge dich ein, um diese Seite zu sehen.")
  expect(await why.isVisible()).toBe(true)

  await tabTo(page, "E-Mail")
  await page.keyboard.type(email)
  await page.keyboard.press("Enter")
  const code = page.getByLabel("Code", { exact: true })
  await code.waitFor()
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await code.getAttribute("placeholder")).toBe("000000")
  expect(await code.getAttribute("pattern")).toBe("[0-9]{6}")
  const hint = page.getByText("Der Code kam nicht an? Guck auch im Spam-Ordner.")
  expect(await hint.isVisible()).toBe(true)

  await page.keyboard.press("Enter")
  await page.getByText("Bitte gib den Token ein").waitFor()
  await page.keyboard.type("a1 2-x")
  expect(await code.inputValue()).toBe("12")
  expect(await axeFindings(page)).toEqual([])

  const right = await codeFor(email)
  const [wrong = ""] = wrongCodes(right, 1)
  await code.fill("")
  // more digits than six fall away; the sixth sends
  await page.keyboard.type(wrong)
  await page.getByText(WRONG).waitFor()
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.insertText(`${right.slice(0, 3)} ${right.slice(3)}789`)
  await arrive(page, "**/de/cockpit/archiv?seite=1")
  // there is time to read it
  const messages = page.getByRole("region", { name: "Meldungen" })
  await messages.getByText("Du wurdest erfolgreich eingeloggt.").waitFor()
  await page.reload()
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  expect(await messages.getByText("Du wurdest erfolgreich eingeloggt.").count()).toBe(0)
})

/** Presses Tab until the field of this label has the focus. */
async function tabTo(page: Page, label: string) {
  const field = page.getByLabel(label)
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press("Tab")
    if (await field.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${label}`)
}

test("when confirming fails for another reason, the page says so and the code stays", {
  meta: proves("error-code-other"),
}, async () => {
  const page = await visit()
  await open(page, "/de/login")
  await page.getByLabel("E-Mail").fill("stoerung@aufwind.example")
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.route("**/api/auth/login/token", (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: "bug", message: "x" } }),
  )
  await page.getByLabel("Code", { exact: true }).fill("123456")
  const alert = page.getByRole("alert")
  await alert.getByText("Beim Bestätigen des Tokens ist ein Fehler aufgetreten.").waitFor()
  expect(await alert.getByText("Bitte versuche es später erneut.").isVisible()).toBe(true)
  expect(await page.getByLabel("Code", { exact: true }).inputValue()).toBe("123456")
})

test("the login page is for guests: others go on to the page they wanted, never to another site", {
  meta: proves("layout-login", "login-guests-only", "cockpit-login"),
}, async () => {
  const page = await visit()
  await signIn(page, PASSENGER)
  for (const [asked, reached] of [
    ["/de/login", "/de/cockpit"],
    ["/de/login?redirect=/de/cockpit/archiv", "/de/cockpit/archiv"],
    ["/de/login?redirect=https://evil.example/", "/de/cockpit"],
    ["/de/login?redirect=//evil.example/de", "/de/cockpit"],
  ] as const) {
    await page.goto(asked)
    expect(page.url()).toBe(`${url}${reached}`)
  }
})

test("before a navigation a token with less than 60 minutes left is renewed, an older one not needlessly", {
  meta: proves(
    "refresh-before-navigation",
    "refresh-when-needed",
    "expiring-soon",
    "refresh-window",
  ),
}, async () => {
  const page = await visit()
  await signIn(page, PASSENGER)
  const first = await cookie(page, "Authorization")
  const unanswered = unansweredCalls(page)
  const goTo = async (name: string, path: string) => {
    await page.getByRole("link", { name, exact: true }).first().click()
    await arrive(page, `**${path}`)
    // time may jump only when nothing is on its way any more: a call with a token that is renewed meanwhile
    // would arrive hours after that
    await expect.poll(() => unanswered.size).toBe(0)
    return cookie(page, "Authorization")
  }
  const early = await minutesAhead(59, () => goTo("Archiv", "/de/cockpit/archiv"))
  expect(early).toBe(first)
  const soon = await minutesAhead(61, () => goTo("Checkliste", "/de/cockpit/checkliste"))
  expect(soon).not.toBe(first)
  const over = await minutesAhead(61 + 121, () => goTo("Archiv", "/de/cockpit/archiv"))
  expect(over).not.toBe(soon)
  await page.context().clearCookies({ name: "Authorization" })
  expect(await goTo("Checkliste", "/de/cockpit/checkliste")).toBeDefined()
  const expiry = Number(await cookie(page, "auth_exp")) * 1000
  expect(Math.round((expiry - Date.now()) / minutes(1))).toBeGreaterThanOrEqual(119)
})

test("ten tabs that come back at one moment all stay signed in, and logging out in one ends them all", async () => {
  const first = await visit()
  await signIn(first, PASSENGER)
  const tabs = [first]
  while (tabs.length < 10) tabs.push(await first.context().newPage())
  await Promise.all(tabs.slice(1).map((tab) => tab.goto("/de/cockpit/archiv")))
  for (const minutes of [61, 61 + 121, 61 + 121 + 61]) {
    await minutesAhead(minutes, async () => {
      await Promise.all(tabs.map((tab) => tab.reload({ waitUntil: "networkidle" })))
      expect(new Set(tabs.map(pathOf))).toEqual(new Set(["/de/cockpit", "/de/cockpit/archiv"]))
    })
  }
  await first.getByRole("button", { name: "Abmelden" }).first().click()
  await first.waitForURL(`${url}/de`)
  for (const tab of tabs.slice(1)) {
    // each leaves by itself, and would break off what is asked of it meanwhile
    await tab.waitForURL("**/de/login?redirect=*")
    await tab.goto("/de/cockpit/archiv")
    expect(pathOf(tab)).toBe("/de/login")
  }
  expect(await cookie(first, "auth_exp")).toBeUndefined()
})

test("in the settings somebody ends another device's session, then all of them", async () => {
  const [laptop, phone] = [await visit(), await visit()]
  for (const device of [phone, laptop]) await signInByCode(device, "zwei-geraete@aufwind.example")
  await open(laptop, "/de/cockpit/einstellungen")
  const section = laptop.getByRole("region", { name: "Anmeldungen und Sicherheit" })
  // below them stands what happened around them
  const ending = laptop.getByRole("button", { name: "Abmelden" })
  const rows = section.getByRole("listitem").filter({ has: ending })
  expect(await rows.first().getByText("Dieses Gerät").isVisible()).toBe(true)
  expect(await rows.count()).toBe(2)
  await rows.nth(1).getByRole("button", { name: "Abmelden" }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await phone.goto("/de/cockpit")
  expect(pathOf(phone)).toBe("/de/login")
  await section.getByRole("button", { name: "Überall abmelden" }).click()
  expect(await axeFindings(laptop)).toEqual([])
  await section.getByRole("button", { name: "Ja, überall abmelden" }).click()
  await laptop.waitForURL(`${url}/de`)
  await laptop.goto("/de/cockpit")
  expect(pathOf(laptop)).toBe("/de/login")
})

async function signInByCode(page: Page, email: string) {
  await open(page, "/de/login")
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  const code = page.getByLabel("Code", { exact: true })
  await code.waitFor()
  await code.fill(await codeFor(email))
  await arrive(page, "**/de/cockpit")
}

test("without script the code leads in, after a wrong one too", async () => {
  const email = "ohne-script@aufwind.example"
  const page = await visit({ javaScriptEnabled: false })
  await page.goto("/de/cockpit/archiv")
  await page.getByLabel("E-Mail").fill("keine adresse")
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByText("Bitte gib eine gültige E-Mail-Adresse an").waitFor()
  expect(await page.getByLabel("E-Mail").inputValue()).toBe("keine adresse")
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  const right = await codeFor(email)
  const [wrong = ""] = wrongCodes(right, 1)
  await page.getByLabel("Code", { exact: true }).fill(wrong)
  await page.getByRole("button", { name: "Code bestätigen" }).click()
  await page.getByText(WRONG).waitFor()
  await page.getByRole("button", { name: "Neuen Code schicken" }).click()
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(email))
  await page.getByRole("button", { name: "Code bestätigen" }).click()
  await page.waitForURL("**/de/cockpit/archiv")
})

test("without script the password is one press away, and so is the way back", async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto("/de/cockpit/archiv")
  await page.getByRole("button", { name: "Mit Passwort anmelden" }).click()
  await page.getByRole("button", { name: "Lieber mit Code" }).click()
  await page.getByRole("button", { name: "Mit Passwort anmelden" }).click()
  await page.getByLabel("E-Mail").fill(PASSENGER)
  await page.getByLabel("Passwort", { exact: true }).fill("geraten")
  await page.getByRole("button", { name: "Anmelden", exact: true }).click()
  await page.getByText("E-Mail-Adresse oder Passwort stimmen nicht.").waitFor()
  expect(await page.getByLabel("E-Mail").inputValue()).toBe(PASSENGER)
  await page.getByLabel("Passwort", { exact: true }).fill("Aufwind-Demo-1")
  await page.getByRole("button", { name: "Anmelden", exact: true }).click()
  await page.waitForURL("**/de/cockpit/archiv")
})

test("what was typed before the scripts came stays", async () => {
  const page = await visit()
  let letScriptsGo = () => {}
  const typed = new Promise<void>((resolve) => {
    letScriptsGo = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await typed
    await route.continue()
  })
  await page.goto("/de/login", { waitUntil: "commit" })
  await page.getByLabel("E-Mail").fill("schnell@aufwind.example")
  letScriptsGo()
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  expect(await page.getByLabel("E-Mail").inputValue()).toBe("schnell@aufwind.example")
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByText("schnell@aufwind.example").waitFor()
})
