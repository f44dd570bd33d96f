import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { arrive, open, takeSuggestion, visit } from "#tests/support/browser.ts"

const BONN = { permissions: ["geolocation"], geolocation: { latitude: 50.7374, longitude: 7.0982 } }

const where = (page: Page) => page.getByRole("combobox", { name: "Wo?" })

/** Touches the empty field and takes the first entry of its list by keyboard. */
async function takeFirstOffer(page: Page): Promise<void> {
  await page.locator("input[name=ort]").first().click()
  await page.getByRole("option", { name: "In meiner Nähe" }).waitFor()
  await page.keyboard.press("ArrowDown")
  await page.locator("[role=option][data-focused]").waitFor()
  await page.keyboard.press("Enter")
}

test("a user who allows it searches around their rough location", async () => {
  const page = await visit(BONN)
  await open(page, "/de")
  await takeFirstOffer(page)
  await expect.poll(() => where(page).inputValue(), { timeout: 20_000 }).toBe("In deiner Nähe")
  await page.getByRole("button", { name: "Flüge suchen", exact: true }).first().click()
  await arrive(page, "**/de/suche?*")
  const words = new URL(page.url()).searchParams
  expect([words.get("nahe"), words.get("ort")]).toEqual(["50.74,7.1", null])
  await page.getByRole("heading", { name: "Flüge in deiner Nähe" }).waitFor()
})

test("a position is discarded as soon as something else is typed", async () => {
  const page = await visit(BONN)
  await open(page, "/de")
  await takeFirstOffer(page)
  await page.locator("[name=nahe]").waitFor({ state: "attached" })
  await where(page).fill("Köln")
  expect(await page.locator("[name=nahe]").count()).toBe(0)
  expect(await page.locator("input[name=ort]").first().inputValue()).toBe("Köln")
})

test("a user who refuses the location reads so at the field and types a town", async () => {
  const page = await visit()
  await open(page, "/de")
  await takeFirstOffer(page)
  await page.getByText("Dein Browser gibt den Standort nicht frei.").waitFor()
  expect(await where(page).inputValue()).toBe("")
  expect(await where(page).getAttribute("aria-invalid")).toBe("true")
  await takeSuggestion(page, where(page), "Muench")
  expect(await where(page).inputValue()).toBe("München")
  expect(await page.getByText("Dein Browser gibt").count()).toBe(0)
})

test("the airports chosen last are offered again", {
  meta: proves("last-airports"),
}, async () => {
  const page = await visit()
  await open(page, "/de")
  await page.locator("input[name=ort]").first().click()
  const remembered = page.waitForResponse("**/api/airports?q=EDKB")
  await takeSuggestion(page, where(page), "Hangelar")
  await remembered
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("aufwind-user") ?? ""), {
      timeout: 20_000,
    })
    .toContain("EDKB")
  await open(page, "/de")
  await page.locator("input[name=ort]").first().click()
  const offers = page.getByRole("option")
  await offers.nth(1).waitFor()
  expect(await offers.allTextContents()).toEqual([
    "In meiner Nähe",
    "Flugplatz Bonn-Hangelar (EDKB)Sankt Augustin, Nordrhein-Westfalen",
  ])
  expect(await page.getByText("Zuletzt", { exact: true }).isVisible()).toBe(true)
})

test("a destination is chosen like a start", async () => {
  const page = await visit()
  await open(page, "/de/suche")
  await page
    .getByRole("button", { name: /Suche ändern/ })
    .first()
    .click()
  const destination = page.getByRole("combobox", { name: "Wohin?" })
  // the panel comes alive after it has opened
  await expect
    .poll(
      async () => {
        await page.locator("input[name=nach]").click()
        return destination.isVisible()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  await takeSuggestion(page, destination, "Juist")
  await page.getByRole("search").getByRole("button", { name: "Flüge suchen", exact: true }).click()
  await arrive(page, "**/de/suche?nach=Juist*")
  await page
    .getByRole("heading", { name: /nach Juist/ })
    .first()
    .waitFor()
})

test("the calendar names holidays, to the ear with their day and to the eye below the month", async () => {
  const page = await visit()
  await open(page, "/de/kitchen-sink")
  const month = page.getByRole("application", { name: /Tag im Mai/ }).first()
  const day = month.getByRole("button", { name: /27\. Mai 2027.*Fronleichnam in Teilen/ })
  expect(await day.count()).toBe(1)
  const holidays = await month.getByRole("list", { name: "Feiertage" }).textContent()
  expect(holidays).toContain("27.5.\u00a0Fronleichnam*")
  expect(holidays).toContain("6.5.\u00a0Christi Himmelfahrt")
})
