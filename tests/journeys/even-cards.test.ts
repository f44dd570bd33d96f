import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { DESKTOP, letIn, open, visit } from "#tests/support/browser.ts"

const PILOT = "pilot@aufwind.example"
const PASSENGER = "passagier@aufwind.example"
const TABLET = { viewport: { width: 834, height: 1100 } }
const LAPTOP = { viewport: { width: 1280, height: 900 } }

/** How far the last row of each list of flights ends before the list does. */
function emptyPlaces(page: Page): Promise<number[]> {
  return page.locator("main ul:has(> li article)").evaluateAll((lists) =>
    lists.map((list) => {
      const last = [...list.children].findLast((card) => card.getClientRects().length > 0)
      const end = last?.getBoundingClientRect().right ?? 0
      return Math.round(list.getBoundingClientRect().right - end)
    }),
  )
}

test.each(["/de", "/de/sale", "/de/alpenflug", "/de/flugplatz/EDKB", "/de/suche"])(
  "on a tablet no card of %s stands beside an empty place",
  async (path) => {
    const page = await visit(TABLET)
    await open(page, path)
    const places = await emptyPlaces(page)
    expect(places.length).toBeGreaterThan(0)
    expect(Math.max(...places)).toBeLessThanOrEqual(1)
  },
)

test.each([TABLET, DESKTOP])("what can be booked at once makes no card taller", async (view) => {
  const page = await visit(view)
  await open(page, "/de/suche?sofort=1")
  const row = page.locator("main article", { hasText: "Sofort buchbar" }).first()
  const tall = await row.evaluate((card) => card.getBoundingClientRect().height)
  const badge = row.getByText("Sofort buchbar")
  await badge.evaluate((element) => element.remove())
  expect(await row.evaluate((card) => card.getBoundingClientRect().height)).toBe(tall)
})

/** How far apart the cards end that stand beside each other, one figure for each row of them. */
function unevenEnds(page: Page): Promise<number[]> {
  return page.locator("main div:has(> section)").evaluateAll((grids) =>
    grids.flatMap((grid) => {
      const rows = new Map<number, number[]>()
      for (const card of grid.querySelectorAll(":scope > section")) {
        const { top, bottom } = card.getBoundingClientRect()
        const row = Math.round(top)
        rows.set(row, [...(rows.get(row) ?? []), bottom])
      }
      return [...rows.values()].map((ends) => Math.round(Math.max(...ends) - Math.min(...ends)))
    }),
  )
}

async function flightRooms(page: Page): Promise<string[]> {
  await open(page, "/de/cockpit")
  const links = await page
    .locator('main a[href^="/de/cockpit/flug/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  return [...new Set(links.filter((href) => /^\/de\/cockpit\/flug\/\d+$/.test(href)))]
}

test.each([
  { who: "a pilot", email: PILOT },
  { who: "a guest", email: PASSENGER },
])("in the rooms of $who cards beside each other end together", async ({ email }) => {
  const page = await visit(LAPTOP)
  await letIn(page, email)
  const rooms = await flightRooms(page)
  expect(rooms.length).toBeGreaterThan(0)
  for (const room of rooms.slice(0, 4)) {
    await open(page, room)
    const ends = await unevenEnds(page)
    expect(ends.length, room).toBeGreaterThan(3)
    expect(Math.max(...ends), room).toBeLessThanOrEqual(1)
  }
})

/** Where the outermost cards of a page begin and end. */
async function edgesOf(page: Page): Promise<string> {
  const boxes = await page
    .locator("main .rounded-card, main h1")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0),
    )
  const from = Math.min(...boxes.map(({ left }) => Math.round(left)))
  const to = Math.max(...boxes.map(({ right }) => Math.round(right)))
  return `${from}–${to}`
}

test("all pages of the cockpit begin and end at the same edges", async () => {
  const page = await visit(LAPTOP)
  await letIn(page, PILOT)
  const [room = ""] = await flightRooms(page)
  await open(page, room)
  const edges = await edgesOf(page)
  const paths = [
    `${room}/vorfall`,
    "/de/cockpit/flugbuch",
    "/de/cockpit/bewertungen",
    "/de/cockpit/zahlungen",
    "/de/cockpit/einstellungen",
    "/de/cockpit/einstellungen/flugzeuge",
    "/de/cockpit/einstellungen/flugzeuge/neu",
    "/de/cockpit/einstellungen/verifizierung",
  ]
  for (const path of paths) {
    await open(page, path)
    // a form may come after the page
    await expect.poll(async () => `${path} ${await edgesOf(page)}`).toBe(`${path} ${edges}`)
  }
})
