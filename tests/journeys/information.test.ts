import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { LOGO_NAMES, LOGO_ZIP, logoFile, logoPath } from "#features/content/logo-files.ts"
import { axeFindings, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"

async function toThe(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true })
  const isThere = () => button.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 12 && !(await isThere()); press += 1) await page.keyboard.press("Tab")
  expect(await isThere()).toBe(true)
  await page.keyboard.press("Enter")
}

const WAYS = [
  { way: "with script", options: {}, email: "skript@widerruf.example" },
  {
    way: "without script, on a phone at night",
    options: { ...PHONE, colorScheme: "dark" as const, javaScriptEnabled: false },
    email: "ohne@widerruf.example",
  },
]

test.each(WAYS)(
  "$way somebody without an account withdraws by keyboard, and the receipt says when",
  async ({ options, email }) => {
    const hasScript = !("javaScriptEnabled" in options)
    const page = await visit(options)
    const ready = () => page.locator("body.hydrated").waitFor({ state: "attached" })
    await page.goto("/de")
    await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click()
    await page.waitForURL("**/de/widerruf")

    await page.getByLabel("Welchen Vertrag?").focus()
    await page.keyboard.type("Gutschein 4F2K")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Lena Berger")
    await page.keyboard.press("Tab")
    await page.keyboard.type("lena@")
    await page.keyboard.press("Enter")
    const mistake = page.getByRole("alert").getByText("Bitte gib eine gültige E-Mail-Adresse an")
    await mistake.waitFor()
    expect(await page.getByLabel("Welchen Vertrag?").inputValue()).toBe("Gutschein 4F2K")
    if (hasScript) await ready()
    if (hasScript) expect(await axeFindings(page)).toEqual([])
    await page.getByLabel("E-Mail für die Bestätigung").fill(email)
    await page.getByLabel("E-Mail für die Bestätigung").press("Enter")

    await page.getByRole("heading", { name: "Stimmt das so?" }).waitFor()
    const statement = "Hiermit widerrufe ich, Lena Berger, den folgenden Vertrag: Gutschein 4F2K"
    expect(await page.getByRole("blockquote").textContent()).toBe(statement)
    if (hasScript) await ready()
    if (hasScript) expect(await axeFindings(page)).toEqual([])
    await page.getByText("Schritt 2 von 2").click()
    await toThe(page, "Widerruf bestätigen")
    await page.getByRole("heading", { name: "Dein Widerruf ist eingegangen" }).waitFor()
    expect(await page.getByRole("blockquote").textContent()).toBe(statement)
    expect(await page.getByText(/\d\d:\d\d Uhr/).isVisible()).toBe(true)
    if (hasScript) await ready()
    if (hasScript) expect(await axeFindings(page)).toEqual([])

    // a reload posts once more; where the router runs it asks for the page instead
    await page.reload()
    const after = hasScript ? "Deine Erklärung" : "Dein Widerruf ist eingegangen"
    await page.getByRole("heading", { name: after, level: 2 }).waitFor()
    const receipts = () => mailsFor(email)
    await expect.poll(receipts, { timeout: 20_000 }).toHaveLength(1)
    expect((await receipts())[0]).toContain("Dein Widerruf ist eingegangen")
  },
)

test("who is signed in finds name, address and bookings filled in", async () => {
  const page = await visit()
  await letIn(page, "passagier@aufwind.example")
  await open(page, "/de/widerruf")
  expect(await page.getByLabel("E-Mail für die Bestätigung").inputValue()).toBe(
    "passagier@aufwind.example",
  )
  const choices = page.getByRole("group", { name: "Welchen Vertrag?" }).getByRole("radio")
  expect(await choices.count()).toBeGreaterThan(1)
  await choices.first().check()
  expect(await page.getByLabel("Beschreib den Vertrag").isVisible()).toBe(false)
  await page.getByRole("button", { name: "Vertrag widerrufen" }).click()
  await page.getByText("Dieser Flug hat einen festen Termin.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Angaben ändern" }).click()
  await page.getByRole("heading", { name: "Deine Erklärung", level: 2 }).waitFor()
  expect(await choices.first().isChecked()).toBe(true)
})

