import { expect, test } from "vitest"
import { DESKTOP, open, PHONE, visit } from "#tests/support/browser.ts"

test("from the hub to a region, from there to another side of it and to its neighbour", async () => {
  const page = await visit()
  await open(page, "/de/fluege-entdecken")
  await page.getByRole("link", { name: "Köln/Bonn", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Flüge ab Köln/Bonn" }).waitFor()
  expect(await page.title()).toBe("Flüge ab Köln/Bonn • Aufwind")
  expect(await page.getByRole("article").count()).toBeGreaterThan(0)
  const nextDoor = page.getByRole("navigation", { name: "Gleich nebenan" })
  await nextDoor.getByRole("link", { name: "Rundflüge ab Köln/Bonn" }).click()
  await page.getByRole("heading", { level: 2, name: "Nächste Rundflüge" }).waitFor()
  await nextDoor
    .getByRole("link", { name: /^Rundflüge ab (?!Köln)/ })
    .first()
    .click()
  await expect.poll(() => page.title()).not.toContain("Köln/Bonn")
})

test("an unknown region is a missing page", async () => {
  const page = await visit()
  const answer = await page.goto("/de/fluege-ab-atlantis")
  expect(answer?.status()).toBe(404)
  await page.getByText("Page Not Found: /de/fluege-ab-atlantis").waitFor()
})

const DEVICES = [
  { device: "desktop", view: DESKTOP },
  { device: "phone", view: PHONE },
]

test.each(DEVICES)(
  "on a $device the chart of a region shows its town and where is flown from",
  async ({ view }) => {
    const page = await visit(view)
    await open(page, "/de/fluege-ab-hamburg")
    const chart = page.getByRole("img", { name: /^Karte: Hamburg, geflogen wird ab / })
    const frame = await chart.boundingBox()
    const town = await chart.getByText("Hamburg", { exact: true }).first().boundingBox()
    if (!frame || !town) throw new Error("no Hamburg on its chart")
    expect(town.x).toBeGreaterThan(frame.x)
    expect(town.x + town.width).toBeLessThan(frame.x + frame.width)
    expect(town.y).toBeGreaterThan(frame.y)
    expect(town.y + town.height).toBeLessThan(frame.y + frame.height)
    const field = await page
      .getByRole("main")
      .locator("a[href^='/de/flugplatz/']")
      .first()
      .textContent()
    expect(await chart.textContent()).toContain(field)
  },
)

test.each(DEVICES)(
  "on a $device a card names both fields, says how far it is, and for whom the price is",
  async ({ view }) => {
    const page = await visit(view)
    await open(page, "/de/suche?ort=Hamburg&wann=egal")
    const card = page.getByRole("article").first()
    await card.getByText(/^\d+\skm von Hamburg$/).waitFor()
    await card.getByText("pro Person").waitFor()
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wide()).toBe(0)
  },
)

test("the map of „Flüge um Hamburg“ shows Hamburg, wherever its flights lead", async () => {
  const page = await visit({ drawsMaps: true })
  await open(page, "/de/suche?ort=Hamburg&wann=egal")
  await page
    .getByRole("group", { name: "Flüge auf der Karte" })
    .getByRole("button")
    .first()
    .waitFor()
  const map = await page.locator("canvas").boundingBox()
  const town = await page
    .getByRole("region", { name: "Karte" })
    .getByText("Hamburg", { exact: true })
    .boundingBox()
  if (!map || !town) throw new Error("no Hamburg on the map")
  expect(town.x).toBeGreaterThan(map.x)
  expect(town.y).toBeGreaterThan(map.y)
  expect(town.x + town.width).toBeLessThan(map.x + map.width)
  expect(town.y + town.height).toBeLessThan(map.y + map.height)
})
