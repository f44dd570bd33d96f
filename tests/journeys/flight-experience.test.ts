import { tmpdir } from "node:os"
import { join } from "node:path"
import { and, eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import { landingsTable } from "#features/verification/server/landings-table.ts"
import { verificationDocumentsTable as documents } from "#features/verification/server/verification-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }
const today = isoDay(clock.now(), HOME_ZONE)

/** Somebody of whom nobody knows what they have flown, and whose licence is still to be looked at. */
async function makeUnknownPilot() {
  const pilot = await makePilotLogin(db)
  const nothing = { statedFlightHours: null, statedOn: null, statedCheckedAt: null }
  await db.update(pilotProfilesTable).set(nothing).where(eq(pilotProfilesTable.userId, pilot.id))
  await db.delete(landingsTable).where(eq(landingsTable.userId, pilot.id))
  await db
    .delete(documents)
    .where(and(eq(documents.userId, pilot.id), eq(documents.kind, "licence")))
  return pilot
}

/** Figure and label under each other, wherever the pilot is shown to guests. */
function figures(page: Page) {
  return page
    .getByRole("main")
    .locator("p")
    .filter({ hasText: /Flugerfahrung|Landungen, 90 Tage|Flugzeit im Flugbuch/ })
    .filter({ has: page.locator("span") })
}

test.each([
  { size: "a desktop", options: DESKTOP },
  { size: "a phone", options: PHONE },
])(
  "on $size hours are stated, marked as such, checked with the licence, and counted on from the log",
  async ({ options }) => {
    const pilot = await makeUnknownPilot()
    const flight = await makeFlight(db, { pilotId: pilot.id, title: "Wer fliegt denn da?" })
    const pages = [flightPath(flight.id), profilePath(pilot.id)]
    const guest = await visit(options)
    const shown = (path: string) =>
      expect.poll(async () => {
        await guest.goto(path)
        return figures(guest).allInnerTexts()
      }, PATIENCE)
    const expectEverywhere = async (wanted: string[]) => {
      for (const path of pages) await shown(path).toEqual(wanted)
    }
    // unknown is not zero
    await expectEverywhere([])

    const page = await visit(options)
    await letIn(page, pilot.email)
    await open(page, "/de/cockpit/einstellungen/verifizierung")
    // nothing is sent before the browser knows whose account it is
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("aufwind-user") ?? ""), PATIENCE)
      .toContain(pilot.email)
    const section = page.getByRole("region", { name: "Flugerfahrung" })
    await section.getByLabel("Flugstunden gesamt").fill("318")
    await section.getByLabel("Stand", { exact: true }).fill(addDays(today, -20))
    await section.getByRole("button", { name: "Speichern" }).click()
    await page.getByText("Erfolgreich gespeichert").waitFor()
    await expectEverywhere(["318 h\nFlugerfahrung, eigene Angabe"])
    expect(await axeFindings(guest)).toEqual([])

    await handInLicence(page)
    await checkLicence(options, pilot.lastName, pilot.firstName)
    await expectEverywhere(["318 h\nFlugerfahrung, geprüft"])

    // two hours since then, and one that the statement holds already
    await makeLanding(db, {
      userId: pilot.id,
      flownOn: addDays(today, -5),
      flightMinutes: 125,
      landings: 3,
    })
    await makeLanding(db, {
      userId: pilot.id,
      flownOn: addDays(today, -30),
      flightMinutes: 60,
      landings: 4,
    })
    await makeLanding(db, {
      userId: pilot.id,
      flownOn: addDays(today, -120),
      flightMinutes: 60,
      landings: 9,
    })
    await expectEverywhere(["320 h\nFlugerfahrung, geprüft", "7\nLandungen, 90 Tage"])
    expect(await axeFindings(guest)).toEqual([])

    // another number is a statement again
    await open(page, "/de/cockpit/einstellungen/verifizierung")
    await section.getByText("Deine Angabe ist mit der Lizenz geprüft.").waitFor()
    await section.getByLabel("Flugstunden gesamt").fill("400")
    await section.getByRole("button", { name: "Speichern" }).click()
    await page.getByText("Erfolgreich gespeichert").waitFor()
    await expectEverywhere(["402 h\nFlugerfahrung, eigene Angabe", "7\nLandungen, 90 Tage"])
  },
)

async function handInLicence(page: Page) {
  const picture = join(tmpdir(), `licence-${process.pid}.jpg`)
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#357" } })
    .jpeg()
    .toFile(picture)
  await open(page, "/de/cockpit/einstellungen/verifizierung?nachweis=lizenz")
  await page.getByLabel("Art der Lizenz").selectOption("PPL(A)")
  await page.getByLabel("Nummer").fill("DE.FCL.0815")
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Dateien wählen" }).click(),
  ])
  await chooser.setFiles(picture)
  await page.getByText("Angekommen").waitFor()
  await page.getByLabel("Ausgestellt am", { exact: true }).fill(addDays(today, -10))
  await page.getByRole("button", { name: "Einreichen", exact: true }).click()
  await page.getByText("Nachweis eingereicht").waitFor()
}

/** The office reads the number beside the paper, and says that both are true. */
async function checkLicence(
  options: typeof DESKTOP | typeof PHONE,
  lastName: string,
  firstName: string,
) {
  const office = await visit(options)
  await letIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung/nachweise?sortierung=neueste")
  const entry = office.getByRole("listitem").filter({ hasText: `${firstName} ${lastName}` })
  await entry.getByRole("link", { name: "Lizenz PPL(A)", exact: true }).click()
  await office.getByText(/^318 h bis .*, noch nicht geprüft$/).waitFor()
  await office.getByRole("button", { name: "Bestätigen" }).click()
  await office.getByText("Geprüft", { exact: true }).waitFor()
  await office.getByText(/^318 h bis .*, geprüft$/).waitFor()
}
