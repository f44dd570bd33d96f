import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { seconds } from "#platform/duration.ts"
import { proves } from "#tests/contract/proves.ts"
import { axeFindings, open, signIn, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import {
  isSameDocument,
  markDocument,
  pass,
  stopTime,
  until,
  visitInTime,
} from "#tests/support/page-time.ts"

const url = ownProduct.url
const PASSENGER = "passagier@aufwind.example"
const PILOT = "pilot@aufwind.example"

/** What the browser asks the server from now on, as „GET /api/…“. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** The contents of the browser's storage, by name. */
function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

async function storedUser(page: Page) {
  const { "aufwind-user": stored } = await storedIn(page)
  return stored === undefined ? undefined : JSON.parse(stored).state.user
}

async function signInAndStopTime(page: Page) {
  await signIn(page, PASSENGER)
  await until(() => storedUser(page)).toMatchObject({ email: PASSENGER })
  await stopTime(page)
}

test("the own user is fetched every 20 s while somebody is logged in and at the page, and replaces the stored one", {
  meta: proves(
    "call-as-owner-every-20s",
    "user-refresh",
    "idle-threshold",
    "logged-in",
    "user-store-fields",
  ),
}, async () => {
  const page = await visitInTime()
  await signInAndStopTime(page)
  const { id, ...known } = await storedUser(page)
  const calls = callsOf(page)
  const asOwner = () => calls.filter((call) => call === `GET /api/users/${id}/as-owner`).length

  // since it was ready, the page has lived for a second or two
  await pass(page, seconds(16))
  expect(asOwner()).toBe(0)
  const changed = { hasSubscribedNewsletter: !known.hasSubscribedNewsletter }
  expect((await page.request.put(`/api/users/${id}`, { data: changed })).status()).toBe(200)
  await pass(page, seconds(5))
  expect(asOwner()).toBe(1)
  await until(() => storedUser(page)).toMatchObject(changed)

  // somebody leaves: two minutes after the last sign of life nobody asks any more
  await page.mouse.move(100, 100)
  await pass(page, 0)
  const atLastSign = asOwner()
  for (let turn = 0; turn < 6; turn += 1) await pass(page, seconds(20))
  const untilIdle = asOwner()
  expect(untilIdle).toBeGreaterThan(atLastSign + 3)
  for (let turn = 0; turn < 3; turn += 1) await pass(page, seconds(20))
  expect(asOwner()).toBe(untilIdle)

  await page.mouse.move(200, 200)
  await until(asOwner).toBe(untilIdle + 1)
  await page.request.put(`/api/users/${id}`, { data: { about: "" } })
})

test("a tab that nobody sees asks for its person until that counts as idle, and at once when it is seen again", async () => {
  const page = await visitInTime()
  await signInAndStopTime(page)
  const calls = callsOf(page)
  const asOwner = () => calls.filter((call) => call.endsWith("/as-owner")).length
  const notifications = () => calls.filter((call) => call.endsWith("/notifications")).length
  await showTab(page, false)
  for (let turn = 0; turn < 6; turn += 1) await pass(page, seconds(20))
  const untilIdle = asOwner()
  expect(untilIdle).toBeGreaterThan(3)
  const bells = notifications()
  for (let turn = 0; turn < 3; turn += 1) await pass(page, seconds(20))
  expect(asOwner()).toBe(untilIdle)
  // the bell of somebody who is away still rings (docs/decisions/0011)
  expect(notifications()).toBeGreaterThanOrEqual(bells + 3)
  await showTab(page, true)
  await until(asOwner).toBe(untilIdle + 1)
})

function showTab(page: Page, isSeen: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event("visibilitychange"))
  }, !isSeen)
}

test("a guest's browser asks nothing and remembers nothing", async () => {
  const page = await visitInTime()
  const calls = callsOf(page)
  await open(page, "/de")
  await stopTime(page)
  for (let turn = 0; turn < 3; turn += 1) await pass(page, seconds(20))
  expect(calls).toEqual([])
  expect(await storedIn(page)).toEqual({})
})

test("a token that ends within the hour is renewed before the user is asked for", async () => {
  const page = await visitInTime()
  await signInAndStopTime(page)
  const soon = Math.floor(Date.now() / 1000) + 59 * 60
  await page.context().addCookies([{ name: "auth_exp", value: String(soon), url }])
  const calls = callsOf(page)
  await pass(page, seconds(21))
  await until(() => calls.join()).toMatch(/as-owner/)
  expect(calls[0]).toBe("POST /api/auth/refresh")
  expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1)
  expect(await expiryOf(page)).toBeGreaterThan(soon + 30 * 60)
})

async function expiryOf(page: Page): Promise<number> {
  const cookies = await page.context().cookies()
  return Number(cookies.find(({ name }) => name === "auth_exp")?.value)
}

test("neither bank data, name and role nor a token lie in the browser's storage", {
  meta: proves("user-store-fields"),
}, async () => {
  const page = await visit()
  await signIn(page, PILOT)
  await until(() => storedUser(page)).toEqual({
    id: expect.any(Number),
    email: PILOT,
    hasSubscribedNewsletter: expect.any(Boolean),
  })
  const everything = JSON.stringify(await storedIn(page))
  expect(everything).not.toMatch(/eyJ|accessToken|DE\d\d|firstName|isPilot/)
})

