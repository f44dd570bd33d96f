import { afterAll, beforeAll, expect, test } from "vitest"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { contrastFindings, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { type SampleMail, sampleMails } from "#tests/support/sample-mails.tsx"

const database = openProductDatabase(ownProduct.dataDir)
afterAll(() => database.close())

let mails: SampleMail[] = []
beforeAll(async () => {
  const made = await sampleMails(database.db)
  // this product is not at the address that the process of the test believes
  mails = made.map(({ name, html }) => ({
    name,
    html: html.replaceAll(env().PUBLIC_URL, ownProduct.url),
  }))
})

/** Gmail shows the beginning of what is longer, and hides the way to unsubscribe. */
const MAX_BYTES = 100_000

const MAILS_WITHOUT_PICTURE = ["code"]

test.each([
  { colorScheme: "light", width: 360, picturesLoad: true },
  { colorScheme: "light", width: 640, picturesLoad: false },
  { colorScheme: "dark", width: 640, picturesLoad: true },
  { colorScheme: "dark", width: 360, picturesLoad: false },
] as const)(
  "mails can be read in a $colorScheme program of $width px, pictures on: $picturesLoad",
  async ({ colorScheme, width, picturesLoad }) => {
    const page = await visit({ colorScheme, viewport: { width, height: 900 } })
    if (!picturesLoad) await page.route("**/mailbilder/**", (route) => route.abort())
    for (const { name, html } of mails) {
      expect(Buffer.byteLength(html), name).toBeLessThan(MAX_BYTES)
      await page.setContent(html, { waitUntil: "load" })
      const seen = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        ground: getComputedStyle(document.querySelector(".m-ground") ?? document.body)
          .backgroundColor,
        pictures: [...document.images].map((image) => ({
          hasAlt: image.hasAttribute("alt"),
          hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
          isLoaded: image.naturalWidth > 0,
          isFrameOfNothing: image.alt === "" && image.naturalWidth === 0 && image.offsetWidth > 0,
        })),
      }))
      expect.soft(seen.width, `${name} scrolls sideways`).toBeLessThanOrEqual(width)
      for (const picture of seen.pictures) {
        expect.soft(picture, name).toEqual({
          hasAlt: true,
          hasSize: true,
          isLoaded: picturesLoad,
          isFrameOfNothing: false,
        })
      }
      const drawn = seen.pictures.length - 1
      if (MAILS_WITHOUT_PICTURE.includes(name)) expect.soft(drawn, name).toBe(0)
      else expect.soft(drawn, name).toBeGreaterThan(0)
      const mark = page.getByText(PRODUCT_NAME, { exact: true }).first()
      expect.soft(await mark.isVisible(), name).toBe(true)
      expect.soft(await contrastFindings(page), name).toEqual([])
      expect.soft(seen.ground, name).toBe(GROUNDS[colorScheme])
    }
  },
)

/** As a browser says them. */
const GROUNDS = { light: "rgb(245, 247, 251)", dark: "rgb(11, 16, 36)" }

test.each([
  { name: "zusage-an-gast", shown: [/^\d\d:\d\d Uhr$/, /^\d+\s(?:min|h)/] },
  {
    name: "geschenk",
    shown: [
      "Fluggutschein für",
      "Oma Inge",
      /^150,00\s€$/,
      "ob der Bodensee von oben",
      /^Von Lena und Paul$/,
      /^\w{4}-\w{4}-\w{4}$/,
      /^31\. Dezember \d{4}$/,
    ],
  },
])("$name says everything without any picture", async ({ name, shown }) => {
  const page = await visit({ viewport: { width: 360, height: 900 } })
  await page.route("**/mailbilder/**", (route) => route.abort())
  await page.setContent(mails.find((mail) => mail.name === name)?.html ?? "")
  for (const words of shown) {
    expect.soft(await page.getByText(words).first().isVisible(), String(words)).toBe(true)
  }
})
