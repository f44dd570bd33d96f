import { expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { datedFlights, letIn, open, signIn, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"

const url = ownProduct.url
const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150 Safari/537.36",
}
const BOT = {
  "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
}

test("the root leads to the storefront", async () => {
  const answer = await fetch(url, { redirect: "manual", headers: BROWSER })
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/de"])
})

test("an unknown page says where, in the specification's words, and leads home", {
  meta: proves("route-unknown", "error-screen"),
}, async () => {
  const page = await visit()
  const answer = await page.goto("/de/gibt/es/nicht")
  expect(answer?.status()).toBe(404)
  expect(await page.title()).toBe("Error 404 • Aufwind")
  await page.getByRole("heading", { name: "Irgendwo bist du wohl falsch abgebogen." }).waitFor()
  expect(await page.getByText("Page Not Found: /de/gibt/es/nicht").isVisible()).toBe(true)
  await page.getByRole("link", { name: "Zur Startseite" }).click()
  await page.getByRole("heading", { name: "Jemand fliegt sowieso. Flieg mit." }).waitFor()
})

test("bots get the plain status and one line instead of an error page", {
  meta: proves("error-bots"),
}, async () => {
  const answer = await fetch(`${url}/de/gibt/es/nicht`, { headers: BOT })
  expect(answer.status).toBe(404)
  expect(answer.headers.get("content-type")).toContain("text/plain")
  expect(await answer.text()).toBe("404 Page Not Found: /de/gibt/es/nicht\n")
})

test("titles follow the template, and the home page is only the product", {
  meta: proves("title-template"),
}, async () => {
  const page = await visit()
  await open(page, "/de")
  expect(await page.title()).toBe("Aufwind")
  await open(page, "/de/suche")
  expect(await page.title()).toBe("Mitfliegen • Aufwind")
})

test("the cockpit sends guests to the login with the wanted address and the notice", {
  meta: proves("cockpit-guests"),
}, async () => {
  const page = await visit()
  await open(page, "/de/cockpit/archiv?seite=2")
  const address = new URL(page.url())
  expect(address.pathname).toBe("/de/login")
  expect(address.searchParams.get("redirect")).toBe("/de/cockpit/archiv?seite=2")
  expect(await page.getByText("Login benötigt").isVisible()).toBe(true)
  expect(await page.getByText("Bitte logge dich ein, um diese Seite zu sehen.").isVisible()).toBe(
    true,
  )
})

test("a signed-in visitor of the login page goes on to where they wanted, but never to another site", async () => {
  const page = await visit()
  await letIn(page, "passagier@aufwind.example")
  await open(page, "/de/login?redirect=/de/cockpit/archiv")
  expect(new URL(page.url()).pathname).toBe("/de/cockpit/archiv")
  await open(page, "/de/login?redirect=//boese.example/de")
  expect(page.url()).toBe(`${url}/de/cockpit`)
})

test("logging out ends the session at once, also for a copied cookie", async () => {
  const page = await visit()
  await signIn(page, "passagier@aufwind.example")
  const copied = await page.context().cookies()
  await open(page, "/de/cockpit/einstellungen")
  await page.getByRole("button", { name: "Abmelden" }).first().click()
  await page.waitForURL(`${url}/de`)
  const thief = await visit()
  await thief.context().addCookies(copied)
  await thief.goto("/de/cockpit")
  expect(new URL(thief.url()).pathname).toBe("/de/login")
})

test("a link scrolls to the top, going back restores the place", {
  meta: proves("route-scroll"),
}, async () => {
  const page = await visit()
  await open(page, "/de/suche")
  const card = datedFlights(page).nth(5)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await card.getByRole("link").click()
  await page.getByRole("heading", { name: "Die Route" }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60)
})

test("a page restored by the browser is reloaded", {
  meta: proves("body-hydrated"),
}, async () => {
  const page = await visit()
  await open(page, "/de")
  const reloaded = page.waitForEvent("load")
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  )
  await reloaded
  await page.locator("body.hydrated").waitFor()
})

test("pages carry the security headers, and only our own scripts run", async () => {
  const answer = await fetch(`${url}/de`, { headers: BROWSER })
  const policy = answer.headers.get("content-security-policy") ?? ""
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/)
  expect(policy).not.toContain("'unsafe-inline'; script")
  expect(answer.headers.get("x-frame-options")).toBe("DENY")
  const page = await visit()
  const refused: string[] = []
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await open(page, "/de")
  expect(refused).toEqual([])
})

test("nothing of a page comes from somebody else", async () => {
  const page = await visit()
  const foreign: string[] = []
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  await open(page, "/de")
  await open(page, "/de/suche?ort=Köln")
  expect(foreign).toEqual([])
})
