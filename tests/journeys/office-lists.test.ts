import { readFileSync } from "node:fs"
import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFailedMail } from "#db/seed/factories/make-failed.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightToVet } from "#db/seed/factories/make-flight-to-vet.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { bookingNotesTable } from "#features/bookings/office/server/booking-notes-table.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

/** What a press downloads, line by line. */
async function linesOf(page: Page, press: string): Promise<string[]> {
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: press, exact: true }).click()
  const text = readFileSync(await (await download).path(), "utf8")
  return text.replace("\ufeff", "").trim().split("\r\n")
}

async function chooseColumn(page: Page, name: string): Promise<void> {
  await page.locator("summary", { hasText: "Spalten" }).click()
  await page.getByRole("checkbox", { name, exact: true }).check()
  await page.getByRole("columnheader", { name }).waitFor()
  await page.keyboard.press("Escape")
}

async function saveView(page: Page, name: string): Promise<void> {
  await page.locator("summary", { hasText: "Ansicht" }).click()
  await page.getByRole("button", { name: "Diese Ansicht sichern …" }).click()
  const form = page.getByRole("dialog", { name: "Ansicht sichern" })
  await form.getByLabel("Name").fill(name)
  await form.getByRole("button", { name: "Sichern", exact: true }).click()
  await page
    .getByRole("navigation", { name: "Gesicherte Ansichten" })
    .getByRole("link", { name })
    .waitFor()
}

test("a list is filtered, sorted, given other columns and saved as a view, which another member opens", async () => {
  const flights = [3, 1, 2].map((day) =>
    makeFlight(db, {
      title: `Zur Listeninsel ${day}`,
      departsAt: new Date(Date.UTC(2034, 4, day, 9)),
    }),
  )
  for (const flight of flights) await makeBooking(db, { flight: await flight })
  const office = await visit(DESKTOP)
  await letIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung/buchungen?stand=zugesagt&von=2034-05-01&bis=2034-05-03")
  await office.getByRole("columnheader", { name: "Start" }).getByRole("link").click()
  await arrive(office, ({ searchParams }) => searchParams.get("sortierung") === "start")
  const sorted = office.getByRole("columnheader", { name: "Start" })
  await expect.poll(() => sorted.getAttribute("aria-sort")).toBe("ascending")
  const titles = await office.getByText(/^Zur Listeninsel/).allInnerTexts()
  expect(titles.map((title) => title.slice(0, "Zur Listeninsel 1".length))).toEqual([
    "Zur Listeninsel 1",
    "Zur Listeninsel 2",
    "Zur Listeninsel 3",
  ])
  await office.locator("summary", { hasText: "Spalten" }).click()
  await office.getByRole("checkbox", { name: "Pilot:in" }).check()
  await arrive(
    office,
    ({ searchParams }) => searchParams.get("spalten")?.includes("pilot") === true,
  )
  await office.getByRole("columnheader", { name: "Pilot:in" }).waitFor()
  await office.keyboard.press("Escape")
  expect(await axeFindings(office)).toEqual([])

  await office.locator("summary", { hasText: "Ansicht" }).click()
  await office.getByRole("button", { name: "Diese Ansicht sichern …" }).click()
  const form = office.getByRole("dialog", { name: "Ansicht sichern" })
  await form.getByRole("button", { name: "Sichern", exact: true }).click()
  await form.getByText("Gib der Ansicht einen Namen.").waitFor()
  await form.getByLabel("Name").fill("Inselflüge im Mai")
  await form.getByLabel("Mit dem Team teilen").check()
  expect(await axeFindings(office)).toEqual([])
  await form.getByRole("button", { name: "Sichern", exact: true }).click()
  const views = office.getByRole("navigation", { name: "Gesicherte Ansichten" })
  const tab = views.getByRole("link", { name: /^Inselflüge im Mai/ })
  await tab.waitFor()
  await expect.poll(() => tab.getAttribute("aria-current")).toBe("page")

  await views.getByRole("link", { name: "Alle" }).click()
  await office.getByRole("columnheader", { name: "Pilot:in" }).waitFor({ state: "detached" })
  await office.reload()
  await tab.click()
  await office.getByRole("columnheader", { name: "Pilot:in" }).waitFor()

  const colleague = await makeLogin(db, {
    firstName: "Tomke",
    lastName: "Team",
    officeRoles: ["support"],
  })
  const other = await visit(PHONE)
  await letIn(other, colleague.email)
  await open(other, "/de/verwaltung/buchungen")
  await other.getByRole("link", { name: /^Inselflüge im Mai/ }).click()
  await arrive(other, ({ searchParams }) => searchParams.get("sortierung") === "start")
  await other.getByText("Zur Listeninsel 1").waitFor()
  expect(await axeFindings(other)).toEqual([])
  await other.locator("summary", { hasText: "Ansicht" }).click()
  expect(await other.getByRole("button", { name: /löschen$/ }).count()).toBe(0)
  await other.getByRole("button", { name: "Liste mit „Inselflüge im Mai“ öffnen" }).click()
  await other.getByText("Damit öffnet sich die Liste").waitFor()
  await open(other, "/de/verwaltung/buchungen")
  await arrive(other, ({ searchParams }) => searchParams.get("sortierung") === "start")
  await other.getByRole("link", { name: "Alle", exact: true }).first().click()
  await arrive(other, ({ searchParams }) => !searchParams.has("sortierung"))
})

