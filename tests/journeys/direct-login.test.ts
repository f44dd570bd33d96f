import type { Page, Request } from "playwright-core"
import { expect, test } from "vitest"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { proves } from "#tests/contract/proves.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  letIn,
  open,
  PHONE,
  untilHydrated,
  visit,
} from "#tests/support/browser.ts"
import { codeFor, directLinkFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { minutesAhead } from "#tests/support/test-clock.ts"

const url = ownProduct.url

/** Asks for a code as a guest of `wanted`; answers the link of the mail. */
async function askForLink(page: Page, email: string, wanted = "/de/cockpit/archiv") {
  await open(page, loginPath(wanted))
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByLabel("Code", { exact: true }).waitFor()
  return directLinkFor(email)
}

const SCANNERS = [
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150 Safari/537.36",
  "Mozilla/5.0 (compatible; Barracuda Sentinel/1.0; bot)",
  "curl/8.9.1",
]

test("scanners that fetch the link in every way and follow all of its page's links burn nothing", async () => {
  const page = await visit()
  const link = await askForLink(page, "gescannt@aufwind.example")
  for (const agent of SCANNERS) {
    const headers = { "user-agent": agent }
    const cookies: string[] = []
    for (const method of ["HEAD", "GET", "OPTIONS"]) {
      const answer = await fetch(`${url}${link}`, { method, headers, redirect: "manual" })
      cookies.push(...answer.headers.getSetCookie())
      const html = await answer.text()
      for (const [, href = ""] of html.matchAll(/(?:href|action|src)="(\/[^"]*)"/g)) {
        const followed = await fetch(new URL(href, url), { headers })
        cookies.push(...followed.headers.getSetCookie())
      }
    }
    expect(cookies.filter((header) => /^(?:Authorization|refresh)=/.test(header))).toEqual([])
  }
  await open(page, link)
  await page.getByRole("button", { name: "Anmelden als gescannt@aufwind.example" }).click()
  await arrive(page, "**/de/cockpit/archiv")
})

test("the page keeps its address to itself: no Referer, no index, no store", async () => {
  const page = await visit()
  const link = await askForLink(page, "geheim@aufwind.example")
  const answer = await fetch(`${url}${link}`)
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer")
  expect(answer.headers.get("x-robots-tag")).toContain("noindex")
  expect(answer.headers.get("cache-control")).toContain("no-store")
  const token = link.split("/").at(-1)?.split("?")[0] ?? ""
  const requests: Request[] = []
  page.on("request", (request) => requests.push(request))
  await open(page, link)
  await page.getByRole("button", { name: /^Anmelden als/ }).click()
  await arrive(page, "**/de/cockpit/archiv")
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  expect(await page.evaluate(() => document.referrer)).toBe("")
  const referrers = await Promise.all(requests.map((request) => request.headerValue("referer")))
  expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([])
})

const VIEWS = [
  { view: "by keyboard on a desktop", options: { ...DESKTOP, colorScheme: "light" as const } },
  { view: "on a phone at night", options: { ...PHONE, colorScheme: "dark" as const } },
]

test.each(VIEWS)("$view a link is good once, and says so afterwards", async ({ view, options }) => {
  const email = `${view.split(" ").at(-1)}@aufwind.example`
  const page = await visit(options)
  const link = await askForLink(page, email)
  await open(page, link)
  expect(await axeFindings(page)).toEqual([])
  const button = page.getByRole("button", { name: `Anmelden als ${email}` })
  await button.focus()
  await page.keyboard.press("Enter")
  await arrive(page, "**/de/cockpit/archiv")

  await open(page, link)
  await page.getByRole("heading", { name: "Du bist schon angemeldet" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("link", { name: "Weiter" }).click()
  await arrive(page, "**/de/cockpit/archiv")

  const thief = await visit(options)
  expect((await thief.request.get(link)).status()).toBe(410)
  // a code that is typed into a page that does not answer yet is not sent by itself
  await open(thief, link)
  await thief.getByRole("heading", { name: "Dieser Link ist schon benutzt" }).waitFor()
  expect(await axeFindings(thief)).toEqual([])
  await thief.getByRole("button", { name: "Neuen Code schicken" }).click()
  await thief.getByText(`Wir haben sechs Ziffern an ${email} geschickt.`).waitFor()
  const code = thief.getByLabel("Code", { exact: true })
  await untilHydrated(code)
  await code.fill(await codeFor(email))
  await arrive(thief, "**/de/cockpit/archiv")
})

test("without script the click is a plain post", {
  meta: proves("page-direct-login"),
}, async () => {
  const asking = await visit()
  const link = await askForLink(asking, "schlicht@aufwind.example")
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(link)
  await page.getByRole("button", { name: "Anmelden als schlicht@aufwind.example" }).click()
  await page.waitForURL("**/de/cockpit/archiv")
})

test("a user who is signed in as somebody else chooses which account to use", async () => {
  const page = await visit()
  const link = await askForLink(await visit(), "andere@aufwind.example")
  await letIn(page, "passagier@aufwind.example")
  await open(page, link)
  await page.getByRole("heading", { name: "Als wer willst du weiter?" }).waitFor()
  await page.getByText("passagier@aufwind.example").waitFor()
  expect(await axeFindings(page)).toEqual([])
  const former = await page.context().cookies()
  await page.getByRole("link", { name: "Weiter wie bisher" }).click()
  await arrive(page, "**/de/cockpit/archiv")
  await page.goto(link)
  await page.getByRole("button", { name: "Anmelden als andere@aufwind.example" }).click()
  await arrive(page, "**/de/cockpit/archiv")
  await open(page, "/de/cockpit/einstellungen")
  await page.getByText("andere@aufwind.example").first().waitFor()
  // the session that the browser came with is over
  const copy = await visit()
  await copy.context().addCookies(former)
  await copy.goto("/de/cockpit")
  expect(new URL(copy.url()).pathname).toBe("/de/login")
})

test("after ten minutes the link is over and offers a new code", async () => {
  const page = await visit()
  const link = await askForLink(page, "spaet@aufwind.example")
  await minutesAhead(11, async () => {
    await open(page, link)
    await page.getByRole("heading", { name: "Dieser Link gilt nicht mehr" }).waitFor()
    expect(await page.getByRole("button", { name: /^Anmelden als/ }).count()).toBe(0)
  })
})

test("a link that lost its end says so and leads to the login", async () => {
  const page = await visit()
  const link = await askForLink(page, "zerbrochen@aufwind.example")
  const answer = await page.goto(link.slice(0, link.lastIndexOf("/") + 20))
  expect(answer?.status()).toBe(400)
  await page.getByRole("heading", { name: "Dieser Link ist unvollständig" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("link", { name: "Zur Anmeldung" }).click()
  await page.getByLabel("E-Mail").waitFor()
})

test("another site cannot press the button", async () => {
  const page = await visit()
  const link = await askForLink(page, "fremdseite@aufwind.example")
  for (const headers of [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "null" },
  ]) {
    const answer = await fetch(`${url}${link}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: "isPersistent=on",
      redirect: "manual",
    })
    expect(answer.status).toBe(403)
  }
  await open(page, link)
  await page.getByRole("button", { name: /^Anmelden als/ }).waitFor()
})
