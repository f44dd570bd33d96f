import type { Locator, Page, Request } from "playwright-core"
import { expect, test } from "vitest"
import { arrive, datedFlights, open, visit } from "#tests/support/browser.ts"

/*
 * The page of a flight is fetched when a pointer rests on its link, and opened from what is there.
 */

const FLIGHT_DATA = /\/de\/flug\/\d+\.data$/

const cardOf = (page: Page) => datedFlights(page).first().getByRole("link").first()

/** Everything that the page asks about flights from now on. */
function questionsOf(page: Page): Request[] {
  const asked: Request[] = []
  page.on("request", (request) => {
    if (FLIGHT_DATA.test(request.url())) asked.push(request)
  })
  return asked
}

const saidOf = (asked: readonly Request[]) =>
  asked.map((request) => `${request.method()} ${request.headers().purpose ?? ""}`.trim())

/** Rests on the link until its page has been fetched; the script that does so comes after the page. */
async function restOn(page: Page, link: Locator, asked: readonly Request[]): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.move(0, 0)
        await link.hover()
        await page.waitForRequest(FLIGHT_DATA, { timeout: 1_000 }).catch(() => undefined)
        return asked.length
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  await asked[0]?.response()
}

async function openCard(page: Page, link: Locator): Promise<void> {
  const title = (await link.textContent()) ?? ""
  await link.click()
  await arrive(page, "**/de/flug/*")
  await page.getByRole("heading", { level: 1, name: title }).waitFor()
}

test("a flight whose link is pressed after a while is opened from what was fetched meanwhile, and said to be opened", async () => {
  const page = await visit()
  await open(page, "/de/suche")
  const asked = questionsOf(page)
  const link = cardOf(page)
  await restOn(page, link, asked)
  const opened = page.waitForRequest((request) => request.headers().purpose === "opened")
  await openCard(page, link)
  await opened
  expect(saidOf(asked)).toEqual(["GET prefetch", "HEAD opened"])
})

test("what was done in between is seen: the page is fetched once more", async () => {
  const page = await visit()
  await open(page, "/de/suche")
  const asked = questionsOf(page)
  const link = cardOf(page)
  await restOn(page, link, asked)
  await page.evaluate(() => fetch("/api/auth/logout", { method: "POST" }))
  await openCard(page, link)
  expect(saidOf(asked)).toEqual(["GET prefetch", "GET"])
})

test("a flight that could not be fetched ahead is opened all the same", async () => {
  const page = await visit()
  await page.route(FLIGHT_DATA, (route) =>
    route.request().headers().purpose === "prefetch" ? route.abort() : route.continue(),
  )
  await open(page, "/de/suche")
  const asked = questionsOf(page)
  const link = cardOf(page)
  await restOn(page, link, asked)
  await openCard(page, link)
  expect(saidOf(asked)).toEqual(["GET prefetch", "GET"])
})

test("the scripts of a flight come to whoever looks around in a list, and those of other pages do not", async () => {
  const page = await visit()
  const scripts: string[] = []
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname))
  await open(page, "/de/suche")
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 10)
      return scripts.filter((path) => path.startsWith("/assets/flight-body-"))
    })
    .toHaveLength(1)
  expect(scripts.filter((path) => path.startsWith("/assets/below-hero-"))).toEqual([])
})
