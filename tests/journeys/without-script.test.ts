import { expect, test } from "vitest"
import { datedFlights, visit } from "#tests/support/browser.ts"

test("a visitor without script searches near Köln and reads a flight", async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto("/de")
  await page.getByLabel("Wo?").fill("Köln")
  await page.getByRole("spinbutton", { name: "Wer?" }).fill("2")
  await page.getByRole("button", { name: "Flüge suchen" }).click()
  await page.getByRole("heading", { level: 1, name: "Flüge um Köln" }).waitFor()
  expect(new URL(page.url()).searchParams.get("ort")).toBe("Köln")
  const first = datedFlights(page).first()
  const title = (await first.getByRole("heading").textContent()) ?? ""
  await first.getByRole("link").click()
  await page.getByRole("heading", { level: 1, name: title }).waitFor()
  // the page may still be coming when its title stands there
  await page.getByRole("heading", { name: "Was der Flug kostet" }).waitFor()
  await page.getByRole("img", { name: /^Karte: / }).waitFor()
  await page.getByText("Privater Anbieter").first().waitFor()
})

test("filters, order and pages of the search are links", async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto("/de/suche?ort=Köln")
  await page.locator("summary", { hasText: "100 km" }).click()
  await page.getByRole("link", { name: "200 km" }).click()
  expect(new URL(page.url()).searchParams.get("umkreis")).toBe("200")
  await page.locator("summary", { hasText: "Sortiert nach" }).click()
  await page.getByRole("link", { name: "Preis", exact: true }).click()
  const prices = await page.getByRole("article").locator("strong", { hasText: "€" }).allInnerTexts()
  const cents = prices.map((text) => Number(text.replace(/\D/g, "")))
  expect(cents.length).toBeGreaterThan(2)
  expect(cents).toEqual(cents.toSorted((one, other) => one - other))
})

test("the menu of a phone opens without script", async () => {
  const page = await visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto("/de")
  await page.getByRole("link", { name: "Menü öffnen" }).click()
  const menu = page.getByRole("navigation", { name: "Hauptmenü, alle Einträge" })
  expect(await menu.getByRole("link", { name: "Verschenken" }).isVisible()).toBe(true)
})
