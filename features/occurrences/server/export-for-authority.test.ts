import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOccurrence } from "#db/seed/factories/make-occurrence.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { exportForAuthority, listExportableQuarters } from "./export-for-authority.ts"

const db = await testDatabase()
const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

const SUMMARY = "Ein Tier lief über die Bahn, der Start wurde abgebrochen."

const exported = async (period: string) =>
  JSON.parse(await exportForAuthority(db, ADMIN, { period, format: "json" })).occurrences

async function closedOn(departsAt: string, values: object = {}) {
  const pilot = await makePilot(db, { firstName: "Wiebke", lastName: "Harms" })
  const flight = await makeFlight(db, { pilotId: pilot.id, departsAt: new Date(departsAt) })
  const guest = await makeUser(db, { firstName: "Merle", lastName: "Diekmann" })
  await makeBooking(db, { flight, passengerId: guest.id })
  return makeOccurrence(db, {
    flightId: flight.id,
    reporterId: guest.id,
    words: "Wiebke Harms musste abbrechen, sagt Merle Diekmann.",
    closedAt: new Date("2031-06-01T10:00:00Z"),
    closingNote: "Frau Harms angerufen.",
    summary: SUMMARY,
    ...values,
  })
}

test("an export holds what was summed up, and no name, number, aircraft, place or day", async () => {
  await closedOn("2031-02-03T09:30:00Z")
  const [one, ...more] = await exported("2031-Q1")
  expect(more).toEqual([])
  expect(one).toEqual({
    quarter: "2031-Q1",
    kind: "aerodrome",
    phase: "take_off",
    aircraftClass: "SEP",
    country: "DE",
    region: null,
    hasInjuries: false,
    isReportedToAuthority: false,
    summary: SUMMARY,
  })
  const csv = await exportForAuthority(db, ADMIN, { period: "2031-Q1", format: "csv" })
  for (const word of [
    "Harms",
    "Merle",
    "angerufen",
    "EDKB",
    "Hangelar",
    "2031-02",
    "03.02",
    "D-E",
  ]) {
    expect(csv).not.toContain(word)
  }
})

test("the region is told once five flights of that quarter and class started there", async () => {
  await closedOn("2032-02-03T09:30:00Z")
  for (const day of [10, 11, 12]) {
    await makeFlight(db, { departsAt: new Date(`2032-03-${day}T09:30:00Z`) })
  }
  expect((await exported("2032-Q1"))[0].region).toBeNull()
  await makeFlight(db, { departsAt: new Date("2032-03-13T09:30:00Z") })
  expect((await exported("2032-Q1"))[0].region).toBe("Nordrhein-Westfalen")
})

test("what is open is in no export", async () => {
  await closedOn("2033-02-03T09:30:00Z", { closedAt: null, closingNote: "", summary: "" })
  expect(await exported("2033")).toEqual([])
  expect(await listExportableQuarters(db)).not.toContain("2033-Q1")
})

test("a period has what started in it by the clock there, and a year all of its quarters", async () => {
  // in Berlin the new year has begun
  await closedOn("2034-12-31T23:30:00Z")
  await closedOn("2035-11-03T09:30:00Z")
  expect(await exported("2034")).toEqual([])
  expect(await exported("2035-Q1")).toHaveLength(1)
  expect(await exported("2035")).toHaveLength(2)
  expect(await listExportableQuarters(db)).toEqual(expect.arrayContaining(["2035-Q1", "2035-Q4"]))
})

test("reports stand in the order of what they say, not in that in which they came", async () => {
  await closedOn("2036-01-03T09:30:00Z", { kind: "technical" })
  await closedOn("2036-02-03T09:30:00Z", { kind: "air_traffic" })
  const kinds = (await exported("2036")).map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(["air_traffic", "technical"])
})

test("no export tells a guest's report from a pilot's that no authority knows", async () => {
  await closedOn("2038-02-03T09:30:00Z")
  await closedOn("2038-02-04T09:30:00Z", { reporterRole: "pilot", isReportedToAuthority: false })
  const [guests, pilots] = await exported("2038")
  expect(pilots).toEqual(guests)
})

test("every export is written down with its period, its form and how much was in it", async () => {
  await closedOn("2037-02-03T09:30:00Z")
  await exported("2037-Q1")
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "user.occurrences_exported"))
  expect(events.at(-1)).toMatchObject({
    actorId: admin.id,
    actorKind: "admin",
    data: { period: "2037-Q1", format: "json", count: 1 },
  })
})
