import { type Browser, chromium, type Locator, type Page } from "playwright-core"
import { DEMO_PASSWORD, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { checkoutPath } from "#features/bookings/checkout/checkout-paths.ts"
import { serviceFee } from "#features/flights/core/cost-sharing.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { type HttpVisitor, httpVisitor } from "#tests/support/http-visitor.ts"
import { countFigure, type Figure, median } from "./figure.ts"
import type { Product } from "./product.ts"

/*
 * What somebody feels who presses a link: how long until anything answers, and until the page is there; and
 * how long a page that comes first takes until it answers to a press, and whether it jumps meanwhile.
 */

const ROUNDS = 3

const LAPTOP = { name: "laptop, warm", toPageMs: 250, isWarm: true, viewport: [1280, 800] } as const
/** As Lighthouse's: 150 ms there and back, 1.6 Mbit/s, a processor of a quarter. */
const PHONE = {
  name: "phone, slow 4G",
  toPageMs: 1_200,
  isWarm: false,
  viewport: [360, 740],
} as const
type Device = typeof LAPTOP | typeof PHONE

const FIRST_CHANGE_MS = 100
const INTERACTIVE_MS = 3_500
const MAX_SHIFT = 0.02

/** Where a press begins, and on what. */
const PRESSES = [
  { name: "home to flight", from: "/de", link: "article a[href^='/de/flug/']" },
  { name: "search to flight", from: "/de/suche?ort=Bonn", link: "article a[href^='/de/flug/']" },
  {
    name: "cockpit to messages",
    from: "/de/cockpit",
    link: "a[href='/de/cockpit/nachrichten']:visible",
  },
] as const

interface Visitor {
  url: string
  cookies: HttpVisitor["cookies"]
}

interface Felt {
  changeMs: number
  pageMs: number
}

declare global {
  interface Window {
    felt?: Felt
    shift: number
  }
}

export async function navigationBench(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  })
  try {
    const pilot = httpVisitor(product.url)
    const credentials = { email: PILOT_EMAIL, password: DEMO_PASSWORD }
    await pilot.call("POST", "/api/auth/login/password", credentials)
    const figures: Figure[] = []
    for (const device of [LAPTOP, PHONE])
      for (const press of PRESSES)
        figures.push(
          ...(await feel(browser, { url: product.url, cookies: pilot.cookies }, device, press)),
        )
    const buyer = httpVisitor(product.url)
    const { flightId, ref } = await holdSeat(product, buyer)
    for (const [name, path] of [
      ["home", "/de"],
      ["flight", `/de/flug/${flightId}`],
      ["checkout", checkoutPath(ref)],
    ] as const)
      figures.push(
        ...(await wait(browser, { url: product.url, cookies: buyer.cookies }, name, path)),
      )
    return figures
  } finally {
    await browser.close()
  }
}

/** Holds a seat on one of the last flights; answers its checkout. */
async function holdSeat({ db }: Product, buyer: HttpVisitor) {
  const { rows } = await db.query<{ id: number; cents: number }>(
    `select id, seat_price_cents as cents from flights
     where status = 'published' and departs_at > now() + interval '7 days' order by departs_at desc`,
  )
  for (const { id, cents } of rows) {
    const shownTotalCents = cents + serviceFee(cents, STANDARD_FEE_RULE)
    const hold = { flightId: id, seats: 1, shownTotalCents }
    // some are sold out
    const held = await buyer.call("POST", "/api/checkouts", hold).catch(() => undefined)
    if (held) return { flightId: id, ref: String(held.ref) }
  }
  throw new Error("no flight has a seat")
}

async function visit(browser: Browser, visitor: Visitor, { viewport, isWarm }: Device) {
  const [width, height] = viewport
  const context = await browser.newContext({
    baseURL: visitor.url,
    locale: "de-DE",
    viewport: { width, height },
    hasTouch: !isWarm,
    isMobile: !isWarm,
    serviceWorkers: "block",
  })
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: visitor.url })),
  )
  const page = await context.newPage()
  if (!isWarm) {
    const session = await context.newCDPSession(page)
    const bytesPerSecond = 1_638_400 / 8
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    })
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  }
  return page
}

const untilAnswering = (page: Page) =>
  page.locator("body.hydrated").waitFor({ state: "attached", timeout: 60_000 })

