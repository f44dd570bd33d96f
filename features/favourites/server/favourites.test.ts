import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightSeatsTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { days } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { MAX_FAVOURITES } from "../favourite.ts"
import { listFavouriteFlights } from "./favourites-queries.ts"
import { favouritesTable } from "./favourites-table.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const inDays = (count: number) => new Date(Date.now() + days(count))

const pathOf = (userId: number, flightId: number) => `/api/users/${userId}/favourites/${flightId}`

async function notedBy(userId: number): Promise<number[]> {
  const { json } = await call("GET", `/api/users/${userId}/favourites`, { as: userId })
  return json.map(({ flightId }: { flightId: number }) => flightId)
}

test("a flight is noted once however often it is pressed, and struck off again", async () => {
  const user = await makeUser(db)
  const flight = await makeFlight(db)
  for (let round = 0; round < 2; round += 1) {
    const answer = await call("PUT", pathOf(user.id, flight.id), { as: user.id })
    expect(answer).toMatchObject({ status: 200, json: { isFavourite: true } })
  }
  expect(await notedBy(user.id)).toEqual([flight.id])
  for (let round = 0; round < 2; round += 1) {
    const answer = await call("DELETE", pathOf(user.id, flight.id), { as: user.id })
    expect(answer).toMatchObject({ status: 200, json: { isFavourite: false } })
  }
  expect(await notedBy(user.id)).toEqual([])
})

test("nobody notes what they cannot see, what is not there, or what they fly themselves", async () => {
  const user = await makeUser(db)
  const draft = await makeFlight(db, { status: "draft" })
  const blocked = await makeFlight(db, { status: "blocked" })
  for (const flightId of [draft.id, blocked.id, 2_000_000_000]) {
    const answer = await call("PUT", pathOf(user.id, flightId), { as: user.id })
    expect(answer).toMatchObject({ status: 404, json: { code: "unknown-flight" } })
  }
  const own = await makeFlight(db)
  const answer = await call("PUT", pathOf(own.pilotId, own.id), { as: own.pilotId })
  expect(answer.status).toBe(404)
  expect(
    await db.select().from(favouritesTable).where(eq(favouritesTable.userId, user.id)),
  ).toEqual([])
})

test("what a browser kept for a guest goes to the account, without what is gone", async () => {
  const user = await makeUser(db)
  const [one, other, draft] = [
    await makeFlight(db),
    await makeFlight(db),
    await makeFlight(db, { status: "draft" }),
  ]
  await call("PUT", pathOf(user.id, one.id), { as: user.id })
  const body = { flightIds: [one.id, other.id, draft.id, 2_000_000_000] }
  const answer = await call("POST", `/api/users/${user.id}/favourites`, { as: user.id, body })
  expect(answer.json.flightIds.toSorted()).toEqual([one.id, other.id].toSorted())
  expect((await notedBy(user.id)).toSorted()).toEqual([one.id, other.id].toSorted())
})

test("a list has an end, and says so", async () => {
  const user = await makeUser(db)
  const flight = await makeFlight(db)
  const { id: _, ...values } = flight
  const flights = await db
    .insert(flightsTable)
    .values(Array.from({ length: MAX_FAVOURITES }, () => values))
    .returning({ id: flightsTable.id })
  const body = { flightIds: flights.map(({ id }) => id) }
  await call("POST", `/api/users/${user.id}/favourites`, { as: user.id, body })
  const answer = await call("PUT", pathOf(user.id, flight.id), { as: user.id })
  expect(answer).toMatchObject({ status: 422, json: { code: "too-many-favourites" } })
  expect(await notedBy(user.id)).toHaveLength(MAX_FAVOURITES)
})

test("the list shows the outcome of each request, upcoming ones first", async () => {
  const user = await makeUser(db)
  const past = inDays(-20)
  const passed = await makeFlight(db, {
    status: "closed",
    departsAt: past,
    publishedAt: inDays(-40),
    createdAt: inDays(-40),
  })
  const cancelled = await makeFlight(db, { status: "cancelled", departsAt: inDays(9) })
  const full = await makeFlight(db, { departsAt: inDays(3) })
  await db.delete(flightSeatsTable).where(eq(flightSeatsTable.flightId, full.id))
  const blocked = await makeFlight(db)
  const body = { flightIds: [passed.id, cancelled.id, full.id, blocked.id] }
  await call("POST", `/api/users/${user.id}/favourites`, { as: user.id, body })
  await db.update(flightsTable).set({ status: "blocked" }).where(eq(flightsTable.id, blocked.id))
  const noted = await listFavouriteFlights(db, user.id)
  expect(noted.map(({ card, state }) => [card.id, state])).toEqual([
    [full.id, "full"],
    [cancelled.id, "cancelled"],
    [passed.id, "flown"],
  ])
})
