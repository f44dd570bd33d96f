import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import type { FlightOnBoard } from "#features/statistics/flight-on-board.ts"
import { dayOf, flightsOfYear, yearsOf } from "#features/statistics/periods.ts"
import { listFlightsOnBoard } from "#features/statistics/server/flights-on-board.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { formatEuro } from "#platform/money.ts"
import { proves } from "#tests/contract/proves.ts"
import { axeFindings, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATH = "/de/cockpit/statistik"

async function flightsOf(email: string, role: FlightOnBoard["role"]): Promise<FlightOnBoard[]> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email))
  if (!user) throw new Error(`the demo world has no ${email}`)
  return (await listFlightsOnBoard(db, user.id)).filter((flight) => flight.role === role)
}

const sum = (flights: readonly FlightOnBoard[], of: (flight: FlightOnBoard) => number) =>
  flights.reduce((total, flight) => total + of(flight), 0)

/** What the money of these flights reads like. */
function amountsOf(flights: readonly FlightOnBoard[]): string[] {
  const cost = sum(flights, ({ costCents }) => costCents)
  const carried = sum(flights, ({ sharedCents }) => sharedCents)
  const retained = sum(flights, ({ retainedCents }) => retainedCents)
  return [cost, carried, cost - carried - retained].map(formatEuro)
}

/** The demo world goes on: a flight that lands meanwhile is on the page that is opened after it. */
async function expectAmounts(page: Page, heading: string, year: number | null) {
  await expect
    .poll(
      async () => {
        await open(page, year === null ? PATH : `${PATH}?jahr=${year}`)
        const rows = await section(page, heading).getByRole("row").allTextContents()
        const amounts = amountsOf(flightsOfYear(await flightsOf(PILOT_EMAIL, "pilot"), year))
        return amounts.filter((amount) => !rows.join(" ").includes(amount))
      },
      { timeout: 60_000 },
    )
    .toEqual([])
}

const section = (page: Page, name: string | RegExp) => page.getByRole("region", { name })
const years = (page: Page) => page.getByRole("navigation", { name: "Zeitraum" })

async function linesOfCsv(page: Page): Promise<string[]> {
  const link = page.getByRole("link", { name: "Als CSV laden" })
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()])
  expect(file.suggestedFilename()).toMatch(/^aufwind-fluege(-20\d\d)?\.csv$/)
  const answer = await page.request.get(file.url())
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8")
  expect(answer.headers()["cache-control"]).toBe("private, no-store")
  const text = await answer.text()
  expect(text.startsWith("\ufeff")).toBe(true)
  return text.slice(1).trimEnd().split("\r\n")
}

test("a pilot reads what flights cost, whom they carried and where they led, year by year", {
  meta: proves("user-statistics"),
}, async () => {
  const [year = 0] = yearsOf(await flightsOf(PILOT_EMAIL, "pilot"))
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  await section(page, "Insgesamt").getByRole("link", { name: "Jahre, Karte und Kosten" }).click()
  await page.getByRole("heading", { name: "Statistik", level: 1 }).waitFor()

  await expectAmounts(page, "Was deine Flüge gekostet haben", null)
  expect(await axeFindings(page)).toEqual([])

  await years(page)
    .getByRole("link", { name: String(year) })
    .click()
  const costsOfYear = section(page, `Was ${year} gekostet hat`)
  await costsOfYear.waitFor()
  expect(new URL(page.url()).search).toBe(`?jahr=${year}`)
  await expectAmounts(page, `Was ${year} gekostet hat`, year)
  await costsOfYear.getByText("kein Beleg für die Steuer").waitFor()

  const map = section(page, "Deine Strecken")
  const name = await map.getByRole("img").getAttribute("aria-labelledby")
  expect(await page.locator(`#${name}`).textContent()).toMatch(
    /^Karte: .+ mit .+, am häufigsten .+/,
  )
  expect(await map.getByRole("rowheader").first().textContent()).toMatch(/ – | ab /)
  expect(await axeFindings(page)).toEqual([])

  const before = await daysOfYear(year)
  const lines = (await linesOfCsv(page)).slice(1)
  const after = await daysOfYear(year)
  expect(before.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThanOrEqual(before.length)
  expect(lines.length).toBeLessThanOrEqual(after.length)
  expect(lines.map((line) => line.split(";")[0])).toEqual(after.slice(0, lines.length))
})

/** The days of the demo pilot's flights in either role, as the table writes them. */
async function daysOfYear(year: number): Promise<string[]> {
  const flights = await Promise.all([
    flightsOf(PILOT_EMAIL, "pilot"),
    flightsOf(PILOT_EMAIL, "guest"),
  ])
  return flightsOfYear(flights.flat(), year)
    .toSorted((one, other) => one.departsAt.getTime() - other.departsAt.getTime())
    .map((flight) => `"${germanDay(flight)}"`)
}

function germanDay(flight: FlightOnBoard): string {
  return dayOf(flight).split("-").toReversed().join(".")
}

test("a guest sees on a phone where they have been, and what lay below", async () => {
  const joined = await flightsOf(PASSENGER_EMAIL, "guest")
  const [latest] = joined.toReversed()
  if (!latest) throw new Error("the demo passenger has never come along")
  const page = await visit(PHONE)
  await signIn(page, PASSENGER_EMAIL)
  await page.getByRole("link", { name: "Statistik", exact: true }).click()
  const seen = section(page, "Was du von oben gesehen hast")
  await seen.waitFor()
  await seen.getByRole("rowheader", { name: latest.fields[0]?.name ?? "" }).waitFor()
  const sums = section(page, "Als Gast an Bord, alle Jahre").getByRole("paragraph")
  await sums.getByText(/^Mitfl/).waitFor()
  expect(await sums.first().textContent()).toMatch(new RegExp(`^${joined.length}Mitfl`))
  await expect.poll(() => page.getByRole("navigation", { name: "Rolle" }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])

  await open(page, `${PATH}?jahr=2019`)
  await page.getByRole("heading", { name: "2019 bist du hier nicht mitgeflogen" }).waitFor()
  await page.getByRole("link", { name: "Alle Jahre ansehen" }).click()
  await seen.waitFor()
})

test("without script a year is chosen and its flights are taken along", async () => {
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  const flown = await flightsOf(PILOT_EMAIL, "pilot")
  const [year] = yearsOf(flown)
  const answer = await page.request.get(`${PATH}?jahr=${year}`)
  const html = await answer.text()
  expect(html).toContain(`Was ${year} gekostet hat`)
  expect(html).toContain(`href="${PATH}/fluege.csv?jahr=${year}"`)
  expect((await page.request.get(`${PATH}?jahr=heuer`)).status()).toBe(404)
  expect((await page.request.get(`${PATH}/fluege.csv?jahr=heuer`)).status()).toBe(404)
})
