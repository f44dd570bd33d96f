import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { PASSENGER_EMAIL } from "#db/seed/people/demo-logins.ts"
import { axeFindings, open, signIn, visit } from "#tests/support/browser.ts"

/** Opens a flight that somebody can book, and answers its title. */
async function openFlight(page: Page): Promise<string> {
  await open(page, "/de/suche")
  await page.getByRole("article").nth(2).getByRole("link").click()
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
  await expect.poll(() => heart.getAttribute("aria-pressed"), { timeout: 20_000 }).toBe("true")
  await signIn(page, PASSENGER_EMAIL)
  await open(page, "/de/cockpit/gemerkt")
  const noted = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title }) })
  await noted.waitFor()
  expect(await axeFindings(page)).toEqual([])
  const struck = page.waitForResponse((answer) => answer.request().method() === "DELETE")
  await noted.getByRole("button", { name: `${title} merken` }).click()
  expect((await struck).ok()).toBe(true)
  await open(page, "/de/cockpit/gemerkt")
  await page.getByText("Noch kein Flug gemerkt").waitFor()
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
  await page.getByRole("article").first().getByRole("link").click()
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
