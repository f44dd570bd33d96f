import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { ADMIN_EMAIL, PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { WRAPPED_PATH } from "#features/wrapped/wrapped-paths.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { proves } from "#tests/contract/proves.ts"
import { letIn, open, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { PATIENCE, pageFaults } from "#tests/support/page-faults.ts"

/** The names of the pictures, as a screen reader says them. */
const pictures = (page: Page) => page.locator("[data-sequence] h2").allInnerTexts()

test("the demo pilot's year has six to ten pictures and can be read without script", {
  meta: proves("page-wrapped"),
}, async () => {
  const page = await visit({ javaScriptEnabled: false })
  await letIn(page, PILOT_EMAIL)
  await page.goto(WRAPPED_PATH)
  await page.getByRole("heading", { level: 1, name: /^Dein Jahr \d{4} in der Luft$/ }).waitFor()
  const told = await pictures(page)
  expect(told.length).toBeGreaterThanOrEqual(6)
  expect(told.length).toBeLessThanOrEqual(10)
  await page.getByRole("region", { name: "Auf einen Blick" }).getByText("Flugplätze").waitFor()
  await page.getByRole("link", { name: /^Als Bild\s?: Flugzeit$/ }).click()
  const tab = page
    .getByRole("navigation", { name: "Bilder" })
    .getByRole("link", { name: "Flugzeit" })
  expect(await tab.getAttribute("aria-current")).toBe("page")
  expect(await page.getByRole("link", { name: /^Herunterladen/ }).count()).toBe(3)
})

test("a picture is public from the press that shares it to the one that takes it back", async () => {
  const page = await visit()
  await letIn(page, PILOT_EMAIL)
  await open(page, `${WRAPPED_PATH}?bild=time`)
  await page.getByRole("button", { name: "Öffentlich teilen" }).click()
  const link = page.getByRole("link", { name: "Öffentliche Seite ansehen" })
  await link.waitFor()
  const address = (await link.getAttribute("href")) ?? ""

  const stranger = await visit()
  await open(stranger, address)
  const picture = stranger.getByRole("img", { name: /^Flugzeit/ })
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200)
  expect(await stranger.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex")

  await page
    .getByRole("region", { name: "Von dir geteilt" })
    .getByRole("button", { name: /^Zurückziehen\s?: .*Flugzeit/ })
    .click()
  await page.getByRole("button", { name: "Öffentlich teilen" }).waitFor()
  for (const path of [address, `${address}/quadrat.png`]) {
    expect((await stranger.request.get(path)).status()).toBe(404)
  }
})

test("a thin year is told gently, an empty one leads to flights", async () => {
  const guest = await visit()
  await letIn(guest, PASSENGER_EMAIL)
  await open(guest, WRAPPED_PATH)
  expect(await pictures(guest)).not.toEqual([])
  const office = await visit()
  await letIn(office, ADMIN_EMAIL)
  await open(office, WRAPPED_PATH)
  await office.getByRole("heading", { name: "Dein Jahr ist noch leer" }).waitFor()
  await office.getByRole("link", { name: "Flüge ansehen" }).click()
  await office.waitForURL("**/de/suche*")
})

test("signed out the year of all is shown, and a year ahead of us leads back to this one", async () => {
  const page = await visit()
  await open(page, WRAPPED_PATH)
  await page
    .getByRole("region", { name: /Wer dabei war/ })
    .getByText("Menschen")
    .first()
    .waitFor()
  await page.getByRole("heading", { name: "Dein eigenes Jahr" }).waitFor()
  const year = Number(isoDay(new Date(), HOME_ZONE).slice(0, 4)) + 3
  expect((await page.request.get(`${ownProduct.url}${WRAPPED_PATH}?jahr=${year}`)).status()).toBe(
    404,
  )
  await open(page, `${WRAPPED_PATH}?jahr=${year}`)
  await page.getByRole("heading", { name: `${year} kommt erst noch` }).waitFor()
})

test.each([
  { who: "a rich year", email: PILOT_EMAIL },
  { who: "a thin year", email: PASSENGER_EMAIL },
  { who: "an empty year", email: ADMIN_EMAIL },
])(
  "on a desktop and a phone, in both themes and zoomed, nothing is wrong with $who",
  async ({ email }) => {
    expect(await pageFaults([WRAPPED_PATH], (page) => letIn(page, email))).toEqual([])
  },
  PATIENCE,
)
