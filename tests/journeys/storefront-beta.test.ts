import { afterAll, beforeAll, expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { open, visit } from "#tests/support/browser.ts"
import { startProduct } from "#tests/support/start-product.ts"

const LEGACY = "https://alt.example"

let beta: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  beta = await startProduct({ BETA_STOREFRONT: "1", BETA_LOGIN: "1", LEGACY_ORIGIN: LEGACY })
})
afterAll(() => beta.stop())

const get = (path: string) => fetch(beta.url + path, { redirect: "manual" })

test.each([
  ["/de", "/"],
  ["/de/flug/1", "/flight/1"],
  ["/de/profil/1", "/user/1"],
  ["/de/versicherung", "/insurance"],
  ["/de/suche?ort=Bonn", "/search"],
  ["/de/agb", "/agb"],
  ["/de/hilfe", "/faq"],
  ["/de/easa-charta", "/easa"],
  ["/de/login?redirect=/de/cockpit/archiv", "/next-run-next?redirect=%2Fde%2Fcockpit%2Farchiv"],
])(
  "%s and its data lead to %s of the legacy site",
  {
    meta: proves("beta-redirects"),
  },
  async (path, legacyPath) => {
    const page = await get(path)
    expect([page.status, page.headers.get("location")]).toEqual([302, LEGACY + legacyPath])
    const [name, query] = path.split("?")
    const data = await get(`${name}.data${query ? `?${query}` : ""}`)
    expect(data.status).toBe(202)
    expect(await data.text()).toContain(`"${LEGACY + legacyPath}"`)
  },
)

test.each([
  "/de/registrieren",
  "/de/fluggutschein-verschenken",
  "/de/impressum",
  "/de/kasse",
  "/de/gibt-es-nicht",
])(
  "%s and its data are forbidden",
  {
    meta: proves("beta-forbidden"),
  },
  async (path) => {
    const page = await get(path)
    expect(page.status).toBe(403)
    expect(await page.text()).toContain("403")
    expect((await get(`${path}.data`)).status).toBe(403)
    expect((await fetch(beta.url + path, { method: "POST", body: new FormData() })).status).toBe(
      403,
    )
  },
)

test("who wants something else sees the 403 page", {
  meta: proves("beta-forbidden"),
}, async () => {
  const page = await visit({ baseURL: beta.url })
  await open(page, "/de/registrieren")
  await page
    .getByRole("heading", { level: 1, name: "Dieser Bereich ist für dich nicht gestattet." })
    .waitFor()
})

test("calls, files, health and links in mails keep working", async () => {
  for (const path of [
    "/api2/autocomplete?q=Bonn",
    "/api/openapi.json",
    "/healthz",
    "/favicon.svg",
    "/szenen/lake/dawn/hero-phone/14.svg",
  ]) {
    expect((await get(path)).status, path).toBe(200)
  }
  // a link that is no longer good says so itself
  expect((await get("/de/direct-login/niemand%40aufwind.example/x")).status).toBe(400)
  // and whoever deletes their account in the open cockpit reads that it is done
  expect((await get("/de/konto-geloescht")).status).toBe(200)
  expect((await get("/redirect?to=/de/cockpit")).headers.get("location")).toBe("/de/cockpit")
  const cockpit = await get("/de/cockpit")
  expect(cockpit.headers.get("location")).toBe("/de/login?redirect=%2Fde%2Fcockpit")
})