test("a table holds the columns, the order and the rows that are shown, or those that were ticked", async () => {
  const flight = await makeFlight(db, { title: "Zum Tabellenturm", seatsOffered: 3 })
  const [first, second, third] = [
    await makeBooking(db, { flight }),
    await makeBooking(db, { flight }),
    await makeBooking(db, { flight }),
  ]
  const office = await visit(DESKTOP)
  await letIn(office, ADMIN_EMAIL)
  await open(
    office,
    "/de/verwaltung/buchungen?suche=Tabellenturm&sortierung=aelteste&spalten=booking,price",
  )
  const [titles, ...rows] = await linesOf(office, "Als Tabelle")
  expect(titles).toBe('"Buchung";"Preis in €"')
  expect(rows.map((row) => row.split(";")[0])).toEqual(
    [first, second, third].map(({ id }) => String(id)),
  )
  await office.getByRole("checkbox", { name: `Buchung ${first.id} auswählen` }).check()
  await office.keyboard.press("Shift+ArrowDown")
  await office.getByText("2 ausgewählt").waitFor()
  expect(await axeFindings(office)).toEqual([])
  const [, ...chosen] = await linesOf(office, "Auswahl als Tabelle")
  expect(chosen.map((row) => row.split(";")[0])).toEqual([String(first.id), String(second.id)])

  await office.getByRole("button", { name: "Notiz schreiben …" }).click()
  await office.getByLabel("Notiz zu jeder dieser Buchungen").fill("Turm gesperrt, rufen an.")
  await office.getByRole("button", { name: "2 Notizen speichern" }).click()
  await office.getByText("2 mit Notiz").waitFor()
  const notes = await db
    .select()
    .from(bookingNotesTable)
    .where(eq(bookingNotesTable.text, "Turm gesperrt, rufen an."))
  expect(notes.map(({ bookingId }) => bookingId).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  )
  await open(office, adminBookingPath(second.id))
  await office.getByText("Turm gesperrt, rufen an.").waitFor()
})

test("of several mails that are sent again one is gone meanwhile, and the answer names it", async () => {
  const gone = await makeFailedMail(db, { subject: "Sammelpost eins" })
  await makeFailedMail(db, { subject: "Sammelpost zwei" })
  await makeFailedMail(db, { subject: "Sammelpost drei" })
  const office = await visit(PHONE)
  await letIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung/mails?stand=gescheitert&suche=Sammelpost")
  await office.getByRole("checkbox", { name: /„Sammelpost eins“/ }).check()
  await office.getByRole("button", { name: "Alle auf dieser Seite" }).click()
  await office.getByText("3 ausgewählt").waitFor()
  expect(await axeFindings(office)).toEqual([])
  await db.delete(mailsTable).where(eq(mailsTable.number, gone.number))
  await office
    .getByRole("region", { name: "Auswahl" })
    .getByRole("button", { name: "Noch einmal versuchen" })
    .click()
  await office.getByText("2 neu gestartet, 1 nicht gelungen").waitFor()
  await office.getByText("Diese Mail gibt es nicht mehr.", { exact: false }).waitFor()
})

