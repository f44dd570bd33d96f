import { expect, test } from "vitest"
import { axeFindings, open, PHONE, visit } from "#tests/support/browser.ts"

const PPL = "/de/was-kostet-eine-ppl-a-im-jahr"
const SPL = "/de/was-kostet-eine-spl-im-jahr"

type Visitor = Awaited<ReturnType<typeof visit>>

const sum = async (page: Visitor) =>
  (await page.getByRole("status").locator("strong").textContent())?.replace("\u00a0", " ")
const search = (page: Visitor) => decodeURIComponent(new URL(page.url()).search)

test("the sum follows what is typed, its address too, and going back finds it again", async () => {
  const page = await visit()
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url())
  })
  await open(page, PPL)
  expect(await sum(page)).toBe("2.345,00 €")
  await page.getByLabel("Flugstunden im Jahr").fill("20")
  await expect.poll(() => sum(page)).toBe("3.821,00 €")
  await expect.poll(() => search(page)).toBe("?stunden=20")
  await page.getByLabel("Stunden mit Gästen").fill("10")
  await expect.poll(() => search(page)).toBe("?stunden=20&mitgaesten=10")
  await page.locator("label", { hasText: "Mir allein" }).click()
  await page.getByLabel("Hallenplatz im Jahr").fill("1.200")
  await expect.poll(() => search(page)).toContain("flugzeug=eigen")
  await expect.poll(() => search(page)).toContain("halle=1.200")
  // all of it without asking the server
  expect(asked).toEqual([])
  const told = await sum(page)
  await page.getByRole("link", { name: "Was eine SPL im Jahr kostet" }).click()
  await page.getByRole("heading", { level: 1, name: "Was kostet eine SPL im Jahr?" }).waitFor()
  await page.goBack()
  await page.getByRole("heading", { level: 1, name: "Was kostet eine PPL(A) im Jahr?" }).waitFor()
  expect(await page.getByLabel("Flugstunden im Jahr").inputValue()).toBe("20")
  expect(await sum(page)).toBe(told)
  await page.reload()
  expect(await sum(page)).toBe(told)
})

test("SPL is computed in both of its meanings, each with its own address", async () => {
  const page = await visit(PHONE)
  await open(page, SPL)
  await page.getByLabel("Starts im Jahr").fill("viele")
  await page.getByText("Trag eine Zahl ein. Gerechnet wird mit 30.").waitFor()
  await page.getByRole("link", { name: "Ultraleicht", exact: true }).click()
  await page.getByLabel("Landungen im Jahr").waitFor()
  expect(search(page)).toBe("?schein=ultraleicht")
  await page.getByLabel("Preis je Flugstunde").fill("100")
  await expect.poll(() => search(page)).toBe("?schein=ultraleicht&preis=100")
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.goBack()
  await page.getByLabel("Starts im Jahr").waitFor()
  expect(await page.getByLabel("Starts im Jahr").inputValue()).toBe("viele")
})

test("without script the form computes on the server", async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(`${SPL}?schein=ultraleicht`)
  await page.getByLabel("Flugstunden im Jahr").fill("30")
  await page.getByLabel("Preis je Flugstunde").fill("0,005 Taler")
  await page.getByRole("button", { name: "Neu berechnen" }).click()
  await page.getByText("Trag eine Zahl ein. Gerechnet wird mit 120,00 €.").waitFor()
  expect(new URL(page.url()).searchParams.get("schein")).toBe("ultraleicht")
  await page.getByLabel("Preis je Flugstunde").fill("100")
  await page.getByRole("button", { name: "Neu berechnen" }).click()
  // 30 h x 100.00, of it 5 h shared by two
  const row = page.getByRole("row", { name: /^Flugstunden/ })
  await row.getByText("3.000,00 €").waitFor()
  expect(await row.getByText("2.750,00 €").isVisible()).toBe(true)
})
