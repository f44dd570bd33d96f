import type { Locator, Page } from "playwright-core"
import { expect, test } from "vitest"
import { PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { arrive, axeFindings, datedFlights, open, signIn, visit } from "#tests/support/browser.ts"

/** Opens a flight that somebody can book, and answers its title. */
async function openFlight(page: Page): Promise<string> {
  await open(page, "/de/suche")
  await datedFlights(page).nth(2).getByRole("link").click()
  await page.getByRole("link", { name: "Flug melden" }).waitFor()
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
}

test("what a guest has noted is in the account after the sign-in, and can be struck off there", async () => {
  const page = await visit()
  const title = await openFlight(page)
  const heart = page.getByRole("button", { name: `Merken ${title}` })
  await heart.click()
  expect(await heart.getAttribute("aria-pressed")).toBe("true")
  await page.getByText("Der Flug ist gemerkt.").waitFor()
  await page.reload()
  await page.locator("body.hydrated").waitFor()
  await isNoted(heart).toBe("true")
  const brought = page.waitForResponse((answer) => /\/users\/\d+\/favourites$/.test(answer.url()))
  await signIn(page, PASSENGER_EMAIL)
  expect((await brought).ok()).toBe(true)
  await open(page, "/de/cockpit/gemerkt")
  const noted = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title }) })
  await noted.waitFor()
  expect(await axeFindings(page)).toEqual([])
  const struck = saved(page, "DELETE")
  await noted.getByRole("button", { name: `${title} merken` }).click()
  expect((await struck).ok()).toBe(true)
  await open(page, "/de/cockpit/gemerkt")
  await page.getByText("Noch kein Flug gemerkt").waitFor()
})

const PAGES_WITH_CARDS = ["/de", "/de/fluege-ab-koeln-bonn", "/de/inselflug"] as const

const firstCard = (page: Page) => page.getByRole("article").first()
const heartOf = (card: Locator) => card.getByRole("button", { name: /merken$/ })
const isNoted = (heart: Locator) =>
  expect.poll(() => heart.getAttribute("aria-pressed"), { timeout: 20_000 })

/** The answer to the next heart that is set or taken back. */
function saved(page: Page, method: "PUT" | "DELETE") {
  // the chat says by a call of its own what has been delivered
  return page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().includes("/favourites/"),
  )
}

test("a guest notes a flight by the heart of its card, and its page knows it", async () => {
  const page = await visit()
  for (const path of PAGES_WITH_CARDS) {
    await open(page, path)
    const card = firstCard(page)
    await heartOf(card).click()
    await page.getByText("Der Flug ist gemerkt.").waitFor()
    await isNoted(heartOf(card)).toBe("true")
    await card.getByRole("link").click()
    const button = page.getByRole("button", { name: /^Merken/ })
    await isNoted(button).toBe("true")
    await button.click()
    await page.goBack()
    await isNoted(heartOf(card)).toBe("false")
  }
  // nothing is noted any more, so nothing is left in the browser
  const left = () => page.evaluate(() => localStorage.getItem("aufwind-favourites"))
  await expect.poll(left).toBeNull()
})

test("what somebody has noted shows on every card of the flight from the first byte on", async () => {
  const page = await visit()
  await signIn(page, PASSENGER_EMAIL)
  for (const path of PAGES_WITH_CARDS) {
    await open(page, path)
    const heart = heartOf(firstCard(page))
    const put = saved(page, "PUT")
    await heart.click()
    expect((await put).ok()).toBe(true)
    const html = await (await page.request.get(path)).text()
    expect(html).toMatch(/<article((?!<\/article).)*aria-pressed="true"/s)
    const struck = saved(page, "DELETE")
    await heart.click()
    expect((await struck).ok()).toBe(true)
    await isNoted(heart).toBe("false")
  }
})

test("a heart stays as it was pressed last, and goes back where that could not be kept", async () => {
  const page = await visit()
  await signIn(page, PASSENGER_EMAIL)
  await open(page, "/de")
  const heart = heartOf(firstCard(page))
  const pressedTwice = Promise.withResolvers<void>()
  await page.route("**/favourites/*", async (route) => {
    await pressedTwice.promise
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.url().includes("/favourites/"))
  await heart.click()
  await asked
  const struck = saved(page, "DELETE")
  await heart.click()
  pressedTwice.resolve()
  expect((await struck).ok()).toBe(true)
  await isNoted(heart).toBe("false")
  await page.reload()
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  await isNoted(heart).toBe("false")

  await page.unroute("**/favourites/*")
  await page.route("**/favourites/*", (route) => route.abort())
  await heart.click()
  await page.getByText("Keine Verbindung").waitFor()
  await isNoted(heart).toBe("false")
})

test("nobody notes their own flights", async () => {
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  await open(page, "/de/cockpit/einstellungen/profil")
  await page.getByRole("link", { name: "Öffentliches Profil ansehen" }).click()
  await arrive(page, "**/de/profil/*")
  await firstCard(page).waitFor()
  expect(await page.getByRole("button", { name: /merken/i }).count()).toBe(0)
  const guest = await visit()
  await open(guest, new URL(page.url()).pathname)
  expect(await heartOf(guest.getByRole("article")).count()).toBeGreaterThan(0)
})

test("a flight is passed on by its link where the device has no sheet for it", async () => {
  const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined })
  })
  await openFlight(page)
  await page.getByRole("button", { name: "Teilen" }).click()
  await page.getByText("Der Link ist kopiert.").waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test("a guest without script reports a flight, and gets a receipt with a number", async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto("/de/suche")
  await datedFlights(page).first().getByRole("link").click()
  await page.getByRole("link", { name: "Flug melden" }).click()
  await page.getByRole("button", { name: "Meldung absenden" }).click()
  await page.getByText("Bitte wähle, worum es geht").first().waitFor()
  await page.getByRole("radio", { name: /^Falsche Angaben/ }).check()
  await page
    .getByLabel("Was ist falsch, und warum?")
    .fill("Der Treffpunkt liegt an einem anderen Platz.")
  await page.getByLabel("Dein Name").fill("Lena Berger")
  await page.getByLabel("E-Mail für die Bestätigung").fill("lena@melden.example")
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Meldung absenden" }).click()
  await page.getByRole("heading", { level: 1, name: "Deine Meldung ist eingegangen" }).waitFor()
  const ref = await page.getByText(/^[2-9A-Z]{12}$/).textContent()
  await expect
    .poll(async () => {
      await page.goto("/dev/postfach")
      return page.getByText(`Deine Meldung ${ref} ist eingegangen`).first().isVisible()
    })
    .toBe(true)
})
