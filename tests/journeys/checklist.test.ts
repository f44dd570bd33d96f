import { and, eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, beforeEach, expect, test } from "vitest"
import { PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { CHECKLIST_PATH, checklistPath } from "#features/checklists/checklist.ts"
import { listChecklistFlights } from "#features/checklists/server/checklist-flights.ts"
import { checklistTicksTable as ticks } from "#features/checklists/server/checklist-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { CACHED_PAGES } from "#platform/cached-pages.ts"
import { seconds } from "#platform/duration.ts"
import {
  arrive,
  axeFindings,
  open,
  PHONE,
  signIn,
  visit,
  visitAnew,
} from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const WITH_WORKER = { serviceWorkers: "allow" } as const
const INTRODUCED = "Vorgestellt und Telefonnummern ausgetauscht"
const MEETING = "Treffpunkt, Uhrzeit, Anfahrt und Parken genannt"
const LUGGAGE = "Gepäckgrenze genannt: Kilo und weiche Taschen"

async function idOf(email: string): Promise<number> {
  const [user] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.email, email))
  if (!user) throw new Error(`the demo world has no ${email}`)
  return user.id
}

beforeEach(async () => {
  await db.delete(ticks)
})

const item = (page: Page, text: string) => page.getByRole("checkbox", { name: text })
const section = (page: Page, title: string) => page.getByRole("region", { name: title })
const SAVED = /^Gespeichert \d\d:\d\d$/
const WAITING = /^Noch nicht gespeichert$/
const keeping = (page: Page, words: RegExp) => page.getByRole("status").filter({ hasText: words })
const done = async (email: string) =>
  (
    await db
      .select({ item: ticks.item })
      .from(ticks)
      .where(and(eq(ticks.userId, await idOf(email)), eq(ticks.isDone, true)))
  )
    .map((tick) => tick.item)
    .toSorted()

async function openList(page: Page, path: string = CHECKLIST_PATH) {
  await open(page, path)
  await page.getByRole("heading", { level: 1, name: "Checkliste" }).waitFor()
}

/** Every path that the worker keeps of somebody. */
const keptPages = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
  }, CACHED_PAGES)

test("what is ticked on one device is ticked on the other, by whom and when, until it is reset", async () => {
  const [desk, phone] = [await visitAnew(), await visit(PHONE)]
  await desk.clock.install()
  await signIn(desk, PILOT_EMAIL)
  await signIn(phone, PILOT_EMAIL)
  await openList(desk)
  expect(await section(desk, "Nach der Buchung").getByText("0 von 5").isVisible()).toBe(true)
  await item(desk, INTRODUCED).check()
  await keeping(desk, SAVED).waitFor()
  await section(desk, "Nach der Buchung").getByText("1 von 5").waitFor()
  await desk.getByText(/^Henrik, \S+, \d+\. .+, \d\d:\d\d Uhr$/).waitFor()

  await openList(phone)
  expect(await item(phone, INTRODUCED).isChecked()).toBe(true)
  await item(phone, MEETING).check()
  await keeping(phone, SAVED).waitFor()
  expect(await axeFindings(phone)).toEqual([])
  // the desk asks again by itself
  await desk.clock.fastForward(seconds(20))
  await section(desk, "Nach der Buchung").getByText("2 von 5").waitFor()

  await desk.getByRole("button", { name: "Haken entfernen" }).click()
  await section(desk, "Nach der Buchung").getByText("0 von 5").waitFor()
  await expect.poll(() => done(PILOT_EMAIL)).toEqual([])
  await desk.getByRole("button", { name: "Zurückholen" }).click()
  await expect.poll(() => done(PILOT_EMAIL)).toEqual(["introduced", "meeting-told"])
})

test("two tabs of a browser agree at once", async () => {
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  await openList(page)
  const other = await page.context().newPage()
  await openList(other)
  await item(page, INTRODUCED).check()
  await section(other, "Nach der Buchung").getByText("1 von 5").waitFor()
  await keeping(page, SAVED).waitFor()
})

test("on an airfield without a network the list opens, is ticked, and is on the server afterwards", async () => {
  const page = await visit({ ...WITH_WORKER, ...PHONE })
  await signIn(page, PILOT_EMAIL)
  await openList(page)
  await item(page, INTRODUCED).check()
  await keeping(page, SAVED).waitFor()
  await page.getByText("öffnet sich in diesem Browser auch ohne Netz").waitFor()

  await page.context().setOffline(true)
  await openList(page)
  // ticked after the page was kept
  expect(await item(page, INTRODUCED).isChecked()).toBe(true)
  await item(page, MEETING).check()
  await item(page, INTRODUCED).uncheck()
  await keeping(page, WAITING).waitFor()
  await openList(page)
  expect(await item(page, MEETING).isChecked()).toBe(true)
  expect(await item(page, INTRODUCED).isChecked()).toBe(false)
  await keeping(page, WAITING).waitFor()
  expect(await done(PILOT_EMAIL)).toEqual(["introduced"])

  await page.context().setOffline(false)
  await keeping(page, SAVED).waitFor()
  expect(await done(PILOT_EMAIL)).toEqual(["meeting-told"])
})

