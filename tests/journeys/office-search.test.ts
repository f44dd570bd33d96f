import { randomInt } from "node:crypto"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { officeSearchPath } from "#features/admin/office-search.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const database = openProductDatabase(ownProduct.dataDir)
afterAll(() => database.close())

const ADMIN_EMAIL = "verwaltung@aufwind.example"
const LETTERS = "bdfgklmnprstvw"

/** Somebody whose name nobody else has. */
async function makeSomebody() {
  const made = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("")
  const { id } = await makeLogin(database.db, { firstName: "Ännchen", lastName: `Q${made}` })
  return { name: `Ännchen Q${made}`, typed: `q${made.slice(0, 7)} aenn`, path: userSheetPath(id) }
}

const fieldOf = (page: Page) => page.getByRole("combobox", { name: "Verwaltung durchsuchen" })

/** The page behind a dialog that fills the screen is hidden: axe misses its main part and its heading there. */
async function findingsInDialog(page: Page): Promise<string[]> {
  const findings = await axeFindings(page)
  return findings.filter((finding) => !/^(?:landmark-one-main|page-has-heading-one):/.test(finding))
}

test.each(["light", "dark"] as const)(
  "by the keyboard alone somebody is found and opened in the office's search (%s)",
  async (colorScheme) => {
    const person = await makeSomebody()
    const page = await visit({ ...DESKTOP, colorScheme })
    await letIn(page, ADMIN_EMAIL)
    await open(page, "/de/verwaltung")
    await page.keyboard.press("Control+k")
    await fieldOf(page).waitFor()
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.type(person.typed)
    const option = page.getByRole("option", { name: person.name })
    await option.waitFor()
    expect(await option.getAttribute("aria-selected")).toBe("true")
    expect(await fieldOf(page).getAttribute("aria-activedescendant")).toBe(
      await option.getAttribute("id"),
    )
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press("Enter")
    await arrive(page, `**${person.path}`)
    await page.getByRole("heading", { level: 1, name: person.name }).waitFor()

    // what was opened stands first, and Escape gives the page back
    await page.keyboard.press("Control+k")
    const recent = page.getByRole("group", { name: "Zuletzt geöffnet" })
    await recent.getByRole("option", { name: person.name }).waitFor()
    await page.keyboard.press("ArrowDown")
    expect(await page.getByRole("option", { name: /^Fälle/ }).getAttribute("aria-selected")).toBe(
      "true",
    )
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("ArrowUp")
    expect(
      await page.getByRole("option", { name: /^Protokoll/ }).getAttribute("aria-selected"),
    ).toBe("true")
    await page.keyboard.press("Escape")
    await fieldOf(page).waitFor({ state: "detached" })
  },
)

test("on a phone the search opens by its button, says what it finds nothing for, and leads on by a tap", async () => {
  const person = await makeSomebody()
  const page = await visit(PHONE)
  await letIn(page, ADMIN_EMAIL)
  await open(page, "/de/verwaltung")
  await page.getByRole("link", { name: "Suchen" }).tap()
  await fieldOf(page).fill("xqzyw nirgends")
  await page.getByText("Nichts gefunden zu „xqzyw nirgends“").waitFor()
  expect(await findingsInDialog(page)).toEqual([])
  await fieldOf(page).fill(person.typed)
  await page.getByRole("option", { name: person.name }).waitFor()
  expect(await findingsInDialog(page)).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await page.getByRole("option", { name: person.name }).tap()
  await arrive(page, `**${person.path}`)
})

test("a search that gets no answer says so, and asks again while somebody types on", async () => {
  const person = await makeSomebody()
  const page = await visit(DESKTOP)
  await letIn(page, ADMIN_EMAIL)
  await open(page, "/de/verwaltung")
  await page.route("**/api/office-search*", (route) => route.abort())
  await page.keyboard.press("Control+k")
  await fieldOf(page).fill(person.typed)
  await page.getByText("Die Suche hat nicht geantwortet.").waitFor()
  await page.unroute("**/api/office-search*")
  await fieldOf(page).fill(person.name)
  await page.getByRole("option", { name: person.name }).waitFor()
})

test("without script the same is found on a page of its own", async () => {
  const person = await makeSomebody()
  const page = await visit({ ...DESKTOP, javaScriptEnabled: false })
  await letIn(page, ADMIN_EMAIL)
  await page.goto("/de/verwaltung")
  await page.getByRole("link", { name: "Suchen" }).click()
  await page.getByLabel("Was suchst du?").fill(person.typed)
  await page.getByRole("button", { name: "Suchen" }).click()
  await page.waitForURL(`**${officeSearchPath(person.typed)}`)
  await page.getByRole("link", { name: person.name }).click()
  await page.getByRole("heading", { level: 1, name: person.name }).waitFor()
  await page.goto(officeSearchPath("xqzyw nirgends"))
  await page.getByRole("heading", { name: "Nichts gefunden zu „xqzyw nirgends“" }).waitFor()
  await page.goto(officeSearchPath("x".repeat(101)))
  await page.getByText("Bitte nur eine Zeile mit höchstens 100 Zeichen.").waitFor()
})
