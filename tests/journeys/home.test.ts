import { expect, test } from "vitest"
import { axeFindings, open, PHONE, visit } from "#tests/support/browser.ts"

const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } }
const MAX_PHONE_HEIGHT = 5_500

const SCREENS = [
  { view: "a small phone", viewport: { width: 360, height: 640 } },
  { view: "a phone", viewport: { width: 390, height: 780 } },
  { view: "a tablet", viewport: { width: 820, height: 1100 } },
  { view: "a desktop", viewport: { width: 1280, height: 900 } },
]

test.each(SCREENS)("on $view the whole search is there without scrolling", async ({ viewport }) => {
  const page = await visit({ viewport })
  await open(page, "/de")
  const box = await page.getByRole("search", { name: "Flüge suchen" }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(
    viewport.height,
  )
  // above it there is sky for the aircraft, below headline and sentence
  const sentence = page.getByText("Du zahlst deinen Anteil, nie mehr.")
  const said = await sentence.boundingBox()
  expect((box?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)).toBeGreaterThanOrEqual(96)
})

test("each field of the search keeps its name in one line, where four of them share a row, too", async () => {
  const page = await visit({ viewport: { width: 1024, height: 900 } })
  await open(page, "/de")
  const search = page.getByRole("search", { name: "Flüge suchen" })
  for (const name of ["Wo?", "Wohin?", "Wann?", "Wer?"]) {
    const lines = await search.getByText(name, { exact: true }).evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, name).toBe(1)
  }
})

test("on a phone the page is no longer than it has to be and is never pushed sideways", async () => {
  const page = await visit(SMALL_PHONE)
  await open(page, "/de")
  await page.waitForLoadState("networkidle")
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    sideways: document.documentElement.scrollWidth - window.innerWidth,
  }))
  expect(size.height).toBeLessThanOrEqual(MAX_PHONE_HEIGHT)
  expect(size.sideways).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test("each theme has its own light: none of the night by day", async () => {
  for (const [colorScheme, times] of [
    ["light", /\/islands\/(dawn|day|low-sun)\//],
    ["dark", /\/islands\/(dusk|night)\//],
  ] as const) {
    const page = await visit({ viewport: { width: 1280, height: 900 }, colorScheme })
    await open(page, "/de")
    const seen = page.locator("section[aria-labelledby=titel] .scene-cut:visible")
    expect(await seen.getAttribute("src")).toMatch(times)
  }
})

test("who flies, what guests said and what the weather costs stand below the search", async () => {
  const page = await visit()
  await open(page, "/de")
  const hero = page.getByRole("region", { name: "Jemand fliegt sowieso. Flieg mit." })
  expect(await hero.getByText(/^\d+ Menschen am Steuer, Papiere geprüft$/).isVisible()).toBe(true)
  expect(await hero.getByText(/^\d,\d von 5 aus \d+ Bewertungen nach dem Flug$/).isVisible()).toBe(
    true,
  )
  expect(await hero.getByText("Absage wegen Wetter: alles zurück").isVisible()).toBe(true)
})

test("where to, a rough date and the stepper lead to the search that they say", async () => {
  const page = await visit(PHONE)
  await open(page, "/de")
  const box = page.getByRole("search", { name: "Flüge suchen" })
  await box.getByLabel("Wohin?").fill("Juist")
  await box.getByText("Am Wochenende", { exact: true }).click()
  await box.getByRole("button", { name: "Wer?: mehr" }).click()
  await box.getByRole("button", { name: "Flüge suchen" }).click()
  await page.waitForURL("**/de/suche?*")
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    nach: "Juist",
    wann: "wochenende",
    personen: "2",
  })
})

test("the calendar opens downwards with two months, prices and the sunset of the place", async () => {
  const page = await visit({ viewport: { width: 1280, height: 900 } })
  await open(page, "/de")
  await page.getByLabel("Wo?").fill("Köln")
  await page.getByRole("option").first().waitFor()
  await page.keyboard.press("Escape")
  const field = page.getByRole("button", { name: /^Wann\?/ })
  await field.click()
  const calendar = page.getByRole("dialog", { name: "Wann?" })
  await calendar.waitFor()
  expect(await calendar.getByRole("grid").count()).toBe(2)
  await calendar
    .getByRole("button", { name: /, ab \d+,\d\d\s€/ })
    .first()
    .waitFor()
  await calendar.getByText(/Köln: Sonnenuntergang um \d\d:\d\d Uhr$/).waitFor()
  const [above, below] = [await field.boundingBox(), await calendar.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  const month = () => calendar.getByRole("heading").first().textContent()
  const shown = await month()
  await page.keyboard.press("PageDown")
  await page.keyboard.press("PageDown")
  await expect.poll(month).not.toBe(shown)
  await page.keyboard.press("Escape")
  await calendar.waitFor({ state: "hidden" })
})

test("on a phone the calendar has one month, and a chosen day takes the place of the rough one", async () => {
  const page = await visit(PHONE)
  await open(page, "/de")
  await page.getByText("Am Wochenende", { exact: true }).click()
  await page.getByRole("button", { name: /^Wann\?/ }).click()
  const calendar = page.getByRole("dialog", { name: "Wann?" })
  await calendar.waitFor()
  expect(await calendar.getByRole("grid").count()).toBe(1)
  await page.keyboard.press("Enter")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await calendar.waitFor({ state: "hidden" })
  expect(await page.getByRole("radio", { name: "Am Wochenende" }).isChecked()).toBe(false)
  await page.getByRole("button", { name: "Flüge suchen" }).click()
  await page.waitForURL("**/de/suche?von=*&bis=*")
})
