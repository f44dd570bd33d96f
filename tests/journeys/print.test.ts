import { expect, test } from "vitest"
import { datedFlights, open, visit } from "#tests/support/browser.ts"

test("paper gets the text, black on white, whatever the theme, and nothing that is there to be pressed", async () => {
  const page = await visit({ colorScheme: "dark", viewport: { width: 700, height: 1000 } })
  await open(page, "/de/agb")
  await page.emulateMedia({ media: "print" })
  const seen = await page.evaluate(() => {
    const isSeen = (element: Element) => element.getClientRects().length > 0
    const styleOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.documentElement)
    const link = document.querySelector('main p a[href^="/"]:not([class])')
    return {
      chrome: [...document.querySelectorAll("header, footer, nav, button")].filter(isSeen).length,
      headline: isSeen(document.querySelector("h1") ?? document.head),
      colours: [styleOf("h1").color, styleOf("main p").color, styleOf("html").backgroundColor],
      address:
        link &&
        getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "?"),
    }
  })
  expect(seen).toEqual({
    chrome: 0,
    headline: true,
    colours: ["rgb(0, 0, 0)", "rgb(0, 0, 0)", "rgb(255, 255, 255)"],
    address: true,
  })
})

test("the price of a flight is on paper, too", async () => {
  const page = await visit({ colorScheme: "dark" })
  await open(page, "/de/suche")
  await datedFlights(page).first().getByRole("link").click()
  await page.getByRole("heading", { name: "Was der Flug kostet" }).waitFor()
  await page.emulateMedia({ media: "print" })
  expect(await page.getByText("Dein Preis").first().isVisible()).toBe(true)
  expect(await page.getByRole("contentinfo").isVisible()).toBe(false)
})
