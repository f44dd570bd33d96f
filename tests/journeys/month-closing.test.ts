import { readFile } from "node:fs/promises"
import { strFromU8, unzipSync } from "fflate"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { AUDIT_LOG } from "#features/admin/audit-log.ts"
import { formatMonth, MONTH_PATH, monthOf, monthPath, shiftMonth } from "#features/exports/month.ts"
import { formatEuro } from "#platform/money.ts"
import { axeFindings, DESKTOP, letIn, open, visit } from "#tests/support/browser.ts"
import { startProduct } from "#tests/support/start-product.ts"

/*
 * Finance closes a month: it matches to the cent, its files say the same sums, and afterwards it is closed
 * for everybody to see.
 */

async function download(page: Page, name: string): Promise<Buffer> {
  const started = page.waitForEvent("download")
  await page.getByRole("link", { name }).click()
  return readFile(await (await started).path())
}

// a product of its own: other journeys make flights and money in the months that are over
let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test("on a desktop finance takes the files of a month, which add up to the page, and closes it", async () => {
  const month = shiftMonth(monthOf(new Date()), -1)
  const name = formatMonth(month)
  const office = await visit({ ...DESKTOP, colorScheme: "dark", baseURL: product.url })
  await letIn(office, ADMIN_EMAIL, product)
  await open(office, MONTH_PATH)
  await office.getByRole("heading", { name: `Monatsabschluss ${name}`, level: 1 }).waitFor()
  await office.getByText("Stimmt auf den Cent.", { exact: true }).waitFor()
  expect(await axeFindings(office)).toEqual([])

  const archive = unzipSync(new Uint8Array(await download(office, "Belege als ZIP")))
  const [titles = "", ...rows] = strFromU8(archive["belege.csv"] ?? new Uint8Array())
    .trimEnd()
    .split("\r\n")
  const column = titles.split(";").indexOf('"Summe in €"')
  const cents = rows.map((row) => Number(row.split(";")[column]?.replace(",", "")))
  const total = cents.reduce((sum, one) => sum + one, 0)
  expect(total).toBeGreaterThan(0)
  const receipts = office.getByRole("region", { name: "Belege", exact: true })
  await receipts.getByText(formatEuro(total)).first().waitFor()

  const batch = (await download(office, "DATEV-Buchungsstapel")).toString("latin1")
  const [header, , ...bookings] = batch.trimEnd().split("\r\n")
  expect(header).toContain('"EXTF";700;21;"Buchungsstapel";13;')
  const onVatAccount = bookings.reduce((sum, line) => {
    const [amount = "", , , , , , debit, credit] = line.split(";")
    const booked = Number(amount.replace(",", ""))
    return sum + (debit === "1776" ? booked : 0) - (credit === "1776" ? booked : 0)
  }, 0)
  await receipts.getByText(formatEuro(-onVatAccount)).first().waitFor()

  await office.getByRole("button", { name: `${name} abschließen` }).click()
  await office.getByText("Abgeschlossen von Ines Albrecht").waitFor()
  expect(await office.getByRole("button", { name: `${name} abschließen` }).count()).toBe(0)
  expect(await axeFindings(office)).toEqual([])
  await open(office, AUDIT_LOG.path)
  await office.getByText("Monat abgeschlossen").first().waitFor()
  await office.getByText("Belege eines Monats heruntergeladen").first().waitFor()
  await open(office, monthPath(month))
  await office.getByText("Abgeschlossen von Ines Albrecht").waitFor()
})
