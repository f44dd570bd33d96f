import type { Page } from "playwright-core"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import {
  axeFindings,
  contrastFindings,
  DESKTOP,
  open,
  PHONE,
  visit,
} from "#tests/support/browser.ts"
import { zoomFaults } from "#tests/support/zoom-faults.ts"

const VIEWS = [
  { view: "a desktop", theme: "light", other: "dark", options: DESKTOP },
  { view: "a phone", theme: "dark", other: "light", options: PHONE },
] as const

type View = (typeof VIEWS)[number]

/** The texts share few layouts; the other theme is looked at on one of each. */
const OTHER_TEXTS = new Set(
  Object.values(CONTENT_PAGES).flatMap((paths) => paths.slice(1).map((path) => `/de/${path}`)),
)

/** For some sixty pages on a busy machine. */
export const PATIENCE = 600_000

/**
 * What is wrong with pages on a desktop and a phone, in both themes and zoomed. Opening a page takes
 * longer than looking at it, so it is looked at in every way at once, on both devices side by side.
 */
export async function pageFaults(
  paths: readonly string[],
  enter: (page: Page) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const faults = VIEWS.map(async (view) => {
    const { options, theme } = view
    const page = await visit({ ...options, colorScheme: theme })
    await enter(page)
    return faultsOfAll(page, paths, view)
  })
  return (await Promise.all(faults)).flat()
}

async function faultsOfAll(page: Page, paths: readonly string[], view: View): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await open(page, path)
    faults.push(...(await faultsOf(page, path, view)).map((fault) => `${view.view} ${fault}`))
  }
  return faults
}

async function faultsOf(page: Page, path: string, view: View): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  const faults = await axeFindings(page)
  if (tooWide > 0) faults.push(`${tooWide} px too wide`)
  // a phone shows the other theme's colours already, and is not zoomed: its pages are narrow
  if (view.options !== DESKTOP) return faults.map((fault) => `${path}: ${fault}`)
  if (!OTHER_TEXTS.has(path)) {
    await page.emulateMedia({ colorScheme: view.other })
    for (const fault of await contrastFindings(page)) faults.push(`${view.other}: ${fault}`)
    await page.emulateMedia({ colorScheme: view.theme })
  }
  faults.push(...(await zoomFaults(page)))
  return faults.map((fault) => `${path}: ${fault}`)
}
