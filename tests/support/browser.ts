import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type axe from "axe-core"
import type { RunOnly } from "axe-core"
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core"
import { expect, vi } from "vitest"
import { DEMO_PASSWORD } from "#db/seed/people/demo-logins.ts"
import { makeRecoveryCode } from "#tests/support/factor-steps.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { someAddress } from "#tests/support/some-address.ts"

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const

const PERSON =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

/** Each page that is looked at reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface Looks extends BrowserContextOptions {
  /** Their browser draws maps, which takes three times as long as opening the page: for who looks at one. */
  drawsMaps?: boolean
}

/** With WebGL and without it. */
const browsers = new Map<boolean, Promise<Browser>>()

/** Of the test that runs: its pages must not go on asking the server while the next ones work. */
const visitors = new Map<BrowserContext, Looks | undefined>()

/** Left by earlier visitors, by what they looked like. */
const left = new Map<string, BrowserContext[]>()

/** What visitors may differ in and still follow one another in a browser. */
const LOOKS = new Set([
  "viewport",
  "hasTouch",
  "isMobile",
  "colorScheme",
  "reducedMotion",
  "drawsMaps",
])

/**
 * A visitor of their own: fresh cookies and storage, German, with or without script. Files that never
 * change may have been fetched by a visitor before: they are a third of what opening a page costs.
 */
export async function visit(options: Looks = {}): Promise<Page> {
  if (!Object.keys(options).every((name) => LOOKS.has(name))) return visitAnew(options)
  const context = left.get(JSON.stringify(options))?.pop() ?? (await newContext(options))
  visitors.set(context, options)
  const page = await pageOf(context)
  await clearStorage(page)
  return page
}

/** A visitor who has no file yet, or whose browser keeps what the test does to it, such as to its clock. */
export async function visitAnew(options: Looks = {}): Promise<Page> {
  const context = await newContext(options)
  visitors.set(context, undefined)
  return pageOf(context)
}

function launch(drawsMaps: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // maps are drawn by WebGL, which such machines have in software only
      drawsMaps ? "--enable-unsafe-swiftshader" : "--disable-3d-apis",
      "--disable-background-networking",
      // nobody sees the pixels: pages are laid out, but no tile of them is drawn
      "--force-gpu-mem-available-mb=0",
      // characters as wide as in a window
      "--font-render-hinting=none",
    ],
  })
}

async function newContext({ drawsMaps = false, ...options }: Looks): Promise<BrowserContext> {
  const browser = browsers.get(drawsMaps) ?? launch(drawsMaps)
  browsers.set(drawsMaps, browser)
  return (await browser).newContext({
    baseURL: ownProduct.url,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // a headless browser calls itself a bot, and bots get no error page
    userAgent: PERSON,
    // what moves for ever is drawn for ever
    reducedMotion: "reduce",
    // the worker would stand between a journey and its network; tests/journeys/offline.test.ts wants it
    serviceWorkers: "block",
    ...DESKTOP,
    ...options,
  })
}

async function pageOf(context: BrowserContext): Promise<Page> {
  await context.setExtraHTTPHeaders({ "x-forwarded-for": someAddress() })
  const page = await context.newPage()
  page.setDefaultTimeout(40_000)
  return page
}

/** Ends what the test has opened; the browser is the worker's, and goes with it. */
export async function closeVisitors(): Promise<void> {
  await Promise.all([...visitors].map(([context, looks]) => leave(context, looks)))
  visitors.clear()
}

async function leave(context: BrowserContext, looks: Looks | undefined) {
  if (!looks) return context.close()
  await Promise.all(context.pages().map((page) => page.close()))
  await context.setOffline(false)
  await context.clearCookies()
  const key = JSON.stringify(looks)
  left.set(key, [...(left.get(key) ?? []), context])
}

async function clearStorage(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("Storage.clearDataForOrigin", { origin: ownProduct.url, storageTypes: "all" })
  await session.detach()
}

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator("body.hydrated").waitFor({ state: "attached" })
}