test("logging out empties the storage, drops the cookies, and every other tab leaves its private page", {
  meta: proves("logout-clears", "user-store-clearing"),
}, async () => {
  const page = await visit()
  await signIn(page, PASSENGER)
  const otherTab = await page.context().newPage()
  await open(otherTab, "/de/cockpit/archiv")
  await until(() => storedUser(page)).toMatchObject({ email: PASSENGER })
  await page.getByRole("button", { name: "Abmelden" }).first().click()
  await page.waitForURL(`${url}/de`)
  await otherTab.waitForURL("**/de/login?redirect=*")
  expect(new URL(otherTab.url()).searchParams.get("redirect")).toBe("/de/cockpit/archiv")
  await until(() => storedIn(page)).toEqual({})
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name).toSorted()
  // neither of the others opens anything: one keeps strangers who guess from shutting the owner out
  // (decision 48), and with one the other tab's sign-in asks for a passkey
  await until(cookies).toEqual(["i18n_redirected", "known_device", "passkey"])
})

test("a tab whose session ends elsewhere says so before anything else", {
  meta: proves("modal-alert"),
}, async () => {
  const page = await visit()
  await signIn(page, PASSENGER)
  const otherTab = await page.context().newPage()
  await open(otherTab, "/de/cockpit/archiv")
  await page.getByRole("button", { name: "Abmelden" }).first().click()
  await page.waitForURL(`${url}/de`)
  await otherTab.waitForURL("**/de/login?redirect=*")
  const dialog = otherTab.getByRole("dialog", { name: "Du bist abgemeldet" })
  await dialog.waitFor()
  expect(await axeFindings(otherTab)).toEqual([])
  // whoever has ended it knows
  expect(await page.getByRole("dialog").count()).toBe(0)
  await dialog.getByRole("button", { name: "Verstanden" }).click()
  await dialog.waitFor({ state: "detached" })
  await otherTab.getByLabel("E-Mail").first().fill(PASSENGER)
})

test("logging out takes bell and cockpit link from a public page in another tab, too", async () => {
  const page = await visit()
  await signIn(page, PASSENGER)
  const otherTab = await page.context().newPage()
  await open(otherTab, "/de/presse")
  const header = otherTab.getByRole("banner")
  await header.getByRole("link", { name: "Cockpit" }).waitFor()
  await page.getByRole("button", { name: "Abmelden" }).first().click()
  await header.getByRole("link", { name: "Anmelden" }).waitFor()
  expect(await header.getByRole("link", { name: "Cockpit" }).count()).toBe(0)
  expect(await header.getByRole("button", { name: /Benachrichtigungen/ }).count()).toBe(0)
  expect(new URL(otherTab.url()).pathname).toBe("/de/presse")
})

test("where a refresh is refused too, the session is over: storage and cookies are empty, the cockpit gives way to the login", {
  meta: proves("call-401", "error-401", "logout-clears"),
}, async () => {
  const page = await visitInTime()
  await signIn(page, PASSENGER)
  await open(page, "/de/cockpit/einstellungen")
  await until(() => storedUser(page)).toMatchObject({ email: PASSENGER })
  await stopTime(page)
  await page.context().clearCookies({ name: "Authorization" })
  await page.context().clearCookies({ name: "refresh" })
  const calls = callsOf(page)
  await page.clock.runFor(seconds(21))
  await page.waitForURL("**/de/login?redirect=*")
  expect(calls).toEqual(expect.arrayContaining(["POST /api/auth/refresh", "POST /api/auth/logout"]))
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/de/cockpit/einstellungen")
  await until(() => storedIn(page)).toEqual({})
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies).not.toContain("auth_exp")
})

test("the next user to sign in finds nothing of the previous one", async () => {
  const page = await visit()
  await signIn(page, PASSENGER)
  await until(() => storedUser(page)).toMatchObject({ email: PASSENGER })
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("aufwind-user") ?? "")
    stored.state.statistics = { flights: 99 }
    localStorage.setItem("aufwind-user", JSON.stringify(stored))
  })
  await page.context().clearCookies()
  await signIn(page, PILOT)
  await until(() => storedUser(page)).toMatchObject({ email: PILOT })
  expect((await storedIn(page))["aufwind-user"]).not.toContain("99")
})

test("a page rendered for one person is reloaded when another tab signs in as somebody else", async () => {
  const page = await visit()
  const otherTab = await page.context().newPage()
  await open(otherTab, "/de/login")
  await otherTab.getByRole("button", { name: "Mit Passwort anmelden" }).click()
  await otherTab.getByLabel("E-Mail").fill(PILOT)
  await otherTab.getByLabel("Passwort", { exact: true }).fill("Aufwind-Demo-1")
  await signIn(page, PASSENGER)
  await until(() => storedUser(page)).toMatchObject({ email: PASSENGER })
  await markDocument(page)
  await otherTab.getByRole("button", { name: "Anmelden", exact: true }).click()
  await until(() => isSameDocument(page).catch(() => true)).toBe(false)
  await until(() => storedUser(page)).toMatchObject({ email: PILOT })
  await page.getByText("Henrik").first().waitFor({ state: "attached" })
})
