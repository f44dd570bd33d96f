import { writeFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ADMIN_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { TAX_DETAILS_PATH, taxReportPath } from "#features/dac7/dac7-paths.ts"
import { taxRequestsTable } from "#features/dac7/server/tax-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { isoDay } from "#platform/days.ts"
import { days, minutes } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { startProduct } from "#tests/support/start-product.ts"

/*
 * In January: a pilot says what the tax office has to know, finance makes the report of the year, and the
 * pilot reads what was reported.
 */

const THIS_YEAR = Number(isoDay(new Date(), HOME_ZONE).slice(0, 4))

// a product of its own, with the switch on and its clock in the next year
let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  product = await startProduct({ DAC7_OPERATOR_TIN: "205/5720/1234" })
  const database = openProductDatabase(product.dataDir)
  try {
    const [pilot] = await database.db
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(eq(usersTable.email, PILOT_EMAIL))
    if (!pilot) throw new Error("the demo world has no pilot")
    const requestedAt = new Date(Date.now() - days(1))
    await database.db.insert(taxRequestsTable).values({ userId: pilot.id, requestedAt })
  } finally {
    await database.close()
  }
  const january = Date.UTC(THIS_YEAR + 1, 0, 5, 9)
  writeFileSync(product.testClock, String(Math.ceil((january - Date.now()) / minutes(1))))
})
afterAll(() => product.stop())

test("a pilot makes their tax details on a phone, finance makes the year's file, and the pilot reads it", async () => {
  const pilot = await visit({ ...PHONE, baseURL: product.url })
  await letIn(pilot, PILOT_EMAIL, product)
  await open(pilot, "/de/cockpit/einstellungen")
  await pilot.getByRole("link", { name: "Steuerangaben machen" }).click()
  await pilot.getByRole("heading", { name: "Steuerangaben", level: 1 }).waitFor()
  expect(await axeFindings(pilot)).toEqual([])
  await pilot.getByLabel("Steuer-Identifikationsnummer").fill("86 095 742 718")
  await pilot.getByLabel("Straße und Hausnummer").fill("Am Flugplatz 3")
  await pilot.getByLabel("Postleitzahl").fill("53757")
  await pilot.getByLabel("Ort", { exact: true }).fill("Sankt Augustin")
  await pilot.getByRole("button", { name: "Speichern" }).click()
  await pilot.getByText("Vermutlich ist eine Ziffer vertauscht").waitFor()
  await pilot.getByLabel("Steuer-Identifikationsnummer").fill("86 095 742 719")
  await pilot.getByRole("button", { name: "Speichern" }).click()
  await pilot.getByText("Alles da.").waitFor()

  const office = await visit({ ...DESKTOP, colorScheme: "dark", baseURL: product.url })
  await letIn(office, ADMIN_EMAIL, product)
  await open(office, taxReportPath(THIS_YEAR))
  await office.getByRole("heading", { name: `Steuermeldung ${THIS_YEAR}`, level: 1 }).waitFor()
  await office.getByText("meldefähig").waitFor()
  expect(await axeFindings(office)).toEqual([])
  await office.getByRole("button", { name: `Meldung für ${THIS_YEAR} erstellen` }).click()
  await office.getByText("Meldung erstellt").waitFor()
  const started = office.waitForEvent("download")
  await office.getByRole("link", { name: "XML" }).click()
  const xml = await readFile(await (await started).path(), "utf8")
  expect(xml).toContain('<dpi:TIN issuedBy="DE">86095742719</dpi:TIN>')
  expect(xml).toContain(`<dpi:ReportingPeriod>${THIS_YEAR}-12-31</dpi:ReportingPeriod>`)

  await open(pilot, TAX_DETAILS_PATH)
  await pilot.getByRole("heading", { name: `Gemeldet für ${THIS_YEAR}` }).waitFor()
})
