import type { Page } from "playwright-core"
import { expect } from "vitest"
import { visitAnew } from "#tests/support/browser.ts"

/** Looks until it is so. */
export const until = <T>(look: () => T | Promise<T>) => expect.poll(look)

const underWay = new WeakMap<Page, Set<unknown>>()

/** A visitor whose time the test may stop and let pass. */
export async function visitInTime(): Promise<Page> {
  const page = await visitAnew()
  await page.clock.install()
  const requests = new Set<unknown>()
  underWay.set(page, requests)
  page.on("request", (request) => {
    // a stream stays open for as long as somebody listens
    if (request.resourceType() !== "eventsource") requests.add(request)
  })
  page.on("requestfinished", (request) => requests.delete(request))
  page.on("requestfailed", (request) => requests.delete(request))
  return page
}

/** Time is frozen from now on, except where the test lets it pass. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await untilAnswered(page)
}

/** Lets time pass; whatever that starts to ask is answered before the test goes on. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await untilAnswered(page)
}

async function untilAnswered(page: Page): Promise<void> {
  await untilPageHasWorked(page)
  await until(() => underWay.get(page)?.size).toBe(0)
  await untilPageHasWorked(page)
}

// messages are no timers: they arrive although time is frozen
function untilPageHasWorked(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage("")
      }),
  )
}

/** Marks this document, so that a test sees whether it is still the same. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isMarked: true }))
export const isSameDocument = (page: Page) => page.evaluate(() => "isMarked" in window)
