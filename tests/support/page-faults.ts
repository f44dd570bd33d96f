import type { Page } from "playwright-core"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import { axeFindings, contrastFindings, open, visit } from "#tests/support/browser.ts"
import { turnIntoPhone } from "#tests/support/turn-into-phone.ts"
import { zoomFaults } from "#tests/support/zoom-faults.ts"

/** The texts share few layouts; the other theme is looked at on one of each. */
const OTHER_TEXTS = new Set(
  Object.values(CONTENT_PAGES).flatMap((paths) => paths.slice(1).map((path) => `/de/${path}`)),
)

/** For some sixty pages on a busy machine. */
export const PATIENCE = 600_000

/**
 * What is wrong with pages on a desktop and a phone, in both themes and zoomed. Opening a page takes
 * longer than looking at it, so each is opened once and looked at in every way.
 */
export async function pageFaults(
  paths: readonly string[],
  enter: (page: Page) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const waiting = [...paths]
  const texts = paths.filter((path) => OTHER_TEXTS.has(path)).length
  console.info(
    `${paths.length} pages: ${paths.length} each on a desktop by day and a phone at night and at 200 and 400 %, ` +
      `${paths.length - texts} on a desktop at night`,
  )
  // side by side: while one page waits for the server, another one is looked at
  const faults = Array.from({ length: 2 }, async () => {
    const page = await visit({ colorScheme: "light", drawsMaps: true })
    await enter(page)
    const found: string[] = []
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await open(page, path)
      for (const fault of await faultsOf(page, path)) found.push(`${path}: ${fault}`)
    }
    return found
  })
  return (await Promise.all(faults)).flat()
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults = await shownFaults(page, "a desktop")
  if (!OTHER_TEXTS.has(path)) {
    await page.emulateMedia({ colorScheme: "dark" })
    for (const fault of await contrastFindings(page)) faults.push(`a desktop, dark: ${fault}`)
    await page.emulateMedia({ colorScheme: "light" })
  }
  faults.push(...(await zoomFaults(page)))
  // a phone shows the other theme's colours already, and is not zoomed: its pages are narrow
  const turnBack = await turnIntoPhone(page)
  await page.emulateMedia({ colorScheme: "dark" })
  faults.push(...(await shownFaults(page, "a phone")))
  await turnBack()
  await page.emulateMedia({ colorScheme: "light" })
  return faults
}

async function shownFaults(page: Page, device: string): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  const faults = await axeFindings(page)
  if (tooWide > 0) faults.push(`${tooWide} px too wide`)
  return faults.map((fault) => `${device}: ${fault}`)
}
