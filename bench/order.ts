import { type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core"
import { countFigure, type Figure } from "./figure.ts"
import { mailedCode } from "./mailed-code.ts"
import type { Product } from "./product.ts"

/*
 * From the landing page to the paid order as somebody does it who was never here: how often they tap, and how
 * many fields the checkout has them fill in. Typing is free, and so is a field that has the focus already.
 */

const WAYS = [
  {
    who: "one person on a phone",
    people: ["Lena Berger"],
    screen: { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true },
    maxTaps: 12,
  },
  {
    who: "two people on a desktop",
    people: ["Lena Berger", "Paul Berger"],
    screen: { viewport: { width: 1280, height: 900 } },
    maxTaps: 16,
  },
] as const

const MAX_FIELDS = 6

export async function orderBench(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader"],
  })
  try {
    const figures: Figure[] = []
    for (const { who, people, screen, maxTaps } of WAYS) {
      const options: BrowserContextOptions = { ...screen, locale: "de-DE", baseURL: product.url }
      const page = await (await browser.newContext(options)).newPage()
      const { taps, fields } = await order(page, product, people)
      figures.push(
        countFigure(`taps until ${who} has ordered`, taps, `<= ${maxTaps}`, taps <= maxTaps),
        countFigure(
          `fields of the checkout for ${who}`,
          fields,
          `<= ${MAX_FIELDS}`,
          fields <= MAX_FIELDS,
        ),
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function order(page: Page, product: Product, people: readonly string[]) {
  let taps = 0
  let fields = 0
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  const type = async (target: Locator, text: string) => {
    await target.waitFor()
    if (!(await target.evaluate((field) => field === document.activeElement))) await tap(target)
    await page.keyboard.type(text)
  }
  const fillIn = async (target: Locator, text: string) => {
    await type(target, text)
    fields += 1
  }

  await page.goto("/de")
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  await type(page.locator("input[name=ort]"), "Hamburg")
  // until it has its place the list is there unseen, and it closes when the browser scrolls to be able to click
  await page.locator("[data-trigger=ComboBox]:not([style*='opacity: 0'])").waitFor()
  await tap(page.getByRole("option", { name: /^Hamburg/ }).first())
  for (const _ of people.slice(1)) await tap(page.getByRole("button", { name: "Wer?: mehr" }))
  await tap(page.getByRole("button", { name: "Flüge suchen" }))
  await page.waitForURL("**/de/suche?*")
  const dated = page.getByRole("article").filter({ hasNotText: "Termin flexibel" })
  await tap(dated.first().getByRole("link").first())
  await tap(page.getByRole("button", { name: /^Pl(atz|ätze) sichern$/ }).first())
  const email = `hand-${people.length}@familie-berger.example`
  await fillIn(page.getByLabel("E-Mail"), email)
  await tap(page.getByRole("button", { name: "Code schicken" }))
  const code = page.getByPlaceholder("000000")
  await code.waitFor()
  await fillIn(code, await mailedCode(product, email))
  await code.waitFor({ state: "detached" })
  for (const [index, name] of people.entries()) {
    await fillIn(page.getByLabel("Vorname und Nachname").nth(index), name)
    await fillIn(page.getByLabel("Gewicht mit Kleidung").nth(index), "64")
  }
  await tap(page.getByLabel(/einverstanden, dass (ihr|wir) Gewicht/))
  await tap(page.getByRole("button", { name: "Zahlungspflichtig buchen" }))
  await tap(page.getByRole("button", { name: "Bezahlen", exact: true }))
  await page.waitForURL("**/de/kasse/erfolg?*")
  return { taps, fields }
}