test("people are sorted, given another column, saved as a view and taken as a table, and several get a note", async () => {
  const made = []
  for (const firstName of ["Berta", "Anton", "Cäcilie"]) {
    made.push(
      await makeUser(db, {
        firstName,
        lastName: `Listenmann ${firstName}`,
        email: `${firstName.toLowerCase().replace("ä", "ae")}@listenmann.example`,
      }),
    )
  }
  const [berta, anton, caecilie] = made
  const office = await visit(DESKTOP)
  await letIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung/nutzer?suche=@listenmann.example")
  await office.getByRole("columnheader", { name: "Name" }).getByRole("link").click()
  await arrive(office, ({ searchParams }) => searchParams.get("sortierung") === "name")
  await chooseColumn(office, "Gesperrt seit")
  expect(await axeFindings(office)).toEqual([])
  const [titles, ...lines] = await linesOf(office, "Als Tabelle")
  expect(titles).toBe('"Name";"E-Mail";"Konto";"Dabei seit";"Gesperrt seit";"Stand"')
  expect(lines.map((line) => line.split(";")[2])).toEqual(
    [anton, berta, caecilie].map((one) => String(one?.id)),
  )

  await saveView(office, "Nach Namen mit Sperre")
  await office.getByRole("link", { name: "Nach Namen mit Sperre" }).click()
  // what was searched for is no part of it
  await arrive(office, ({ searchParams }) => !searchParams.has("suche"))
  await office.getByRole("columnheader", { name: "Gesperrt seit" }).waitFor()

  await open(office, "/de/verwaltung/nutzer?suche=@listenmann.example&sortierung=name")
  await office.getByRole("checkbox", { name: /^Anton/ }).check()
  await office.keyboard.press("Shift+ArrowDown")
  await office.getByText("2 ausgewählt").waitFor()
  const [, ...chosen] = await linesOf(office, "Auswahl als Tabelle")
  expect(chosen.map((line) => line.split(";")[2])).toEqual(
    [anton, berta].map((one) => String(one?.id)),
  )
  await office.getByRole("button", { name: "Notiz schreiben …" }).click()
  await office.getByLabel("Notiz zu jedem dieser Konten").fill("Treffen sich am Platz.")
  await office.getByRole("button", { name: "2 Notizen speichern" }).click()
  await office.getByText("2 mit Notiz").waitFor()
  await open(office, userSheetPath(berta?.id ?? 0))
  await office.getByText("Treffen sich am Platz.").first().waitFor()
})

test("on a phone flights are given another column, saved as a view and taken as a table", async () => {
  for (const day of [2, 1]) {
    await makeFlightToVet(db, {
      title: `Zum Listenberg ${day}`,
      departsAt: new Date(Date.UTC(2034, 5, day, 9)),
    })
  }
  const office = await visit(PHONE)
  await letIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung/fluege?suche=Listenberg&sortierung=start")
  expect(await office.getByRole("link", { name: /^Zum Listenberg/ }).allInnerTexts()).toEqual([
    "Zum Listenberg 1",
    "Zum Listenberg 2",
  ])
  await office.locator("summary", { hasText: "Spalten" }).click()
  await office.getByRole("checkbox", { name: "Art", exact: true }).check()
  await arrive(office, ({ searchParams }) => searchParams.get("spalten")?.includes("kind") === true)
  await office.keyboard.press("Escape")
  await office.locator("tbody").getByText("Art", { exact: true }).first().waitFor()
  expect(await axeFindings(office)).toEqual([])
  const [titles, ...lines] = await linesOf(office, "Als Tabelle")
  expect(titles?.split(";").slice(0, 5)).toEqual([
    '"Flug"',
    '"Nummer"',
    '"Von (ICAO)"',
    '"Nach (ICAO)"',
    '"Art"',
  ])
  expect(lines.map((line) => line.split(";")[0])).toEqual([
    '"Zum Listenberg 1"',
    '"Zum Listenberg 2"',
  ])
  await saveView(office, "Flüge nach Start")
  await office.getByRole("checkbox", { name: /Zum Listenberg 1/ }).check()
  await office.getByRole("button", { name: "Notiz schreiben …" }).click()
  await office.getByLabel("Notiz zu jedem dieser Flüge").fill("Platz ist an dem Tag zu.")
  expect(await axeFindings(office)).toEqual([])
  await office.getByRole("button", { name: "Notiz speichern" }).click()
  await office.getByText("1 mit Notiz").waitFor()
})
