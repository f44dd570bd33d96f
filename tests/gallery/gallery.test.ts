import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { CHECKOUT_COOKIE } from "#features/bookings/core/server/checkout-secret.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { PAGE_ROWS, type PageRow, setStage, type Viewer } from "#tests/support/page-rows.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { someAddress } from "#tests/support/some-address.ts"
import { drawSheet, SCREENS, type Shot, THEMES } from "./draw-sheet.ts"

/*
 * A contact sheet of every kind of page: as a guest, as somebody with things of their own and as somebody
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

test("every kind of page is taken", async () => {
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
        for (const theme of THEMES) {
          const file = `${nameOf(address, row, viewer)}-${theme}.jpg`
          await drawSheet(
            shots.filter((shot) => shot.theme === theme),
            join(FOLDER, file),
          )
        }
      }
    }
  }
  await browser.close()
  console.info(`${taken} kinds of pages, each in ${SCREENS.length} sizes and both themes: gallery/`)
  expect(taken).toBeGreaterThan(0)
})

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

async function takeShots(
  browser: Browser,
  viewer: Viewer,
  path: string,
  { isInOwnersCheckout }: PageRow,
): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const { screen, options } of SCREENS) {
    const context = await browser.newContext({
      ...options,
      baseURL: ownProduct.url,
      locale: "de-DE",
      timezoneId: "Europe/Berlin",
      reducedMotion: "reduce",
      serviceWorkers: "block",
      extraHTTPHeaders: { "x-forwarded-for": someAddress() },
    })
    const cookies = new Map(stage.visitors[viewer].cookies)
    const checkout = stage.visitors.owner.cookies.get(CHECKOUT_COOKIE)
    if (isInOwnersCheckout && checkout) cookies.set(CHECKOUT_COOKIE, checkout)
    else cookies.delete(CHECKOUT_COOKIE)
    await context.addCookies(
      [...cookies].map(([name, value]) => ({
        name,
        value,
        domain: new URL(ownProduct.url).hostname,
        path: "/",
        secure: name.startsWith("__"),
      })),
    )
    const page = await context.newPage()
    const answer = await page.goto(path).catch(() => null)
    if (answer?.headers()["content-type"]?.startsWith("text/html")) {
      await page.waitForLoadState("networkidle")
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        const clip = { x: 0, y: 0, width: options.viewport.width, height: Math.min(height, 4_000) }
        const picture = await page.screenshot({ fullPage: true, clip, type: "jpeg" })
        shots.push({ screen, theme, picture })
      }
    }
    await context.close()
  }
  return shots
}

function nameOf(address: string, { about }: PageRow, viewer: Viewer): string {
  return [address.replace(/^\/de/, ""), about, viewer]
    .filter(Boolean)
    .join(" ")
    .replaceAll(/[^a-zäöüß0-9]+/gi, "-")
    .replace(/^-/, "")
}
