import { expect, test } from "vitest"
import { axeFindings, open, PHONE, visit } from "#tests/support/browser.ts"

const WITH_WORKER = { serviceWorkers: "allow" } as const

async function visitWithWorker(options: Parameters<typeof visit>[0] = {}) {
  const page = await visit({ ...WITH_WORKER, ...options })
  await open(page, "/de/hilfe")
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

test("without a network there is a calm page in our own hand, and the way on once it is back", async () => {
  const page = await visitWithWorker({ ...PHONE, colorScheme: "dark" })
  await page.context().setOffline(true)
  await page.goto("/de/suche?ort=Bonn")
  await page.getByRole("heading", { level: 1, name: "Gerade kein Netz" }).waitFor()
  // its faces and its picture came along
  await page.waitForFunction(() => document.fonts.check('600 34px "Familjen Grotesk"'))
  const widths = await page
    .locator("img")
    .evaluateAll((pictures) =>
      pictures.map((picture) => (picture as HTMLImageElement).naturalWidth),
    )
  expect(widths.every((width) => width > 0)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole("link", { name: "Nochmal versuchen" }).click()
  await page.getByRole("heading", { level: 1, name: "Flüge um Bonn" }).waitFor()
  expect(new URL(page.url()).search).toBe("?ort=Bonn")
})

test("the offline page is the only one that is stored", async () => {
  const page = await visitWithWorker()
  await open(page, "/de/suche?ort=Bonn")
  await open(page, "/de/kasse")
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain("/offline.html")
  expect(kept.filter((path) => !/^\/(?:offline\.html|assets\/|szenen\/)/.test(path))).toEqual([])
})
