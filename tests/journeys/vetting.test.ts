import { and, asc, eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { vettingSheetPath } from "#features/flights/vetting/vetting-list.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }

/** The flight that one of the demo world's pilots has handed in. */
async function handedInBy(email: string) {
  const [flight] = await db
    .select({ id: flightsTable.id, title: flightsTable.title })
    .from(flightsTable)
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .where(and(eq(usersTable.email, email), eq(flightsTable.status, "in_review")))
    .orderBy(asc(flightsTable.id))
  if (!flight) throw new Error(`${email} has handed in nothing`)
  return flight
}

test("on a desktop a flight is found, seen in both themes, and published; then anybody sees it", async () => {
  const email = "nina.fastenrath@aufwind.example"
  const { id, title } = await handedInBy(email)
  const office = await visit(DESKTOP)
  await letIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung")
  await office.getByRole("main").getByRole("link", { name: "Flüge" }).click()
  await office.getByLabel("Suche").fill("Fastenrath")
  await office.getByRole("button", { name: "Suchen" }).click()
  await office.getByRole("main").getByRole("link", { name: title }).click()
  await office.getByRole("heading", { name: "So sehen es Passagiere" }).waitFor()
  const publish = office.getByRole("button", { name: "Veröffentlichen" })
  await publish.waitFor()
  for (const colorScheme of ["light", "dark"] as const) {
    await office.emulateMedia({ colorScheme })
    expect(await axeFindings(office), colorScheme).toEqual([])
  }
  await publish.click()
  await publish.waitFor({ state: "detached" })
  const decision = office.getByRole("region", { name: "Entscheidung" })
  await decision.getByText("Veröffentlicht", { exact: true }).waitFor()
  const passenger = await visit(DESKTOP)
  await open(passenger, flightPath(id))
  await passenger.getByRole("heading", { name: title, level: 1 }).waitFor()
  const subjects = async () => (await mailsFor(email)).join()
  await expect.poll(subjects, PATIENCE).toContain(`Veröffentlicht: ${title}`)
})

test("on a phone a flight whose costs must not be shared goes back to its pilot with the reason", async () => {
  const email = "thorsten.henke@aufwind.example"
  const { id, title } = await handedInBy(email)
  const office = await visit(PHONE)
  await letIn(office, ADMIN_EMAIL)
  await open(office, vettingSheetPath(id))
  await office.getByText("Frei benannt: „Meine Zeit, 2 h zu 45,00 €“").waitFor()
  await office.getByRole("button", { name: "Zurückgeben …" }).click()
  await office.getByRole("button", { name: "Zurückgeben", exact: true }).click()
  await office.getByText("Wähl einen Grund.").waitFor()
  expect(await axeFindings(office)).toEqual([])
  await office
    .getByLabel("Grund")
    .selectOption({ label: "Unter den Kosten steht etwas, das nicht geteilt werden darf" })
  await office.getByLabel(/Was die Pilot:in ändern kann/).fill("Nimm deine Zeit aus den Kosten.")
  await office.getByRole("button", { name: "Zurückgeben", exact: true }).click()
  // the mail to the pilot stands on the page, too
  await office.getByText("Nimm deine Zeit aus den Kosten.").first().waitFor()
  await open(office, "/de/verwaltung/protokoll?rolle=verwaltung")
  await office
    .getByRole("link", { name: `Flug ${id}` })
    .first()
    .waitFor()
  const subjects = async () => (await mailsFor(email)).join()
  await expect.poll(subjects, PATIENCE).toContain(`Bitte noch einmal ansehen: ${title}`)
})

test("whose pilot is not fit for the day cannot be published, and the page says why", async () => {
  const { id } = await handedInBy("julia.weber-stahl@aufwind.example")
  const office = await visit(DESKTOP)
  await letIn(office, ADMIN_EMAIL)
  await open(office, vettingSheetPath(id))
  await office.getByText("So lässt er sich nicht veröffentlichen.").waitFor()
  await office.getByRole("button", { name: "Zurückgeben …" }).waitFor()
  expect(await office.getByRole("button", { name: "Veröffentlichen" }).count()).toBe(0)
})

test.each([
  { device: DESKTOP, path: "/de/verwaltung/protokoll", within: "Verwaltung", entry: "Protokoll" },
  { device: PHONE, path: "/de/verwaltung/fluege?stand=alle", within: "Stand", entry: "Alle" },
])("$entry is in sight where it is the current one, and the page has not moved", async (row) => {
  const office = await visit(row.device)
  await letIn(office, ADMIN_EMAIL)
  await open(office, row.path)
  const entry = office
    .getByRole("navigation", { name: row.within })
    .getByRole("link", { name: row.entry, exact: true })
  const isInSight = () =>
    entry.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
  expect(await office.evaluate(() => scrollY)).toBe(0)
})
