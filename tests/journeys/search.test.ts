import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import {
  arrive,
  axeFindings,
  chooseTown,
  DESKTOP,
  datedFlights,
  open,
  PHONE,
  untilHydrated,
  visit,
} from "#tests/support/browser.ts"

const dayIn = (count: number) => addDays(isoDay(new Date(), HOME_ZONE), count)

/** What the address says, in the words of the search. */
const words = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const menu = (page: Page, label: string) => page.locator("summary", { hasText: label })
const hasFocus = (element: Element) => element === document.activeElement
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

test.each([
  { device: "desktop", view: DESKTOP },
  { device: "phone", view: PHONE },
])("a user who searches for two on a $device books for two", async ({ view }) => {
  const page = await visit(view)
  await open(page, "/de/suche?wann=egal&personen=2")
  await datedFlights(page).first().getByRole("link").first().click()
  await arrive(page, "**/de/flug/*")
  await page.getByRole("button", { name: "Plätze sichern" }).first().waitFor()
  expect(await page.getByLabel("Personen", { exact: true }).inputValue()).toBe("2")
})

test("suggestions appear while typing and are taken by keyboard", async () => {
  const page = await visit()
  await open(page, "/de")
  await chooseTown(page, "Muench")
  expect(await page.locator("input[name=ort]").inputValue()).toBe("München")
})

test("what was typed before the suggestions could come is answered as soon as they do", async () => {
  const page = await visit()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/suggest-combo-box-[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page, "/de")
  const field = page.locator("input[name=ort]")
  await field.click()
  await field.pressSequentially("Muench")
  held.resolve()
  await page
    .getByRole("option", { name: /^München/ })
    .first()
    .waitFor()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect.poll(() => field.inputValue()).toBe("München")
})

test("who goes into the list before the last answer has come stays in it", async () => {
  const page = await visit()
  await open(page, "/de")
  const field = page.locator("input[name=ort]")
  await field.click()
  await page.getByRole("combobox", { name: "Wo?" }).waitFor()
  await field.pressSequentially("Ber")
  await page.getByRole("option", { name: /^Berlin/ }).waitFor()
  const held = Promise.withResolvers<void>()
  const isLast = (url: URL) => url.searchParams.get("q") === "Berch"
  await page.route(isLast, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isLast(new URL(request.url())))
  await field.pressSequentially("ch")
  await asked
  await page.keyboard.press("ArrowDown")
  await page.locator("[role=option][data-focused]").waitFor()
  held.resolve()
  await page.getByRole("option", { name: /^Berlin/ }).waitFor({ state: "detached" })
  await page
    .getByRole("option", { name: /^Berching/ })
    .and(page.locator("[data-focused]"))
    .waitFor()
  await page.keyboard.press("Enter")
  await expect.poll(() => field.inputValue()).toBe("Berching")
})

test.each([
  [
    "an unknown town",
    "?ort=Qxyzzy",
    "Diesen Ort kennen wir nicht. Wähle eines der Ergebnisse aus.",
  ],
  ["31 February", "?von=2027-02-31&bis=2027-03-03", "Diesen Tag gibt es nicht."],
  ["a day of the past", "?von=2020-01-01&bis=2020-01-02", "Dieser Tag liegt in der Vergangenheit."],
  [
    "an end before the beginning",
    `?von=${dayIn(40)}&bis=${dayIn(30)}`,
    "Das Ende liegt vor dem Anfang.",
  ],
  ["nobody", "?personen=0", "Mindestens eine Person fliegt mit."],
  ["six people", "?personen=6", "Höchstens fünf Personen teilen sich die Kosten eines Flugs."],
  ["another radius", "?ort=Köln&umkreis=7", "Als Umkreis gibt es 25, 50, 100, 200 und 400 km."],
  ["page minus one", "?seite=-1", "Diese Seite gibt es nicht."],
])("%s in the address is answered with a sentence", async (_, query, sentence) => {
  const page = await visit({ javaScriptEnabled: false })
  const answer = await page.goto(`/de/suche${query}`)
  expect(answer?.status()).toBe(200)
  expect(await page.getByRole("alert").getByText(sentence).isVisible()).toBe(true)
})

