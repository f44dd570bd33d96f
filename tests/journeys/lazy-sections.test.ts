import { expect, test } from "vitest"
import { arrive, open, untilHydrated, visit } from "#tests/support/browser.ts"

const HOME_PART = /\/assets\/below-hero-.*\.js$/
const REGION_PART = /\/assets\/region-text-.*\.js$/

test("the server writes what is not seen first, and it listens when the page does", async () => {
  const page = await visit()
  const answer = await page.request.get("/de", { headers: { "user-agent": "Mozilla/5.0" } })
  expect(await answer.text()).toContain("Noch kein Flug dabei?")
  await open(page, "/de")
  await untilHydrated(page.getByRole("link", { name: "Gesuch aufgeben" }).first())
})

test("where the script of a part does not come, what the server wrote stays, its links lead on, and the person is told", async () => {
  const page = await visit()
  await page.route(HOME_PART, (route) => route.abort())
  await open(page, "/de")
  await page.getByText("Keine Verbindung").waitFor()
  await page.getByRole("heading", { name: "Noch kein Flug dabei?" }).waitFor()
  await page.getByRole("main").getByRole("link", { name: "Gesuch aufgeben" }).click()
  await arrive(page, "**/de/gesuch")
})

test("the page before stays until all parts of the next are here", async () => {
  const page = await visit()
  await open(page, "/de/fluege-entdecken")
  const asked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await page.route(REGION_PART, async (route) => {
    asked.resolve()
    await goOn.promise
    await route.continue()
  })
  await page.getByRole("link", { name: "Köln/Bonn", exact: true }).click()
  await asked.promise
  const region = page.getByRole("heading", { level: 1, name: "Flüge ab Köln/Bonn" })
  expect(await region.count()).toBe(0)
  goOn.resolve()
  await region.waitFor()
  expect(await page.getByRole("article").count()).toBeGreaterThan(0)
})

test("a page whose part does not come says so, and comes with a reload", async () => {
  const page = await visit()
  await open(page, "/de/fluege-entdecken")
  await page.route(REGION_PART, (route) => route.abort())
  await page.getByRole("link", { name: "Köln/Bonn", exact: true }).click()
  const anew = page.getByRole("button", { name: "Seite neu laden" })
  await anew.waitFor()
  await page.unroute(REGION_PART)
  await anew.click()
  await page.getByRole("heading", { level: 1, name: "Flüge ab Köln/Bonn" }).waitFor()
})
