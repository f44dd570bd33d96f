import type { APIRequestContext, BrowserContextOptions, Page, Request } from "playwright-core"
import { expect, test } from "vitest"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { minutes, seconds } from "#platform/duration.ts"
import { proves } from "#tests/contract/proves.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  open,
  PHONE,
  signIn,
  visit,
  visitAnew,
} from "#tests/support/browser.ts"

const PILOT = "pilot@aufwind.example"
const PASSENGER = "passagier@aufwind.example"

interface Listed {
  id: number
  flightId: number | null
  text: string
  readAt: string | null
}

const isListCall = (call: { url(): string }) => /\/api\/users\/\d+\/notifications$/.test(call.url())
const isDeleteCall = (request: Request) =>
  request.method() === "DELETE" && request.url().endsWith("/api/notifications")

function bellOf(page: Page) {
  return page.getByRole("button", { name: /^Benachrichtigungen/ })
}

/** How many the bell says are unread. */
async function unreadOf(page: Page): Promise<number> {
  // next to it is the visible number, „9+“ for more
  const words = await bellOf(page).locator(".sr-only").allTextContents()
  return Number(/^(\d+) ungelesen$/.exec(words.at(-1) ?? "")?.[1] ?? 0)
}

/** Signs in and answers the list that the page gets first. */
async function signInWithList(page: Page, email: string): Promise<Listed[]> {
  const answer = page.waitForResponse((response) => isListCall(response) && response.ok())
  await signIn(page, email)
  return (await answer).json()
}

/** Asks for a seat on one of the pilot's next flights, by the calls that the pages make. */
async function requestSeat(passenger: APIRequestContext, flightIds: readonly number[]) {
  for (const flightId of flightIds) {
    const hold = (shownTotalCents: number) =>
      passenger.post("/api/checkouts", { data: { flightId, seats: 1, shownTotalCents } })
    // a wrong price is refused with the right one
    const refusal = await (await hold(1)).json()
    const euro = /(\d+),(\d\d)\s€/.exec(String(refusal.message))
    if (refusal.code !== "price-changed" || !euro) continue
    const shownTotalCents = Number(`${euro[1]}${euro[2]}`)
    const held = await hold(shownTotalCents)
    if (!held.ok()) continue
    const { ref: checkout } = await held.json()
    const order = await passenger.post(`/api/checkouts/${checkout}/order`, {
      data: orderOf(1, { shownTotalCents }),
    })
    if (!order.ok()) continue
    const ref = String((await order.json()).paymentPath)
      .split("/")
      .at(-1)
    await passenger.post(`/api/trial-payments/${ref}`, { data: { outcome: "pay" } })
    return flightId
  }
  throw new Error("none of the flights has a seat")
}

async function flightsOf(page: Page): Promise<number[]> {
  const links = page.locator("main a[href^='/de/cockpit/flug/']")
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
  const ids = hrefs.map((href) => Number(/^\/de\/cockpit\/flug\/(\d+)$/.exec(href ?? "")?.[1]))
  return [...new Set(ids.filter((id) => id > 0))]
}