test("filters are set and taken away by keyboard, and the focus stays where the hand is", async () => {
  const page = await visit()
  await open(page, "/de/suche?ort=Köln&seite=2")
  const kinds = menu(page, "Art des Flugs")
  await untilHydrated(kinds)
  await kinds.press("Enter")
  const tour = page.getByRole("link", { name: /^Rundflug .*Fl/ })
  const promised = Number((await tour.textContent())?.match(/\d+/)?.[0])
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press("Tab")
  expect(await tour.evaluate(hasFocus)).toBe(true)
  await page.keyboard.press("Enter")
  await arrive(page, "**/de/suche?*art=rundflug")
  expect(words(page)).toEqual({ ort: "Köln", art: "rundflug" })
  await page.getByText(`${promised} Flüge für 1 Person in 100 km Umkreis`).waitFor()
  await page.keyboard.press("Escape")
  const chosen = menu(page, "Rundflug")
  expect(await chosen.evaluate(hasFocus)).toBe(true)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await arrive(page, (url) => !url.searchParams.has("art"))
  await expect.poll(() => kinds.evaluate(hasFocus)).toBe(true)
})

test("a menu closes with what is chosen, with Escape and when another opens", async () => {
  const page = await visit()
  await open(page, "/de/suche?ort=Köln")
  await menu(page, "Preis").click()
  await menu(page, "Dauer").press("Enter")
  await page.getByRole("link", { name: /^bis 45 Minuten/ }).waitFor()
  expect(await page.getByRole("link", { name: /^bis 50/ }).isVisible()).toBe(false)
  await page.keyboard.press("Escape")
  expect(await page.getByRole("link", { name: /^bis 45 Minuten/ }).isVisible()).toBe(false)
  await menu(page, "Sortiert nach").click()
  await page.getByRole("link", { name: "Preis", exact: true }).click()
  await arrive(page, "**sortierung=preis")
  await menu(page, "Sortiert nach Preis").waitFor()
  await expect
    .poll(() => page.getByRole("link", { name: "Dauer", exact: true }).isVisible(), {
      timeout: 20_000,
    })
    .toBe(false)
})

test("without script filters are set, taken away one by one and all at once", async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto("/de/suche?ort=Köln")
  await menu(page, "Preis").click()
  await page.getByRole("link", { name: /^bis 150/ }).click()
  await menu(page, "Dauer").click()
  await page.getByRole("link", { name: /^bis 45 Minuten/ }).click()
  await page.getByRole("link", { name: /^Sofort buchbar/ }).click()
  expect(words(page)).toEqual({ ort: "Köln", preis: "150", dauer: "kurz", sofort: "1" })
  await page.getByRole("link", { name: "bis 150\u00a0€ entfernen" }).click()
  await page.getByRole("link", { name: "Sofort buchbar" }).click()
  expect(words(page)).toEqual({ ort: "Köln", dauer: "kurz" })
  await menu(page, "Alle Filter").click()
  await page.getByRole("link", { name: "Alle Filter entfernen" }).click()
  expect(words(page)).toEqual({ ort: "Köln" })
  await page
    .getByRole("link", { name: /^Suche ändern/ })
    .first()
    .click()
  await page.getByLabel("Wohin?").fill("Juist")
  await page.getByRole("search").getByText("Am Wochenende").click()
  await page.getByRole("button", { name: "Flüge suchen" }).click()
  await page.getByRole("heading", { level: 1, name: "Flüge von Köln nach Juist" }).waitFor()
  expect(words(page)).toMatchObject({ ort: "Köln", nach: "Juist", wann: "wochenende" })
})