/** Between a first movement and the choice of a flight: a short one. */
const READING_MS = 1_500
/** Between a mouse that arrives at a link and its press, and between a finger that touches it and its end: short ones. */
const REST_MS = 100
const TOUCH_MS = 80

/** As a hand does it: what is ready to be pressed is known a moment before. */
async function press(page: Page, link: Locator, { isWarm }: Device): Promise<void> {
  await page.mouse.wheel(0, 1)
  await link.scrollIntoViewIfNeeded()
  // whoever chooses has read
  await page.waitForTimeout(READING_MS)
  if (isWarm) {
    await page.mouse.move(0, 0)
    await link.hover()
    await page.waitForTimeout(REST_MS)
    await page.mouse.down()
    await page.mouse.up()
    return
  }
  const box = await link.boundingBox()
  if (!box) throw new Error("nothing to press")
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
  await page.waitForTimeout(TOUCH_MS)
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

async function feel(
  browser: Browser,
  visitor: Visitor,
  device: Device,
  { name, from, link }: (typeof PRESSES)[number],
): Promise<Figure[]> {
  const rounds: Felt[] = []
  const page = await visit(browser, visitor, device)
  // what is warm has been here before
  for (let round = device.isWarm ? -1 : 0; round < ROUNDS; round += 1) {
    await page.goto(from)
    await untilAnswering(page)
    await page.waitForLoadState("networkidle")
    await page.evaluate(watchPress)
    await press(page, page.locator(link).first(), device)
    const felt = await page.waitForFunction(() => window.felt, undefined, { timeout: 60_000 })
    if (round >= 0) rounds.push((await felt.jsonValue()) as Felt)
  }
  await page.context().close()
  const changeMs = Math.round(median(rounds.map((felt) => felt.changeMs)))
  const pageMs = Math.round(median(rounds.map((felt) => felt.pageMs)))
  const what = `${name}, ${device.name}: from the press`
  return [
    countFigure(
      `${what} to a first change, ms`,
      changeMs,
      `<= ${FIRST_CHANGE_MS}`,
      changeMs <= FIRST_CHANGE_MS,
    ),
    countFigure(
      `${what} to the page, ms`,
      pageMs,
      `<= ${device.toPageMs}`,
      pageMs <= device.toPageMs,
    ),
  ]
}

/** Looks at each frame after the next press; what it finds there was painted by the one after it. */
function watchPress(): void {
  delete window.felt
  addEventListener(
    "click",
    ({ timeStamp: start }) => {
      const heading = document.querySelector("h1")?.textContent
      const path = location.pathname
      const seen = { changeMs: 0, pageMs: 0 }
      const isThere = () =>
        location.pathname !== path && document.querySelector("h1")?.textContent !== heading
      const look = () => {
        if (seen.changeMs === 0 && (document.querySelector("[data-pressed]") || isThere()))
          requestAnimationFrame((now) => (seen.changeMs ||= now - start))
        if (isThere()) {
          requestAnimationFrame((now) => {
            window.felt = { changeMs: seen.changeMs || now - start, pageMs: now - start }
          })
          return
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}

/** Whoever opens a page on a phone for the first time. */
async function wait(
  browser: Browser,
  visitor: Visitor,
  name: string,
  path: string,
): Promise<Figure[]> {
  const rounds: { ms: number; shift: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await visit(browser, visitor, PHONE)
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shift += "value" in entry ? Number(entry.value) : 0
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.goto(path, { waitUntil: "commit" })
    await untilAnswering(page)
    const ms = await page.evaluate(() => performance.now())
    await page.waitForLoadState("networkidle")
    rounds.push({ ms, shift: await page.evaluate(() => window.shift) })
    await page.context().close()
  }
  const ms = Math.round(median(rounds.map((one) => one.ms)))
  const shift = Number(Math.max(...rounds.map((one) => one.shift)).toFixed(3))
  return [
    countFigure(
      `${name}, ${PHONE.name}: until it answers to a press, ms`,
      ms,
      `<= ${INTERACTIVE_MS}`,
      ms <= INTERACTIVE_MS,
    ),
    countFigure(
      `${name}, ${PHONE.name}: layout shift, the most of ${ROUNDS}`,
      shift,
      `<= ${MAX_SHIFT}`,
      shift <= MAX_SHIFT,
    ),
  ]
}
