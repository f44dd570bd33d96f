import { expect, test } from "vitest"
import { open, visit } from "#tests/support/browser.ts"

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
