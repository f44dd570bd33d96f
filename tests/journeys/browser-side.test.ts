import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { minutes, seconds } from "#platform/duration.ts"
import { proves } from "#tests/contract/proves.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  datedFlights,
  letIn,
  open,
  PHONE,
  visitAnew,
} from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import {
  isSameDocument,
  markDocument,
  pass,
  stopTime,
  until,
  visitInTime,
} from "#tests/support/page-time.ts"

const url = ownProduct.url
const PASSENGER = "passagier@aufwind.example"

test("a call without a network shows one error alert with the specification's messages, until it is closed", {
  meta: proves("call-network", "error-network", "alerts-added-removed"),
}, async () => {
  const page = await visitAnew()
  await open(page, "/de/suche")
  await datedFlights(page).first().getByRole("link").click()
  const secure = page.getByRole("button", { name: "Platz sichern" }).first()
  await secure.waitFor()
  await page.context().setOffline(true)
  const alert = page.getByRole("region", { name: "Meldungen" }).getByRole("alert")
  for (let press = 0; press < 2; press += 1) {
    await secure.click()
    await page.getByText("Keine Verbindung").waitFor()
    await until(() => secure.isEnabled()).toBe(true)
  }
  expect(await alert.count()).toBe(1)
  expect(await alert.textContent()).toBe(
    "Keine VerbindungWir erreichen den Server gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.",
  )
  await page.getByRole("button", { name: "Meldung schließen" }).click()
  await until(() => alert.count()).toBe(0)
})

test("good news leaves after a while, but not while somebody is at it; errors stay", {
  meta: proves("alerts-added-removed"),
}, async () => {
  const page = await visitInTime()
  await open(page, "/de/kitchen-sink")
  await page.getByRole("button", { name: "Gute Nachricht" }).click()
  await page.getByRole("button", { name: "Fehler", exact: true }).click()
  const alerts = page.getByRole("button", { name: "Meldung schließen" })
  await until(() => alerts.count()).toBe(2)
  await stopTime(page)
  await page.getByText("Erfolgreich gespeichert").hover()
  await page.clock.runFor(minutes(1))
  expect(await alerts.count()).toBe(2)
  await page.mouse.move(5, 600)
  await page.clock.runFor(seconds(9))
  await until(() => alerts.count()).toBe(1)
  await page.clock.runFor(minutes(10))
  expect(await page.getByText("Fehler beim Speichern").isVisible()).toBe(true)
})

test("the modal alert stays in front of the page until it is dismissed", async () => {
  const page = await visitAnew()
  await open(page, "/de/kitchen-sink")
  await page.getByRole("button", { name: "Meldung vor der Seite" }).click()
  const dialog = page.getByRole("dialog", { name: "Login benötigt" })
  await dialog.waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await dialog.textContent()).toContain("Bitte logge dich ein, um diese Seite zu sehen.")
  await dialog.getByRole("button", { name: "Verstanden" }).click()
  await dialog.waitFor({ state: "detached" })
})

const MOTION = [
  { motion: "no-preference" as const, behavior: "smooth" },
  { motion: "reduce" as const, behavior: "auto" },
]

