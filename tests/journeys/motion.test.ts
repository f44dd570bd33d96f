import type { Locator, Page } from "playwright-core"
import { expect, test } from "vitest"
import { arrive, open, visit } from "#tests/support/browser.ts"

const SEARCH = "/de/suche?ort=Bonn"

/** Which moving pictures a page has let go, as names. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      for (const element of document.querySelectorAll<HTMLElement>("[style*=view-transition]"))
        seen.push(element.style.viewTransitionName)
      return start(change)
    }
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

async function openFirstFlight(page: Page) {
  await open(page, SEARCH)
  await page.getByRole("article").first().getByRole("link").first().click()
  await arrive(page, "**/de/flug/*")
}

test("the picture of a card moves to the page of its flight, and back", async () => {
  const page = await visit({ reducedMotion: "no-preference" })
  const seen = await watchTransitions(page)
  await openFirstFlight(page)
  expect(await seen()).toEqual(["flight-picture"])
  await page.goBack()
  // the address changes before the page does
  await expect.poll(seen).toEqual(["flight-picture", "flight-picture"])
})

test("nothing moves for whoever does not like it", async () => {
  const page = await visit({ reducedMotion: "reduce" })
  const seen = await watchTransitions(page)
  await openFirstFlight(page)
  expect(await seen()).toEqual([])
})

test("a card that was pressed says so until the page of its flight is there", async () => {
  const page = await visit()
  await open(page, SEARCH)
  const { promise: letThrough, resolve: answer } = Promise.withResolvers<void>()
  await page.route("**/de/flug/*.data*", async (route) => {
    await letThrough
    await route.continue()
  })
  const card = page.getByRole("article").first()
  expect(await opacityOf(card)).toBe(1)
  await card.getByRole("link").first().click()
  await expect.poll(() => opacityOf(card)).toBeLessThan(1)
  answer()
  await arrive(page, "**/de/flug/*")
  await page.goBack()
  await arrive(page, "**/de/suche?*")
  await expect.poll(() => opacityOf(card)).toBe(1)
})

function opacityOf(card: Locator): Promise<number> {
  return card.evaluate((element) => Number(getComputedStyle(element).opacity))
}
