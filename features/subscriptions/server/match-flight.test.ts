import { eq } from "drizzle-orm"
import fc from "fast-check"
import { beforeEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { distanceKm } from "#features/places/geo.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { days } from "#platform/duration.ts"
import { recordEvent } from "#platform/server/events.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { RADII_KM } from "../subscription.ts"
import { matchFlight } from "./match-flight.ts"
import { subscriptionMatchesTable as matches, subscriptionsTable } from "./subscriptions-tables.ts"

const db = await testDatabase()

// near Bonn-Hangelar, where the factory's flights start
const BONN = { lat: 50.7374, lng: 7.0982 }
const PUBLISHED = new Date("2026-05-04T10:00:00Z")
const BEFORE = new Date("2026-05-01T10:00:00Z")

type Values = Partial<typeof subscriptionsTable.$inferInsert>

async function makeSubscription(values: Values = {}) {
  const [row] = await db
    .insert(subscriptionsTable)
    .values({
      userId: values.userId ?? (await makeUser(db)).id,
      name: "Bonn",
      ...BONN,
      radiusKm: 50,
      status: "active",
      createdAt: BEFORE,
      confirmedAt: BEFORE,
      ...values,
    })
    .returning()
  return row?.id ?? 0
}

/** A flight that appeared at `publishedAt` for the first time. */
function flightOf(publishedAt = PUBLISHED) {
  return makeFlight(db, { publishedAt, createdAt: publishedAt })
}

async function found(flightId: number) {
  const rows = await db.select().from(matches).where(eq(matches.flightId, flightId))
  return rows.map((row) => row.subscriptionId).toSorted((one, other) => one - other)
}

beforeEach(async () => {
  await db.delete(subscriptionsTable)
})

test("a published flight is noted for those who were watching when it appeared", async () => {
  const flight = await makeFlight(db)
  const watching = await makeSubscription()
  await makeSubscription({ status: "unconfirmed", confirmedAt: null })
  await makeSubscription({ status: "deleted", deletedAt: BEFORE })
  await makeSubscription({ confirmedAt: new Date(PUBLISHED.getTime() + 1) })
  await makeSubscription({ lat: 53.55, lng: 9.99, radiusKm: 100 })
  await matchFlight(db, { flightId: flight.id, publishedAt: PUBLISHED })
  expect(await found(flight.id)).toEqual([watching])
})

test("pilots are not notified of their own flights", async () => {
  const pilot = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: pilot.id })
  await makeSubscription({ userId: pilot.id })
  await matchFlight(db, { flightId: flight.id, publishedAt: PUBLISHED })
  expect(await found(flight.id)).toEqual([])
})

test("the publishing event matches a flight once, however often it is delivered", async () => {
  const flight = await makeFlight(db)
  const subscription = await makeSubscription()
  for (let round = 0; round < 2; round += 1) {
    await recordEvent(db, {
      kind: "flight.published",
      entityId: flight.id,
      actor: SYSTEM,
      role: "system",
    })
  }
  await workOff(db)
  expect(await found(flight.id)).toEqual([subscription])
})

test("a flight that comes back from a pause is news to nobody who came after it first appeared", async () => {
  const flight = await flightOf()
  const older = await makeSubscription()
  await matchFlight(db, { flightId: flight.id, publishedAt: PUBLISHED })
  await db.update(matches).set({ sentAt: PUBLISHED })
  const between = new Date(PUBLISHED.getTime() + days(1))
  await makeSubscription({ createdAt: between, confirmedAt: between })
  // asked for in time, but confirmed when the flight was no longer new
  await makeSubscription({ confirmedAt: between })
  const again = new Date(PUBLISHED.getTime() + days(5))
  await recordEvent(db, {
    kind: "flight.published",
    entityId: flight.id,
    actor: SYSTEM,
    role: "system",
  })
  await workOff(db)
  await matchFlight(db, { flightId: flight.id, publishedAt: again })
  const told = await db.select().from(matches).where(eq(matches.flightId, flight.id))
  expect(told).toEqual([
    { subscriptionId: older, flightId: flight.id, matchedAt: PUBLISHED, sentAt: PUBLISHED },
  ])
})

test("the database measures as the globe does", async () => {
  const flight = await makeFlight(db)
  const user = await makeUser(db)
  const near = fc.record({
    lat: fc.double({ min: 47, max: 55, noNaN: true }),
    lng: fc.double({ min: 6, max: 15, noNaN: true }),
  })
  const watch = fc.record({
    north: fc.double({ min: -1.4, max: 1.4, noNaN: true }),
    east: fc.double({ min: -2.2, max: 2.2, noNaN: true }),
    radiusKm: fc.constantFrom(...RADII_KM),
  })
  await fc.assert(
    fc.asyncProperty(
      near,
      fc.array(watch, { minLength: 10, maxLength: 40 }),
      async (start, watches) => {
        await db.delete(subscriptionsTable)
        await db
          .update(airportsTable)
          .set(start)
          .where(eq(airportsTable.id, flight.departureAirportId))
        const rows = await db
          .insert(subscriptionsTable)
          .values(
            watches.map(({ north, east, radiusKm }, index) => ({
              userId: user.id,
              name: `Ort ${index}`,
              lat: start.lat + north,
              lng: start.lng + east,
              radiusKm,
              status: "active" as const,
              createdAt: BEFORE,
              confirmedAt: BEFORE,
            })),
          )
          .returning()
        await matchFlight(db, { flightId: flight.id, publishedAt: PUBLISHED })
        const expected = rows.filter((row) => distanceKm(row, start) <= row.radiusKm)
        expect(await found(flight.id)).toEqual(expected.map(({ id }) => id))
      },
    ),
    { numRuns: 40 },
  )
})