test("the whole search opens from its line in the header, and Escape gives the focus back", async () => {
  const page = await visit()
  await open(page, "/de/suche?ort=Köln&preis=150")
  const line = page.getByRole("banner").getByRole("button", { name: /^Suche ändern/ })
  await line.press("Enter")
  const box = page.getByRole("dialog", { name: "Suche ändern" })
  await box.getByRole("radio", { name: "Irgendwann" }).waitFor({ state: "attached" })
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press("Escape")
  await box.waitFor({ state: "hidden" })
  expect(await line.evaluate(hasFocus)).toBe(true)
  await line.press("Enter")
  await box.getByText("Irgendwann", { exact: true }).click()
  await box.getByRole("spinbutton", { name: "Wer?" }).fill("2")
  await box.getByRole("button", { name: "Flüge suchen" }).click()
  await arrive(page, "**/de/suche?*personen=2*")
  expect(words(page)).toEqual({ ort: "Köln", wann: "egal", personen: "2", preis: "150" })
  await line.getByText("Irgendwann").waitFor()
})

test("back and forward restore the filters and the scroll position", async () => {
  const page = await visit()
  await open(page, "/de/suche")
  const filter = page.locator("[data-filters] a", { hasText: "Mit Kind" })
  const isOn = () => filter.getAttribute("aria-current")
  await untilHydrated(filter)
  await menu(page, "Alle Filter").click()
  await page.evaluate(() => window.scrollTo(0, 30))
  await filter.click()
  await expect.poll(isOn, { timeout: 20_000 }).toBe("true")
  expect(await scrollOf(page)).toBe(30)
  // several are chosen there, so that the list stays open
  await page.keyboard.press("Escape")
  const flight = datedFlights(page).nth(3)
  await flight.scrollIntoViewIfNeeded()
  const before = await scrollOf(page)
  expect(before).toBeGreaterThan(200)
  await flight.getByRole("link").click()
  await arrive(page, "**/de/flug/*")
  await page.goBack()
  await page.waitForURL("**/de/suche?kind=1")
  await expect.poll(() => scrollOf(page), { timeout: 20_000 }).toBeGreaterThan(before - 60)
  await page.goBack()
  await page.waitForURL("**/de/suche")
  await expect.poll(isOn, { timeout: 20_000 }).toBe(null)
  await page.goForward()
  await page.waitForURL("**/de/suche?kind=1")
  await expect.poll(isOn, { timeout: 20_000 }).toBe("true")
})

test("a search that takes long shows what will come, and then what came", async () => {
  const page = await visit()
  await open(page, "/de/suche?ort=Köln")
  const { promise: answer, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/de/suche.data*", async (route) => {
    await answer
    await route.continue()
  })
  const filter = page.getByRole("link", { name: /^Sofort buchbar/ })
  await untilHydrated(filter)
  await filter.click()
  await page.getByRole("status", { name: "Flüge werden gesucht" }).waitFor()
  expect(await page.getByRole("article").count()).toBe(0)
  release()
  await page.getByRole("article").first().waitFor()
  expect(words(page)).toEqual({ ort: "Köln", sofort: "1" })
})

test("a phone shows the list or the map", async () => {
  const page = await visit({ ...PHONE, drawsMaps: true })
  await open(page, "/de/suche?ort=Köln")
  await page.getByRole("link", { name: "Karte zeigen" }).click()
  await arrive(page, "**ansicht=karte")
  await page.getByRole("region", { name: "Karte" }).waitFor()
  await page.getByRole("article").first().waitFor({ state: "hidden" })
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("link", { name: "Liste zeigen" }).click()
  await page.getByRole("article").first().waitFor()
})

test("where nothing flies the page leads on, in one step", async () => {
  const page = await visit(PHONE)
  await open(page, "/de/suche?ort=Köln&umkreis=25&personen=5&preis=50")
  await page.getByRole("heading", { name: "Hier bleibt der Himmel leer" }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  )
  const requests = page.getByRole("main").getByRole("link", { name: "Gesuch aufgeben" })
  expect(await requests.getAttribute("href")).toBe(
    "/de/gesuch?ort=K%C3%B6ln&umkreis=25&personen=5&preis=50",
  )
  await page.getByRole("link", { name: "Nur für dich suchen" }).click()
  await arrive(page, (url) => !url.searchParams.has("personen"))
  await page.getByRole("article").first().waitFor()
})
