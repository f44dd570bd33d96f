import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { open, signIn, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { PATIENCE, pageFaults } from "#tests/support/page-faults.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { pathsOfRows, STOREFRONT } from "#tests/support/storefront-paths.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test(
  "on a desktop and a phone, in both themes and zoomed, nothing is wrong with any page of the storefront",
  async () => {
    const paths = [...STOREFRONT, ...Object.values(await pathsOfRows(db))]
    expect(await pageFaults(paths)).toEqual([])
  },
  PATIENCE,
)

test("every link of header, footer and cockpit leads to a page", async () => {
  const visitor = await visit()
  await open(visitor, "/de")
  const links = new Set(await hrefsIn(visitor, "header a, footer a"))
  await signIn(visitor, PILOT_EMAIL)
  for (const href of await hrefsIn(visitor, "header a, nav a")) links.add(href)
  expect(links.size).toBeGreaterThan(25)
  const dead: string[] = []
  for (const href of links) {
    const answer = await visitor.request.get(href)
    if (!answer.ok()) dead.push(`${href} ${answer.status()}`)
  }
  expect(dead).toEqual([])
})

function hrefsIn(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
}