test.each(MOTION)(
  "a refused form scrolls to its first invalid field, centres it and puts the focus there ($motion)",
  { meta: proves("scroll-to-invalid", "optional-suffix") },
  async ({ motion, behavior }) => {
    const page = await visitAnew({ ...PHONE, reducedMotion: motion })
    await page.addInitScript(() => {
      const { scrollIntoView } = Element.prototype
      Element.prototype.scrollIntoView = function (options) {
        if (typeof options === "object") document.body.dataset.scroll = JSON.stringify(options)
        scrollIntoView.call(this, options)
      }
    })
    await letIn(page, PASSENGER)
    await open(page, "/de/suche")
    await datedFlights(page).last().getByRole("link").click()
    await page.getByRole("button", { name: "Platz sichern" }).first().click()
    await arrive(page, "**/de/kasse?*")
    await page.getByLabel(/^Nachricht an .+ \(optional\)$/).waitFor()
    await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
    const first = page.locator("[aria-invalid=true]").first()
    await until(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
    const scroll = await page.evaluate(() => document.body.dataset.scroll ?? "")
    expect(JSON.parse(scroll)).toEqual({ block: "center", behavior })
    await until(() =>
      first.evaluate((field) => {
        const { top, bottom } = field.getBoundingClientRect()
        return Math.abs((top + bottom) / 2 - window.innerHeight / 2) < window.innerHeight / 5
      }),
    ).toBe(true)
    await page.getByRole("button", { name: "Platz freigeben" }).click()
  },
)

test("the server's first sentence about a property is shown at its field", {
  meta: proves("validation-first-constraint"),
}, async () => {
  const page = await visitAnew()
  await open(page, "/de/login")
  await page.getByRole("button", { name: "Mit Passwort anmelden" }).click()
  await page.getByLabel("E-Mail").fill(PASSENGER)
  const password = page.getByLabel("Passwort", { exact: true })
  await password.fill("nicht das richtige")
  const answered = page.waitForResponse("**/api/auth/login/password")
  await page.getByRole("button", { name: "Anmelden", exact: true }).click()
  const { message } = await (await answered).json()
  expect(message[0].property).toBe("password")
  const sentence = Object.values(message[0].constraints)[0]
  const described = await password.getAttribute("aria-describedby")
  await until(() => page.locator(`[id="${described}"]`).textContent()).toBe(sentence)
})

const LATE_BUILD = JSON.stringify({ id: "the-next-build" })

test("the build is asked for every ten minutes and on focus; after a deployment the next navigation loads the document", {
  meta: proves("build-check"),
}, async () => {
  const page = await visitInTime()
  let builds = 0
  page.on("request", (request) => {
    if (request.url().endsWith("/build.json")) builds += 1
  })
  await open(page, "/de")
  await stopTime(page)
  await markDocument(page)
  await pass(page, minutes(10))
  expect(builds).toBe(1)
  await page.getByRole("link", { name: "Hilfe" }).first().click()
  await page.waitForURL("**/de/hilfe")
  expect(await isSameDocument(page)).toBe(true)

  await page.route("**/build.json", (route) =>
    route.fulfill({ body: LATE_BUILD, contentType: "application/json" }),
  )
  for (let look = 0; look < 3; look += 1) {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  }
  expect(builds).toBe(1)
  await pass(page, minutes(2))
  const asked = page.waitForResponse("**/build.json")
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  await asked
  await pass(page, seconds(1))
  expect(await isSameDocument(page)).toBe(true)
  const loaded = page.waitForEvent("load")
  await page.getByRole("link", { name: "Presse" }).first().click()
  await page.waitForURL("**/de/presse")
  await loaded
  expect(await isSameDocument(page)).toBe(false)
})

test("the build's name is never kept by a cache", { meta: proves("build-check") }, async () => {
  const answer = await fetch(`${url}/build.json`)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  const { id } = (await answer.json()) as { id: string }
  const page = await visitAnew()
  await open(page, "/de")
  const own = await page.evaluate(() => window.__reactRouterManifest?.version)
  expect(own).toBe(id)
})

const openCalendar = (page: Page) => page.getByRole("button", { name: /^Wann\?/ }).click()

test("a part of the page that is gone after a deployment leaves the rest as it is, until somebody wants the new page", async () => {
  const page = await visitAnew()
  let isGone = true
  await page.route("**/assets/date-popover-*.js", (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.route("**/build.json", (route) =>
    route.fulfill({ body: LATE_BUILD, contentType: "application/json" }),
  )
  await open(page, "/de")
  await markDocument(page)
  await page.getByRole("spinbutton", { name: "Wer?" }).fill("2")
  await openCalendar(page)
  await page.getByText("Diese Seite ist veraltet").waitFor()
  expect(await isSameDocument(page)).toBe(true)
  expect(await page.getByRole("spinbutton", { name: "Wer?" }).inputValue()).toBe("2")
  isGone = false
  const loaded = page.waitForEvent("load")
  await page.getByRole("button", { name: "Seite neu laden" }).click()
  await loaded
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  expect(await isSameDocument(page)).toBe(false)
  await openCalendar(page)
  await page.getByRole("dialog").waitFor()
})

test("a part of the page that fails to load is an alert, and the next press requests it again", async () => {
  const page = await visitAnew()
  await open(page, "/de")
  await page.waitForLoadState("networkidle")
  await markDocument(page)
  await page.getByRole("spinbutton", { name: "Wer?" }).fill("3")
  await page.context().setOffline(true)
  await openCalendar(page)
  await page.getByRole("alert").getByText("Keine Verbindung").waitFor()
  expect(await page.getByRole("spinbutton", { name: "Wer?" }).inputValue()).toBe("3")
  expect(await isSameDocument(page)).toBe(true)
})

test("the loading bar appears after 200 ms, is 3 px high, fills up and is gone after 500 and 400 ms", {
  meta: proves("progress-bar", "loading-indicator"),
}, async () => {
  const page = await visitInTime()
  await open(page, "/de")
  await stopTime(page)
  const { promise: answer, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/de/suche.data*", async (route) => {
    await answer
    await route.continue()
  })
  const bar = page.locator(".progress-fill").first()
  expect(
    await bar.evaluate((element) => {
      const paint = (colour: string) => {
        const probe = document.body.appendChild(document.createElement("i"))
        probe.style.color = colour
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }
      const style = getComputedStyle(element)
      const [from, to] = ["--surface", "--act"].map((name) => paint(`var(${name})`))
      return style.backgroundImage === `linear-gradient(to right, ${from}, ${to})`
    }),
  ).toBe(true)
  const state = () =>
    bar.evaluate((element) => {
      const { opacity, transform, height } = (element as HTMLElement).style
      return { opacity, height, share: Number(/[\d.]+/.exec(transform)?.[0]) }
    })
  await page.getByRole("link", { name: "Mitfliegen" }).first().click()
  await page.getByText("Seite lädt").waitFor({ state: "attached" })
  await page.clock.runFor(199)
  expect(await state()).toEqual({ opacity: "", height: "3px", share: 0 })
  await page.clock.runFor(1)
  expect((await state()).opacity).toBe("1")
  await page.clock.runFor(2_000)
  const { share } = await state()
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.75)
  release()
  await page.waitForURL("**/de/suche")
  await until(async () => (await state()).share).toBe(1)
  await page.clock.runFor(499)
  expect((await state()).opacity).toBe("1")
  await page.clock.runFor(1)
  expect(await state()).toMatchObject({ opacity: "0", share: 1 })
  await page.clock.runFor(400)
  expect((await state()).share).toBe(0)
})

test("a page restored from the back-forward cache is reloaded after 10 ms", {
  meta: proves("bf-cache", "back-forward-reload"),
}, async () => {
  const page = await visitInTime()
  await open(page, "/de")
  await stopTime(page)
  await markDocument(page)
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  )
  await page.clock.runFor(9)
  expect(await isSameDocument(page)).toBe(true)
  const loaded = page.waitForEvent("load")
  await page.clock.runFor(1)
  await loaded
  expect(await isSameDocument(page)).toBe(false)
})