test("a request rings the pilot's bell in every tab, and opening the flight quiets it in all of them", {
  meta: proves("call-notifications", "call-notifications-delete", "notification-polling"),
}, async () => {
  const cockpit = await visitAnew()
  await cockpit.clock.install()
  // in both tabs, to the next time that they ask
  const later = async <T>(look: () => T) => {
    await cockpit.clock.fastForward(seconds(10))
    return look()
  }
  await signInWithList(cockpit, PILOT)
  const storefront = await cockpit.context().newPage()
  await open(storefront, "/de")
  await bellOf(storefront).waitFor()
  // what earlier journeys have set going has rung by then
  const ringsAlike = async () => (await unreadOf(storefront)) === (await unreadOf(cockpit))
  await expect.poll(() => later(ringsAlike)).toBe(true)
  const before = await unreadOf(cockpit)
  const unchanged = cockpit.waitForResponse(
    (response) => isListCall(response) && response.status() === 304,
  )
  await later(() => unchanged)
  expect((await unchanged).request().headers()["if-none-match"]).toMatch(/^W\/"/)
  expect(await unreadOf(cockpit)).toBeGreaterThanOrEqual(before)

  const passenger = await visit()
  await signIn(passenger, PASSENGER)
  const flightId = await requestSeat(passenger.context().request, await flightsOf(cockpit))
  for (const page of [cockpit, storefront]) {
    await expect.poll(() => later(() => unreadOf(page))).toBeGreaterThan(before)
  }
  const news = cockpit.getByRole("status").filter({ hasText: /Neue Benachrichtigung/ })
  expect(await news.textContent()).toMatch(/^Neue Benachrichtigung: Lena B\. /)
  expect(await cockpit.title()).toBe("Cockpit • Aufwind")

  const asked = listPathOf(storefront)
  const path = await later(() => asked)
  const listed = async (): Promise<Listed[]> => (await cockpit.request.get(path)).json()
  const ofFlight = (await listed()).filter((one) => one.flightId === flightId)
  const marking = callsOf(cockpit)
  const marked = cockpit.waitForResponse((response) => isDeleteCall(response.request()))
  await cockpit.goto(flightPath(flightId))
  expect((await marked).request().postDataJSON()).toEqual({
    notificationIds: ofFlight.map(({ id }) => id),
  })
  const isReloaded = () => marking.slice(marking.findIndex(isDeleteCall)).some(isListCall)
  await expect.poll(isReloaded).toBe(true)
  const left = (await listed()).filter(({ readAt }) => readAt === null)
  expect(left.filter((one) => one.flightId === flightId)).toEqual([])
  for (const page of [cockpit, storefront]) {
    await expect.poll(() => later(() => unreadOf(page))).toBe(left.length)
  }

  // all of it is read: opening the flight again deletes nothing
  const calls = callsOf(cockpit)
  await open(cockpit, flightPath(flightId))
  await cockpit.waitForResponse(isListCall)
  await cockpit.waitForLoadState("networkidle")
  expect(calls.filter(isDeleteCall)).toEqual([])
})

async function listPathOf(page: Page): Promise<string> {
  return new URL((await page.waitForRequest(isListCall)).url()).pathname
}

function callsOf(page: Page): Request[] {
  const calls: Request[] = []
  page.on("request", (request) => calls.push(request))
  return calls
}

test("the list is asked for every ten seconds, and never by a visitor", {
  meta: proves("notification-polling", "notifications-signed-in"),
}, async () => {
  const visitor = await visitAnew()
  await visitor.clock.install()
  const visitorsCalls = callsOf(visitor)
  await open(visitor, "/de")
  await visitor.waitForLoadState("networkidle")
  await visitor.clock.runFor(minutes(1))
  await visitor.waitForLoadState("networkidle")
  expect(visitorsCalls.filter((call) => call.url().includes("notifications"))).toEqual([])
  expect(await bellOf(visitor).count()).toBe(0)

  const pilot = await visitAnew()
  await signIn(pilot, PILOT)
  await pilot.clock.install()
  const calls = callsOf(pilot)
  await open(pilot, "/de/cockpit/archiv")
  await pilot.waitForLoadState("networkidle")
  const first = calls.filter(isListCall).length
  expect(first).toBeGreaterThan(0)
  await pilot.clock.runFor(9_000)
  await pilot.waitForLoadState("networkidle")
  expect(calls.filter(isListCall)).toHaveLength(first)
  for (const round of [1, 2, 3]) {
    const answered = pilot.waitForResponse(isListCall)
    await pilot.clock.runFor(round === 1 ? 1_000 : 10_000)
    await answered
    await pilot.waitForLoadState("networkidle")
    expect(calls.filter(isListCall)).toHaveLength(first + round)
  }
})

test("a list that fails is silent, a mark that fails is only logged", {
  meta: proves("error-notifications"),
}, async () => {
  const page = await visit()
  const list = await signInWithList(page, PASSENGER)
  // what is told of messages belongs to no flight
  const unread = list.find(({ readAt, flightId }) => readAt === null && flightId !== null)
  if (!unread?.flightId) throw new Error("the demo passenger has read everything")
  const errors: string[] = []
  page.on("console", (line) => {
    if (line.type() === "error") errors.push(line.text())
  })
  await page.route("**/api/notifications", (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: "…", code: "bug" } }),
  )
  const refused = page.waitForResponse((response) => isDeleteCall(response.request()))
  await open(page, flightPath(unread.flightId))
  await refused
  await expect
    .poll(() => errors.filter((line) => line.includes("notifications were not marked as read")))
    .toHaveLength(1)
  expect(await page.getByRole("alert").count()).toBe(0)

  await page.route("**/api/users/*/notifications", (route) => route.abort())
  const failed = page.waitForEvent("requestfailed", isListCall)
  await open(page, "/de/cockpit")
  await failed
  await page.waitForLoadState("networkidle")
  expect(await page.getByRole("alert").count()).toBe(0)
  expect(await page.getByText("Keine Verbindung").count()).toBe(0)
})

test.each<{ size: string; options: BrowserContextOptions }>([
  { size: "a desktop", options: DESKTOP },
  { size: "a phone", options: PHONE },
])("on $size the list opens, is walked through and closes by keyboard alone", async (entry) => {
  const page = await visit(entry.options)
  await signInWithList(page, PILOT)
  await tabTo(page, /^Benachrichtigungen/)
  await page.keyboard.press("Enter")
  const panel = page.getByRole("dialog", { name: "Benachrichtigungen" })
  await panel.waitFor()
  await expect.poll(() => panel.evaluate(hasFocus)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press("Escape")
  await panel.waitFor({ state: "detached" })
  await expect.poll(() => bellOf(page).evaluate(hasFocus)).toBe(true)

  await page.keyboard.press("Enter")
  const first = panel.getByRole("listitem").first().getByRole("link")
  const path = await first.getAttribute("href")
  await tabTo(page, new RegExp(escaped((await first.textContent()) ?? "")))
  await page.keyboard.press("Enter")
  await arrive(page, `**${path}`)
  await panel.waitFor({ state: "detached" })
})

test("„Alle gelesen“ empties the count, and the list stays", async () => {
  const page = await visit()
  const list = await signInWithList(page, PILOT)
  await bellOf(page).click()
  const panel = page.getByRole("dialog", { name: "Benachrichtigungen" })
  await panel.getByText("Ungelesen:").first().waitFor()
  const all = panel.getByRole("button", { name: "Alle gelesen" })
  await all.focus()
  await page.keyboard.press("Enter")
  await all.waitFor({ state: "detached" })
  await expect.poll(() => panel.evaluate(hasFocus)).toBe(true)
  expect(await panel.getByText("Ungelesen:").count()).toBe(0)
  expect(await panel.getByRole("listitem").count()).toBe(list.length)
  await page.keyboard.press("Escape")
  await panel.waitFor({ state: "detached" })
  expect(await unreadOf(page)).toBe(0)
})

function hasFocus(element: Element): boolean {
  return element.contains(document.activeElement)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab")
    const words = await page.evaluate(() => document.activeElement?.textContent ?? "")
    if (name.test(words)) return
  }
  throw new Error(`no Tab leads to ${name}`)
}
