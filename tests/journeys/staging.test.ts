import { afterAll, beforeAll, expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { visit } from "#tests/support/browser.ts"
import { startProduct } from "#tests/support/start-product.ts"

let staging: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  staging = await startProduct({ STAGING_BASIC_AUTH: "1" })
})
afterAll(() => staging.stop())

const PILOT = { username: "pilot@aufwind.example", password: "Aufwind-Demo-1" }

test("on a test system its basic authentication opens the cockpit, too", {
  meta: proves("cockpit-auto-login", "call-basicauth", "cockpit-login"),
}, async () => {
  const page = await visit({ baseURL: staging.url, httpCredentials: PILOT })
  await page.goto("/de/cockpit/archiv")
  await page.waitForURL("**/de/cockpit/archiv", { timeout: 30_000 })
  await page.getByRole("heading", { level: 1, name: "Archiv" }).waitFor()
})

test("credentials that belong to no account leave the login page as it is", async () => {
  const page = await visit({
    baseURL: staging.url,
    httpCredentials: { username: "staging", password: "geheim" },
  })
  const asked = page.waitForResponse("**/api/auth/login/password")
  await page.goto("/de/cockpit/archiv")
  expect((await asked).status()).toBe(400)
  await page.getByLabel("E-Mail").waitFor()
  expect(await page.getByRole("alert").count()).toBe(0)
})

test("elsewhere than on the way to the cockpit basic authentication signs no one in", async () => {
  const page = await visit({ baseURL: staging.url, httpCredentials: PILOT })
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/api2/basicauth")) asked.push(request.url())
  })
  await page.goto("/de/login")
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  await page.goto("/de/login?redirect=/de/kasse")
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  expect(asked).toEqual([])
})