test("the help filters while one types, says how many fit, and keeps the search in its address", async () => {
  const page = await visit()
  await open(page, "/de/hilfe")
  const field = page.getByRole("searchbox", { name: "Was willst du wissen?" })
  await field.pressSequentially("gepaeck")
  const question = page.getByText("Wie viel Gepäck darf ich mitnehmen?")
  await page.getByText("Wie buche ich einen Platz?").waitFor({ state: "detached" })
  expect(await question.isVisible()).toBe(true)
  expect(await page.locator("mark").first().textContent()).toBe("Gepäck")
  await page.waitForURL("**/de/hilfe?q=gepaeck")
  await page.getByRole("status").getByText("Eine Frage passt.").waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.reload()
  await page.locator("body.hydrated").waitFor({ state: "attached" })
  expect(await field.inputValue()).toBe("gepaeck")
  expect(await question.isVisible()).toBe(true)

  await field.fill("Hubschrauber")
  await page.getByRole("heading", { name: "Zu „Hubschrauber“ steht hier nichts" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Alle Fragen zeigen" }).click()
  await page.getByText("Wie buche ich einen Platz?").waitFor()
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.waitForURL("**/de/hilfe")
})

test("a link to a question opens it, loaded or followed", async () => {
  const page = await visit()
  await open(page, "/de/hilfe#wie-sage-ich-ab")
  await expect
    .poll(() => page.getByText(/Vor dem Klick siehst du auf den Cent/).isVisible())
    .toBe(true)
  await open(page, "/de/widerruf")
  await page.getByRole("link", { name: "was du zurückbekommst" }).click()
  await page.waitForURL("**/de/hilfe#was-bekomme-ich-zurueck-wenn-ich-absage")
  await expect.poll(() => page.getByText(/Danach die Hälfte deines Anteils/).isVisible()).toBe(true)
})

test("without script the help searches by its address", async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto("/de/hilfe")
  await page.getByRole("searchbox").fill("Gepäck")
  await page.getByRole("button", { name: "Suchen" }).click()
  await page.waitForURL("**/de/hilfe?q=Gep%C3%A4ck")
  expect(await page.getByText("Wie viel Gepäck darf ich mitnehmen?").isVisible()).toBe(true)
  expect(await page.getByText("Wie buche ich einen Platz?").count()).toBe(0)
  await page.goto("/de/hilfe#wie-sage-ich-ab")
  expect(await page.getByText(/Vor dem Klick siehst du auf den Cent/).isVisible()).toBe(true)
})

test("every download of the press page is there", async () => {
  const page = await visit()
  await open(page, "/de/presse")
  const links = await page
    .getByRole("region", { name: "Logo" })
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  const files = LOGO_NAMES.flatMap((logo) => [logoFile(logo, "svg"), logoFile(logo, "png")])
  expect(links.toSorted()).toEqual([LOGO_ZIP, ...files].map(logoPath).toSorted())
  for (const link of links) {
    const answer = await fetch(new URL(link, ownProduct.url))
    expect(answer.status, link).toBe(200)
    expect((await answer.arrayBuffer()).byteLength, link).toBeGreaterThan(300)
  }
})

test.each([
  { path: "/de/datenschutz", columns: ["Name", "Zweck", "Dauer"] },
  { path: "/de/rangfolge", columns: ["Merkmal", "Rechnung", "höchstens"] },
])(
  "on a phone the rows of $path stand below each other, each cell says its column, and it stays a table",
  async ({ path, columns }) => {
    const page = await visit({ ...PHONE, viewport: { width: 360, height: 800 } })
    await page.goto(path)
    const table = page.locator("table").first()
    const row = table.locator("tbody tr").first()
    const lefts = await row
      .locator("> *")
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(1)
    const shown = await row
      .locator("td")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content))
    expect(shown).toHaveLength(columns.length - 1)
    for (const [index, column] of columns.slice(1).entries()) expect(shown[index]).toContain(column)
    const frame = page.locator(".table-frame").first()
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)

    const devtools = await page.context().newCDPSession(page)
    const { nodes } = await devtools.send("Accessibility.getFullAXTree")
    const namesOf = (role: string) =>
      nodes.filter((node) => node.role?.value === role).map((node) => String(node.name?.value))
    expect(namesOf("table").length).toBeGreaterThan(0)
    expect(namesOf("columnheader")).toEqual(expect.arrayContaining(columns))
    expect(namesOf("rowheader")).toContain(await row.locator("th").textContent())
    expect(namesOf("cell")).toContain(await row.locator("td > span").last().textContent())
  },
)
