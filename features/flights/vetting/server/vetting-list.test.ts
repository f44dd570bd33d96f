import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { dataLooksTable } from "#features/data-looks/server/data-looks-table.ts"
import { flightVettingsTable as vettings } from "#features/flights/core/server/flights-tables.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { shownColumns } from "#platform/list-columns.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { VETTING_COLUMNS, VETTING_LIST } from "../vetting-list.ts"
import { toVettingsCsv } from "../vettings-csv.ts"
import { exportVettings, listVettings, listVettingsToDecide } from "./vettings-queries.ts"

const db = await testDatabase()
const { id: adminId } = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: adminId,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

const read = (words: string) => parseListAddress(VETTING_LIST, new URLSearchParams(words))
const list = (words: string) => listVettings(db, read(words))
const flightsOf = async (words: string) =>
  (await list(words)).entries.map(({ flightId }) => flightId)

interface HandedIn {
  submittedAt: Date
  /** Null: an offer without a date. */
  departsAt: Date | null
  pilotId?: number
}

async function handIn(title: string, { submittedAt, departsAt, pilotId }: HandedIn) {
  const values = { title, status: "in_review", publishedAt: null } as const
  const whose = pilotId ? { pilotId } : {}
  const { id } = departsAt
    ? await makeFlight(db, { ...values, ...whose, departsAt })
    : await makeOffer(db, { ...values, ...whose })
  await insertRow(db, vettings, { flightId: id, submittedAt })
  return id
}

test("it sorts by age and start both ways, without a date last, and pages hold still", async () => {
  const made: { id: number; start: number }[] = []
  for (let at = 0; at < 22; at += 1) {
    // some start at the same time, and one has no date
    const start = at === 5 ? null : new Date(Date.UTC(2035, 0, 1 + Math.floor(((at * 7) % 22) / 2)))
    const submittedAt = new Date(Date.UTC(2026, 0, 1 + at))
    const id = await handIn("Zum Reihenfels", { submittedAt, departsAt: start })
    made.push({ id, start: start?.getTime() ?? Number.POSITIVE_INFINITY })
  }
  const byAge = made.map(({ id }) => id)
  const byStart = made
    .toSorted((one, other) =>
      one.start === other.start ? one.id - other.id : one.start - other.start,
    )
    .map(({ id }) => id)
  const orders = {
    aelteste: byAge,
    neueste: byAge.toReversed(),
    start: byStart,
    "letzter-start": byStart.toReversed(),
  }
  for (const [sort, expected] of Object.entries(orders)) {
    const words = `suche=Reihenfels&sortierung=${sort}`
    const first = await list(words)
    expect(
      first.entries.map(({ flightId }) => flightId),
      sort,
    ).toEqual(expected.slice(0, 20))
    expect([first.total, first.previous], sort).toEqual([22, null])
    const second = await list(`${words}&nach=${first.next}`)
    expect(
      second.entries.map(({ flightId }) => flightId),
      sort,
    ).toEqual(expected.slice(20))
    expect(second.next, sort).toBeNull()
    expect((await list(`${words}&vor=${second.previous}`)).entries, sort).toEqual(first.entries)
  }
  const { next } = await list("suche=Reihenfels&sortierung=neueste")
  const submittedAt = new Date("2026-12-01T10:00:00Z")
  await handIn("Zum Reihenfels", { submittedAt, departsAt: null })
  expect(await flightsOf(`suche=Reihenfels&sortierung=neueste&nach=${next}`)).toEqual(
    byAge.slice(0, 2).toReversed(),
  )
  expect((await listVettingsToDecide(db)).map(({ flightId }) => flightId)).toEqual(
    expect.arrayContaining(byAge),
  )
})

test("the table has the flights and the columns that are shown, no formula, and its pilots can read of it", async () => {
  const pilot = await makePilot(db, { firstName: "=SUM(A1)", lastName: "Tafel" })
  const id = await handIn("Zum Tafelberg", {
    submittedAt: new Date("2026-05-04T10:00:00Z"),
    departsAt: new Date("2035-07-02T09:30:00Z"),
    pilotId: pilot.id,
  })
  const query = read("suche=Tafelberg&spalten=pilot,start,submitted")
  const flights = await exportVettings(db, ADMIN, query)
  const [titles, ...lines] = toVettingsCsv(flights, shownColumns(VETTING_COLUMNS, query.columns))
    .trim()
    .split("\r\n")
  expect(titles).toBe(
    '"Flug";"Pilot:in";"Konto der Pilot:in";"Start";"Startzeit (Ortszeit)";"Eingereicht"',
  )
  expect(lines).toEqual([
    `"Zum Tafelberg";"'=SUM(A1) Tafel";${pilot.id};"02.07.2035";"11:30";"04.05.2026"`,
  ])
  expect(flights.map(({ flightId }) => flightId)).toEqual([id])
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "user.flights_exported"))
  expect(events).toMatchObject([{ actorId: adminId, actorKind: "admin", data: { count: 1 } }])
  const looks = await db
    .select()
    .from(dataLooksTable)
    .where(eq(dataLooksTable.kind, "flights_table"))
  expect(looks.map(({ userId }) => userId)).toEqual([pilot.id])
  expect(await exportVettings(db, ADMIN, query, [2_000_000_000])).toEqual([])
})
