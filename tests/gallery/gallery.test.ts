import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { CHECKOUT_COOKIE } from "#features/bookings/core/server/checkout-secret.ts"
import { env } from "#platform/server/env.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { PAGE_ROWS, type PageRow, setStage, type Viewer } from "#tests/support/page-rows.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { sampleMails } from "#tests/support/sample-mails.tsx"
import { someAddress } from "#tests/support/some-address.ts"
import { drawSheet, SCREENS, type Shot, type Size, THEMES } from "./draw-sheet.ts"

/*
 * A contact sheet of every kind of page and of mail: as a guest, as somebody with things of their own and as somebody
 * without any, and each way in which a page says no; on phone, tablet and desktop, in both themes.
 */

const FOLDER = join(import.meta.dirname, "../../gallery")

const database = openProductDatabase(ownProduct.dataDir)
afterAll(async () => {
  await disconnectJobs()
  await database.close()
})
await connectJobs(String(database.pool.options.connectionString), [])
const stage = await setStage(database.db, ownProduct.url)

const wanted = process.env.GALLERY_ONLY ?? ""

test("every kind of page and mail is taken", async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader"],
  })
  const refusals = new Set<number>()
  let taken = 0
  for (const [address, rows] of Object.entries(PAGE_ROWS)) {
    if (!address.includes(wanted)) continue
    for (const row of rows) {
      for (const viewer of lookersOf(row, refusals)) {
        const path = typeof row.at === "string" ? row.at : await row.at(stage)
        const shots = await takeShots(browser, viewer, path, row)
        if (shots.length === 0) continue
        taken += 1
        await drawSheets(nameOf(address, row, viewer), shots)
      }
    }
  }
  if ("mail".includes(wanted)) {
    for (const { name, html } of await sampleMails(database.db)) {
      taken += 1
      await drawSheets(`mail-${name}`, await takeMail(browser, html))
    }
  }
  await browser.close()
  console.info(`${taken} kinds of pages, each in ${SCREENS.length} sizes and both themes: gallery/`)
  expect(taken).toBeGreaterThan(0)
})

async function drawSheets(name: string, shots: readonly Shot[]) {
  for (const theme of THEMES) {
    const ofTheme = shots.filter((shot) => shot.theme === theme)
    await drawSheet(ofTheme, join(FOLDER, `${name}-${theme}.jpg`))
  }
}

/** Who sees something of their own there: full, empty, or the first of a kind of refusal. */
function lookersOf({ answers }: PageRow, refusals: Set<number>): Viewer[] {
  if (answers.guest === "open") return ["guest"]
  const opens = (["owner", "passenger", "pilot", "stranger", "admin"] as const).filter(
    (viewer) => answers[viewer] === "open",
  )
  if (opens.length > 0)
    return opens.includes("pilot") ? opens.filter((one) => one !== "owner") : opens
  const refused = (Object.entries(answers) as [Viewer, unknown][]).find(
    ([, answer]) => typeof answer === "number" && !refusals.has(answer),
  )
  if (!refused) return []
  refusals.add(Number(refused[1]))
  return [refused[0]]
}

/** Nothing for what is no page. */
async function takeShots(
  browser: Browser,
  viewer: Viewer,
  path: string,
  { isInOwnersCheckout }: PageRow,
): Promise<Shot[]> {
  const cookies = new Map(stage.visitors[viewer].cookies)
  const checkout = stage.visitors.owner.cookies.get(CHECKOUT_COOKIE)
  if (isInOwnersCheckout && checkout) cookies.set(CHECKOUT_COOKIE, checkout)
  else cookies.delete(CHECKOUT_COOKIE)
  const sizes = SCREENS.map((size) => takeSize(browser, size, path, cookies))
  return (await Promise.all(sizes)).flat()
}

async function takeSize(
  browser: Browser,
  { screen, options }: Size,
  path: string,
  cookies: ReadonlyMap<string, string>,
): Promise<Shot[]> {
  const context = await browser.newContext({
    ...options,
    baseURL: ownProduct.url,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  })
  const domain = new URL(ownProduct.url).hostname
  await context.addCookies(
    [...cookies].map(([name, value]) => {
      return { name, value, domain, path: "/", secure: name.startsWith("__") }
    }),
  )
  const page = await context.newPage()
  // a file to keep is no page: the browser refuses to go there
  const answer = await page.goto(path).catch(() => null)
  const isPage = answer?.headers()["content-type"]?.startsWith("text/html")
  const shots = isPage ? await takeThemes(page, { screen, options }) : []
  await context.close()
  return shots
}

async function takeThemes(page: Page, { screen, options }: Pick<Size, "screen" | "options">) {
  // a page that asks again and again is taken as it is after a while
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => {})
  const shots: Shot[] = []
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    // colours that are still on their way would look washed out
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
      }
    })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width: options.viewport.width, height: Math.min(height, 4_000) }
    const picture = await page.screenshot({ fullPage: true, clip, type: "jpeg" })
    shots.push({ screen, theme, picture })
  }
  return shots
}

async function takeMail(browser: Browser, html: string): Promise<Shot[]> {
  const sizes = SCREENS.map(async (size) => {
    const page = await browser.newPage({ ...size.options, locale: "de-DE" })
    await page.setContent(html.replaceAll(env().PUBLIC_URL, ownProduct.url))
    const shots = await takeThemes(page, size)
    await page.close()
    return shots
  })
  return (await Promise.all(sizes)).flat()
}

function nameOf(address: string, { about }: PageRow, viewer: Viewer): string {
  return [address.replace(/^\/de/, ""), about, viewer]
    .filter(Boolean)
    .join(" ")
    .replaceAll(/[^a-zäöüß0-9]+/gi, "-")
    .replace(/^-/, "")
}