test("the catalogues are kept for 24 hours; the page asks once, by an address that names the content", {
  meta: proves("message-cache", "default-messages"),
}, async () => {
  for (const locale of ["de", "en"]) {
    const answer = await fetch(`${url}/messages/${locale}.json`)
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400")
    expect(await answer.json()).toHaveProperty("validation.required".replace(".", "\\."))
  }
  expect((await fetch(`${url}/messages/fr.json`)).status).toBe(404)
  const page = await visitAnew()
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/messages/")) asked.push(request.url())
  })
  await open(page, "/de")
  expect(asked).toEqual([expect.stringMatching(/\/messages\/de\.json\?v=\w+$/)])
})

test("a page works without its catalogue, and learns it when the network is back", async () => {
  const page = await visitAnew()
  await page.route("**/messages/**", (route) => route.abort())
  await open(page, "/de/login")
  await page.unroute("**/messages/**")
  const learned = page.waitForResponse("**/messages/de.json*")
  await page.evaluate(() => window.dispatchEvent(new Event("online")))
  await learned
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByText("Bitte gib eine E-Mail-Adresse an").waitFor()
})

test("the locale cookie says German for 365 days", {
  meta: proves("locale-cookie", "pending-locale"),
}, async () => {
  const answer = await fetch(`${url}/de`)
  const cookies = answer.headers.getSetCookie().filter((header) => header.startsWith("i18n"))
  expect(cookies).toEqual([expect.stringMatching(/^i18n_redirected=de;.*Max-Age=31536000(?:;|$)/)])
  const again = await fetch(`${url}/de`, { headers: { cookie: "i18n_redirected=de" } })
  expect(again.headers.getSetCookie().join()).not.toContain("i18n_redirected")
})

test.each([DESKTOP, PHONE])(
  "the first load of the home page needs at most 140 KB of script",
  async (options) => {
    const page = await visitAnew(options)
    const sizes: Promise<number>[] = []
    page.on("response", (response) => {
      const isScript = new URL(response.url()).pathname.endsWith(".js")
      if (isScript)
        sizes.push(
          response
            .request()
            .sizes()
            .then((size) => size.responseBodySize),
        )
    })
    await open(page, "/de")
    await page.waitForLoadState("networkidle")
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThanOrEqual(140_000)
  },
)