/** Waits for a part that is hydrated after its page: until then links open documents, switches save nothing. */
export async function untilHydrated(part: Locator): Promise<void> {
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps"))
  await expect.poll(() => part.evaluate(isHydrated)).toBe(true)
}

/** Waits until the browser has come to an address by itself, and the page there answers to clicks. */
export async function arrive(page: Page, url: Parameters<Page["waitForURL"]>[0]): Promise<void> {
  await page.waitForURL(url)
  await page.locator("body.hydrated").waitFor({ state: "attached" })
}

/** Flights with a date in a list that also holds offers without one. */
export function datedFlights(page: Page): Locator {
  return page.getByRole("article").filter({ hasNotText: "Termin flexibel" })
}

/** Types a town into the search box and takes the first suggestion by keyboard. */
export async function chooseTown(page: Page, typed: string): Promise<void> {
  // a plain field that becomes a combobox when it is touched
  await page.locator("input[name=ort]").click()
  await takeSuggestion(page, page.getByRole("combobox", { name: "Wo?" }), typed)
}

/** Types into a field with suggestions and takes the first one by keyboard. */
export async function takeSuggestion(page: Page, field: Locator, typed: string): Promise<void> {
  await field.waitFor()
  // the list changes with every keystroke; only the answer to the last one stays
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get("q") === typed,
  )
  await field.pressSequentially(typed)
  await answered
  await page.getByRole("option").first().waitFor()
  // not by a click: a page that scrolls under it closes the list; and again where the answer has just
  // taken the place of the one before, with what was chosen in that
  await vi.waitFor(async () => {
    await page.keyboard.press("ArrowDown")
    await page.locator("[role=option][data-focused]").waitFor({ timeout: 2_000 })
  }, 40_000)
  await page.keyboard.press("Enter")
  await page.locator("[role=listbox]").waitFor({ state: "detached" })
}

/** What axe finds on the page as it stands, one line per finding. */
export function axeFindings(page: Page): Promise<string[]> {
  return findingsOf(page, {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  })
}

/** The part of it that depends on the theme. */
export function contrastFindings(page: Page): Promise<string[]> {
  return findingsOf(page, { type: "rule", values: ["color-contrast"] })
}

async function findingsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  // the colours of another theme have come
  await page.evaluate(async () => {
    // one of a part that is not drawn, such as a closed menu, never ends
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    const changes = document
      .getAnimations()
      .filter((change) => change instanceof CSSTransition && isDrawn(change))
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    // what passes is counted only: to describe it takes longer than to find it
    const { violations } = await window.axe.run({
      runOnly: rules,
      resultTypes: ["violations"],
      // the same for selectors, and for files of sound and film, which no page has
      selectors: false,
      preload: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
    )
  }, runOnly)
}

/** Signs a demo login in and shows its cockpit; the login page itself has tests of its own. */
export async function signIn(page: Page, email: string): Promise<void> {
  await letIn(page, email)
  await open(page, "/de/cockpit")
}

/** Signs a demo login in, wherever it goes next. */
export async function letIn(
  page: Page,
  email: string,
  product: Pick<typeof ownProduct, "url" | "dataDir"> = ownProduct,
): Promise<void> {
  const answer = await page.request.post("/api/auth/login/password", {
    headers: { origin: product.url },
    data: { email, password: DEMO_PASSWORD, isPersistent: true },
  })
  if (answer.ok()) return
  const { code: refusal } = await answer.json()
  if (refusal !== "second-factor-needed") throw new Error(`${email} was not let in: ${refusal}`)
  const code = await recoveryCodeOf(email, product.dataDir)
  const finished = await page.request.post("/api/auth/login/second-factor", {
    headers: { origin: product.url },
    data: { code },
  })
  if (!finished.ok()) throw new Error(`${email} was not let in: ${await finished.text()}`)
}

async function recoveryCodeOf(email: string, dataDir: string): Promise<string> {
  const database = openProductDatabase(dataDir)
  try {
    return await makeRecoveryCode(database.db, email)
  } finally {
    await database.close()
  }
}
