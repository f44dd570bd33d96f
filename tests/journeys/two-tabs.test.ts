import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test.each([
  { device: "desktop", view: DESKTOP },
  { device: "phone", view: PHONE },
])(
  "two tabs on a $device, two flights of one price: the one that is shown is booked",
  async ({ device, view }) => {
    const shown = await makeFlight(db, { title: `Links am ${device}`, isInstantBooking: true })
    const other = await makeFlight(db, { title: `Rechts am ${device}`, isInstantBooking: true })
    const guest = await makeLogin(db)
    const page = await visit(view)
    await letIn(page, guest.email)
    await secure(page, shown.id)
    const tab = await page.context().newPage()
    await secure(tab, other.id)

    // whoever has lost the address chooses, and goes on where they were
    await open(tab, "/de/kasse")
    await tab.getByRole("heading", { name: "Womit geht es weiter?" }).waitFor()
    expect(await axeFindings(tab)).toEqual([])
    await tab.getByRole("link", { name: `Zur Kasse: ${other.title}` }).click()
    await tab.getByRole("heading", { name: other.title }).first().waitFor()

    await page.getByLabel("Gewicht mit Kleidung").fill("64")
    await page.getByRole("textbox", { name: "Gepäck" }).fill("4")
    await page.getByLabel(/Ich bin einverstanden/).check()
    await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
    await arrive(page, "**/de/kasse/zahlung/*")
    await page.getByText(shown.title).filter({ visible: true }).first().waitFor()
    await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
    await arrive(page, "**/de/kasse/erfolg?*")
    await page.getByText(shown.title).filter({ visible: true }).first().waitFor()
    await expect.poll(() => statusesOn(shown.id)).toEqual(["confirmed"])
    expect(await statusesOn(other.id)).toEqual(["held"])
  },
)

async function secure(page: Page, flightId: number) {
  await open(page, flightPath(flightId))
  await page.getByRole("button", { name: "Platz sichern" }).first().click()
  await arrive(page, "**/de/kasse?*")
}

const statusesOn = async (flightId: number) =>
  (
    await db
      .select({ status: bookingsTable.status })
      .from(bookingsTable)
      .where(eq(bookingsTable.flightId, flightId))
  ).map(({ status }) => status)
