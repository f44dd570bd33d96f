import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { searchIndex, syncSearchIndex } from "#features/search/server/index/sync-search-index.ts"
import { getResponses } from "#features/users/pilots/server/responses.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import type { SentMessage } from "../conversations-schemas.ts"
import { missQuestionsQueue } from "./follow-question.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => {
  restoreClock()
  restoreClock = () => {}
})

async function passTime(ms: number) {
  const then = new Date(clock.now().getTime() + ms)
  restoreClock()
  restoreClock = setClockSource(() => then)
  await missQuestionsQueue.run(db, undefined)
}

async function ask(as: number, flightId: number): Promise<number> {
  const about = { kind: "flight", flightId }
  const body = { about, key: randomUUID(), text: "Wie windig darf es sein?" }
  const sent: SentMessage = (await app.call("POST", "/api/conversations", { as, body })).json
  return sent.conversationId
}

function write(as: number, conversationId: number) {
  const body = { key: randomUUID(), text: "Bis 20 Knoten." }
  return app.call("POST", `/api/conversations/${conversationId}/messages`, { as, body })
}

test("the pilot's next words answer a question, and only the first ones count", async () => {
  const { id: flightId, pilotId } = await makeFlight(db)
  const person = await makeUser(db)
  const id = await ask(person.id, flightId)
  expect(await getResponses(db, pilotId)).toEqual({ asked: 0, rate: null, minutes: null })
  await write(person.id, id)
  await passTime(minutes(90))
  await write(pilotId, id)
  await passTime(hours(60))
  await write(person.id, id)
  await write(pilotId, id)
  expect(await getResponses(db, pilotId)).toEqual({ asked: 1, rate: 1, minutes: 90 })
})

test("without an answer for two days a question is missed, and a late one does not mend it", async () => {
  const { id: flightId, pilotId } = await makeFlight(db)
  const person = await makeUser(db)
  const pointsOfPilot = async () => {
    await syncSearchIndex(db)
    const { pilots } = await searchIndex(db)
    return pilots.points[pilots.placeOf(pilotId)] ?? 0
  }
  const before = await pointsOfPilot()
  const id = await ask(person.id, flightId)
  await passTime(hours(48) - minutes(1))
  expect((await getResponses(db, pilotId)).asked).toBe(0)
  await passTime(minutes(1))
  await write(pilotId, id)
  expect(await getResponses(db, pilotId)).toEqual({ asked: 1, rate: 0, minutes: null })
  // all five points for answers: product rule on the ranking
  expect(await pointsOfPilot()).toBeCloseTo(before - 5)
})

test("a decision about the seats answers what was asked before", async () => {
  const flight = await makeFlight(db)
  const person = await makeUser(db)
  await ask(person.id, flight.id)
  await payFor(app, flight.id, 1, person.id)
  await workOff(db)
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  const declined = await app.call("POST", `/api/bookings/${booking?.id}/decline`, {
    as: flight.pilotId,
    body: { reason: "" },
  })
  expect(declined).toMatchObject({ status: 200, json: { status: "declined" } })
  await workOff(db)
  // the request and the question
  expect(await getResponses(db, flight.pilotId)).toMatchObject({ asked: 2, rate: 1 })
})

test("nobody owes an answer to whom they have blocked", async () => {
  const { id: flightId, pilotId } = await makeFlight(db)
  const person = await makeUser(db)
  const id = await ask(person.id, flightId)
  await app.call("PUT", `/api/users/${person.id}/talk-block`, { as: pilotId })
  await passTime(hours(50))
  await app.call("DELETE", `/api/users/${person.id}/talk-block`, { as: pilotId })
  expect((await getResponses(db, pilotId)).asked).toBe(0)
  await write(person.id, id)
  await passTime(hours(50))
  expect((await getResponses(db, pilotId)).asked).toBe(1)
})

test("what a pilot asks about a Gesuch is no question to them", async () => {
  const { pilotId } = await makeFlight(db)
  const request = await makeFlightRequest(db)
  const about = { kind: "flight_request", flightRequestId: request.id }
  const body = { about, key: randomUUID(), text: "Ginge auch der Sonntag?" }
  expect(await app.call("POST", "/api/conversations", { as: pilotId, body })).toMatchObject({
    status: 201,
  })
  await passTime(hours(50))
  expect((await getResponses(db, pilotId)).asked).toBe(0)
})
