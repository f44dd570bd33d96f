import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { DESKTOP, open, PHONE, visit } from "#tests/support/browser.ts"

const url = (path: string) => new URL(path, "http://localhost").pathname

/** The scenes that the page has fetched as files, at the top of it. */
function sceneFiles(page: Page) {
  const fetched: string[] = []
  page.on("request", (request) => {
    const path = url(request.url())
    if (/^\/szenen\/.*\/(?:hero|hero-phone|wide)\//.test(path)) fetched.push(path)
  })
  return fetched
}

test.each(["/de", "/de/inselflug", "/de/hilfe", "/de/fluege-ab-bayern"])(
  "on a phone the first picture of %s comes with the document, and once",
  async (path) => {
    const page = await visit(PHONE)
    const fetched = sceneFiles(page)
    await open(page, path)
    expect(fetched).toEqual([])
    const scene = page.locator("main .scene-inline > svg")
    expect(await scene.count()).toBe(1)
    const [drawn, frame] = [await scene.boundingBox(), await scene.locator("..").boundingBox()]
    expect(drawn?.width).toBeGreaterThanOrEqual(frame?.width ?? Number.POSITIVE_INFINITY)
    expect(drawn?.height).toBeGreaterThanOrEqual((frame?.height ?? Number.POSITIVE_INFINITY) - 1)
  },
)

const SINGLE_PAGES = [
  "/de/login",
  "/de/gibt/es/nicht",
  "/de/direct-login/lena@aufwind.example/zu-kurz",
]

// twice the same drawing is twice the same ids, and a gradient in the hidden one paints nothing
test.each(
  SINGLE_PAGES.flatMap((path) => [
    { path, view: "phone", options: PHONE },
    { path, view: "desktop", options: DESKTOP },
  ]),
)("on a $view $path draws its picture once, where it is seen", async ({ path, options }) => {
  const page = await visit(options)
  await open(page, path)
  const scene = page.locator(".scene-inline > svg")
  expect(await scene.count()).toBe(1)
  expect(await scene.isVisible()).toBe(true)
})

test("a wide screen fetches its own crop of a tall picture, and shows no other", async () => {
  const page = await visit(DESKTOP)
  const fetched = sceneFiles(page)
  await open(page, "/de/inselflug")
  expect(fetched).toHaveLength(1)
  expect(fetched[0]).toContain("/wide/")
  expect(await page.locator("main .scene-inline").isVisible()).toBe(false)
})

test("a user who opens another page sees the picture of that page", async () => {
  const page = await visit(PHONE)
  await open(page, "/de/inselflug")
  await page.getByRole("link", { name: "Luftfotografie" }).first().click()
  await page.waitForURL("**/de/luftfotografie")
  await page.getByRole("heading", { level: 1, name: "Luftfotografie" }).waitFor()
  const picture = page.locator("main img").first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc), {
      timeout: 20_000,
    })
    .toMatch(/\/szenen\/(?!islands\/).*\/tall-phone\//)
  expect(await page.locator("main .scene-inline").count()).toBe(0)
})

test("no script is asked for while the page still waits for its style", async () => {
  const page = await visit(PHONE)
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  const style = Promise.withResolvers<void>()
  await page.route("**/assets/*.css", async (route) => {
    await style.promise
    await route.continue()
  })
  await page.goto("/de", { waitUntil: "commit" })
  await page.locator("footer").waitFor({ state: "attached" })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(scripts).toEqual([])
  style.resolve()
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  expect(scripts.length).toBeGreaterThan(3)
})

// a style sheet that comes a second time styles and lays out the whole page anew
test.each(["/de", "/de/hilfe", "/de/fluege-ab-koeln-bonn", "/de/login"])(
  "%s is styled once, and not again while it is taken over",
  async (path) => {
    const page = await visit(PHONE)
    await open(page, path)
    await page.locator("body.hydrated").waitFor({ state: "attached" })
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
  },
)