test("what was ticked without a network reaches the server from another page, too", async () => {
  const page = await visit({ ...WITH_WORKER })
  await signIn(page, PILOT_EMAIL)
  await openList(page)
  await page.getByText("auch ohne Netz").first().waitFor()
  await page.context().setOffline(true)
  await item(page, LUGGAGE).check()
  await keeping(page, WAITING).waitFor()
  await page.goto("/de/cockpit/hilfe")
  await page.getByRole("heading", { level: 1, name: "Gerade kein Netz" }).waitFor()
  await page.context().setOffline(false)
  await open(page, "/de/cockpit/hilfe")
  await expect.poll(() => done(PILOT_EMAIL), { timeout: 20_000 }).toEqual(["luggage-told"])
})

test("after the sign-out nothing of the list is left in the browser, and nobody else ever sees it", async () => {
  const page = await visit({ ...WITH_WORKER })
  await signIn(page, PILOT_EMAIL)
  await openList(page)
  await item(page, INTRODUCED).check()
  await page.getByText("öffnet sich in diesem Browser auch ohne Netz").waitFor()
  expect(await keptPages(page)).toContain(CHECKLIST_PATH)
  await page.getByRole("button", { name: "Abmelden" }).click()
  await arrive(page, "**/de")
  await expect.poll(() => keptPages(page)).toEqual([])
  const keptTicks = () => page.evaluate(() => localStorage.getItem("aufwind-checklists"))
  await expect.poll(keptTicks).toBeNull()
  await page.context().setOffline(true)
  await page.goto(CHECKLIST_PATH)
  await page.getByRole("heading", { level: 1, name: "Gerade kein Netz" }).waitFor()
  await page.context().setOffline(false)

  await signIn(page, PASSENGER_EMAIL)
  await page.context().setOffline(true)
  await page.goto(CHECKLIST_PATH)
  await page.getByRole("heading", { level: 1, name: "Gerade kein Netz" }).waitFor()
})

test("a stored list is not shown once its session's cookie is gone, for whatever reason", async () => {
  const page = await visit({ ...WITH_WORKER })
  await signIn(page, PILOT_EMAIL)
  await openList(page)
  await page.getByText("öffnet sich in diesem Browser auch ohne Netz").waitFor()
  await page.context().setOffline(true)
  await page.context().clearCookies()
  await page.goto(CHECKLIST_PATH)
  await page.getByRole("heading", { level: 1, name: "Gerade kein Netz" }).waitFor()
  expect(await keptPages(page)).toEqual([])
})

test("a guest ticks their own list, the pilot another, and a stranger's flight is a missing page", async () => {
  const page = await visit()
  await signIn(page, PASSENGER_EMAIL)
  await openList(page)
  await item(page, "Mein Gewicht stimmt: mit Kleidung auf der Waage").check()
  await keeping(page, SAVED).waitFor()
  expect(await done(PASSENGER_EMAIL)).toEqual(["weight-true"])
  expect(await done(PILOT_EMAIL)).toEqual([])

  const own = await listChecklistFlights(db, await idOf(PASSENGER_EMAIL))
  const ofPilot = await listChecklistFlights(db, await idOf(PILOT_EMAIL))
  const foreign = ofPilot.find(({ id }) => own.every((flight) => flight.id !== id))
  const answer = await page.goto(checklistPath(foreign?.id ?? 0))
  expect(answer?.status()).toBe(404)
})

test("without script the list is a form, and a button saves what is ticked", async () => {
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  const plain = await visit({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  await plain.goto(CHECKLIST_PATH)
  await item(plain, INTRODUCED).check()
  await item(plain, MEETING).check()
  await plain.getByRole("button", { name: "Haken speichern" }).click()
  await plain.getByText("2 von 29 erledigt").waitFor()
  expect(await done(PILOT_EMAIL)).toEqual(["introduced", "meeting-told"])
  await item(plain, MEETING).uncheck()
  await plain.getByRole("button", { name: "Haken speichern" }).click()
  await plain.getByText("1 von 29 erledigt").waitFor()
  await plain.getByRole("button", { name: "Haken entfernen" }).click()
  await plain.getByText("0 von 29 erledigt").waitFor()
  expect(await done(PILOT_EMAIL)).toEqual([])
})

test("on paper each item has a box, and what is there to be pressed is gone", async () => {
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  for (const path of [CHECKLIST_PATH, `${CHECKLIST_PATH}?liste=gast`]) {
    await openList(page, path)
    await page.emulateMedia({ media: "print" })
    const seen = await page.evaluate(() => {
      const isSeen = (element: Element) => element.getClientRects().length > 0
      const boxes = [...document.querySelectorAll("main li .rounded-mark")].filter(isSeen)
      return {
        boxes: boxes.length,
        borders: [...new Set(boxes.map((box) => getComputedStyle(box).borderTopWidth))],
        pressed: [...document.querySelectorAll("main button, main nav, main progress")].filter(
          isSeen,
        ).length,
      }
    })
    expect(seen).toEqual({
      boxes: path === CHECKLIST_PATH ? 29 : 27,
      borders: ["1px"],
      pressed: 0,
    })
    await page.emulateMedia({ media: "screen" })
  }
})
