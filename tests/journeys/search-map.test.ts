import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { axeFindings, contrastFindings, open, PHONE, visit } from "#tests/support/browser.ts"

const SEARCH = "/de/suche?ort=Bonn&umkreis=400"
const PATIENCE = { timeout: 20_000 }

/** The map of the kitchen sink: six flights, two of them from one airfield. */
async function openMap(page: Page): Promise<void> {
  await open(page, "/de/kitchen-sink")
  await page.getByRole("button", { name: "Karte zeigen" }).click()
  await pinsOf(page).first().waitFor()
}

const pinsOf = (page: Page) =>
  page.getByRole("group", { name: "Flüge auf der Karte" }).getByRole("button")
const juistOf = (page: Page) => pinsOf(page).filter({ hasText: "68,75" })
const rowOf = (page: Page, title: string) =>
  page.getByRole("region", { name: "Karte" }).getByRole("listitem").filter({ hasText: title })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")

test("the map draws itself from our own files alone, within the content policy", async () => {
  const page = await visit({ drawsMaps: true })
  const asked: string[] = []
  const complaints: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()))
  page.on("pageerror", (error) => complaints.push(error.message))
  const ground = page.waitForResponse("**/karte/boden.json")
  await open(page, SEARCH)
  await pinsOf(page).first().waitFor()
  expect((await ground).status()).toBe(200)
  await page.getByText("NORDSEE").waitFor()
  // until it is drawn, its place is not shown
  await page.locator("[data-drawn]").waitFor()
  const own = new URL(page.url()).origin
  const foreign = asked.filter((url) => new URL(url).origin !== own && !url.startsWith("data:"))
  expect(foreign).toEqual([])
  expect(asked.some((url) => /\/assets\/maplibre-gl-worker-[^/]+\.mjs$/.test(url))).toBe(true)
  expect(complaints).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: "dark" })
  expect(await contrastFindings(page)).toEqual([])
})

test("a phone that shows the list carries nothing of the map", async () => {
  const page = await visit({ ...PHONE, drawsMaps: true })
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await open(page, SEARCH)
  expect(asked.filter((url) => /maplibre|pin-map|\/karte\/|\/pins/.test(url))).toEqual([])
})

test("moving the map searches there, and the address says so", async () => {
  const page = await visit({ drawsMaps: true })
  await open(page, SEARCH)
  await pinsOf(page).first().waitFor()
  const map = await page.locator("canvas").boundingBox()
  if (!map) throw new Error("no map")
  const pins = page.waitForResponse("**/de/suche/pins?*karte=*")
  await page.mouse.move(map.x + 40, map.y + map.height / 2)
  await page.mouse.down()
  await page.mouse.move(map.x + 160, map.y + map.height / 2 - 60, { steps: 5 })
  await page.mouse.up()
  expect((await pins).status()).toBe(200)
  await page.waitForURL(/\/de\/suche\?ort=Bonn.*&karte=-?[\d.]+%2C[\d.]+%2C[\d.]+%2C[\d.]+/)
})

test("arrow keys lead through the pins, Enter opens a flight, Escape leads back", async () => {
  const page = await visit({ drawsMaps: true })
  await openMap(page)
  await page.getByRole("region", { name: /^Kartenausschnitt/ }).focus()
  await page.keyboard.press("Tab")
  const first = await focused(page)
  await page.keyboard.press("End")
  expect(await focused(page)).toMatch(/^Ein Mittag in Bremen, 73,33\s€, Sa\., 12\. Juni$/)
  await page.keyboard.press("Home")
  expect(await focused(page)).toBe(first)
  for (const _ of await pinsOf(page).all()) {
    if ((await focused(page)).startsWith("Übers Watt")) break
    await page.keyboard.press("ArrowRight")
  }
  await page.keyboard.press("Enter")
  const card = page.getByRole("dialog", { name: "Übers Watt nach Juist" })
  expect(await card.getByText("Sa., 12. Juni, 09:30 Uhr").isVisible()).toBe(true)
  expect(await card.getByRole("link").getAttribute("href")).toBe("/de/flug/1")
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("A")
  await page.keyboard.press("Escape")
  await card.waitFor({ state: "detached" })
  expect(await focused(page)).toMatch(/^Übers Watt nach Juist/)
  await page.keyboard.press("Tab")
  expect(
    await pinsOf(page).evaluateAll((pins) => pins.includes(document.activeElement as never)),
  ).toBe(false)
})

test("list and map point at the same flight, and the map draws its course", async () => {
  const page = await visit({ drawsMaps: true })
  await openMap(page)
  const course = page.locator("[data-course]")
  const colourOf = () => juistOf(page).evaluate((pin) => getComputedStyle(pin).backgroundColor)
  const resting = await colourOf()
  await rowOf(page, "Übers Watt nach Juist").hover()
  expect(await course.getAttribute("data-course")).toBe("EDKB-EDWJ")
  await expect.poll(colourOf, PATIENCE).not.toBe(resting)
  await rowOf(page, "Ein Tag auf Helgoland").hover()
  expect(await course.getAttribute("data-course")).toBe("EDKB-EDXH")
  await juistOf(page).hover()
  await rowOf(page, "Übers Watt nach Juist").and(page.locator("[aria-current]")).waitFor()
  await page.getByRole("heading", { name: "Karte", exact: true }).hover()
  await course.waitFor({ state: "detached" })
})

test("a group that one place shares lists its flights, another one comes nearer", async () => {
  const page = await visit({ ...PHONE, drawsMaps: true })
  await openMap(page)
  const names = () => pinsOf(page).evaluateAll((pins) => pins.map((pin) => pin.textContent))
  const group = pinsOf(page).filter({ hasText: /^3 ab 35,00\s€$/ })
  await group.press("Enter")
  await expect.poll(names, PATIENCE).toContain("2 ab 35,00\u00a0€")
  const pair = pinsOf(page).filter({ hasText: /^2 ab 35,00\s€$/ })
  await pair.press("Enter")
  const card = page.getByRole("dialog", { name: "2 Flüge" })
  expect(await card.getByRole("link").allTextContents()).toEqual([
    "Siebengebirge im Abendlicht",
    "Drachenfels und Rolandsbogen",
  ])
  expect(await card.evaluate((box) => box.getBoundingClientRect().right <= innerWidth)).toBe(true)
})

test("without automatic search a moved map offers to search where it is", async () => {
  const page = await visit({ drawsMaps: true })
  await openMap(page)
  const offer = page.getByRole("button", { name: "In diesem Ausschnitt suchen" })
  await page.getByLabel("Beim Verschieben suchen").uncheck()
  expect(await offer.count()).toBe(0)
  await page.getByRole("button", { name: "Karte vergrößern", exact: true }).click()
  await offer.click()
  await offer.waitFor({ state: "detached" })
})

test("without WebGL the map says so", async () => {
  const page = await visit()
  await open(page, "/de/kitchen-sink")
  await page.getByRole("button", { name: "Karte zeigen" }).click()
  await page.getByText("Dein Browser kann hier keine Karte zeichnen.").waitFor()
})
