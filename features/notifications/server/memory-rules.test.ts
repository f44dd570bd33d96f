import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeMemory } from "#db/seed/factories/make-memory.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { userBlocksTable } from "#features/chat/core/server/conversations-tables.ts"
import { albumPath } from "#features/memories/memory-paths.ts"
import { answerRequest } from "#features/memories/server/answer-request.ts"
import { askToShow } from "#features/memories/server/ask-to-show.ts"
import { notifyOfMemoriesQueue } from "#features/memories/server/notify-of-memories.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { notificationsTable } from "./notifications-table.ts"

const db = await testDatabase()

let restoreClock = () => {}
afterEach(() => restoreClock())

function turnClock(byMs: number) {
  const now = clock.now().getTime()
  restoreClock()
  restoreClock = setClockSource(() => new Date(now + byMs))
}

const actorOf = (userId: number): UserActor => ({
  kind: "user",
  userId,
  isPilot: false,
  isAdmin: false,
})

/** A flight of three weeks ago with two guests. */
async function flownTogether() {
  const jonas = await makeUser(db, { firstName: "Jonas", lastName: "Kern" })
  const lena = await makeUser(db, { firstName: "Lena", lastName: "Berger" })
  const flight = await makePastFlight(db, { passengerId: jonas.id, seatsOffered: 3 })
  const heldAt = new Date(clock.now().getTime() - days(30))
  const { id } = await makeBooking(db, { flight, passengerId: lena.id, heldAt })
  await db.update(bookingsTable).set({ status: "settled" }).where(eq(bookingsTable.id, id))
  return { flightId: flight.id, pilot: flight.pilotId, jonas: jonas.id, lena: lena.id }
}

async function addPhotos(flightId: number, userId: number, count: number) {
  for (let place = 0; place < count; place += 1) {
    await makeMemory(db, { flightId, userId, notifiedAt: null })
  }
}

async function notify() {
  await notifyOfMemoriesQueue.run(db, undefined)
  await workOff(db)
}

async function bellsOf(userId: number) {
  const bells = await db
    .select()
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, userId))
  return bells.filter(({ kind }) => kind === "album-grown" || kind.startsWith("photo-"))
}

test("the others get one bell a day for all that somebody has added, once it has stopped", async () => {
  const { flightId, pilot, jonas, lena } = await flownTogether()
  await addPhotos(flightId, jonas, 2)
  await notify()
  expect(await bellsOf(lena)).toEqual([])
  turnClock(minutes(16))
  await notify()
  await notify()
  for (const reader of [pilot, lena]) {
    expect(await bellsOf(reader)).toMatchObject([
      { path: albumPath(flightId), data: { person: { name: "Jonas" }, photoCount: 2 } },
    ])
  }
  expect(await bellsOf(jonas)).toEqual([])
  await addPhotos(flightId, jonas, 1)
  turnClock(hours(20))
  await notify()
  expect(await bellsOf(lena)).toHaveLength(1)
  turnClock(hours(5))
  await notify()
  expect((await bellsOf(lena)).map(({ data }) => data.photoCount).toSorted()).toEqual([1, 2])
})

test("two guests who have blocked each other get no bell of each other, the pilot gets both", async () => {
  const { flightId, pilot, jonas, lena } = await flownTogether()
  const block = { blockerId: lena, blockedId: jonas, createdAt: clock.now() }
  await insertRow(db, userBlocksTable, block)
  await addPhotos(flightId, jonas, 1)
  await addPhotos(flightId, pilot, 1)
  turnClock(minutes(16))
  await notify()
  expect((await bellsOf(lena)).map(({ data }) => data.person?.id)).toEqual([pilot])
  expect((await bellsOf(pilot)).map(({ data }) => data.person?.id)).toEqual([jonas])
})

test("who is asked is notified, then all once it is public, and the pilot when it ends", async () => {
  const { flightId, pilot, jonas, lena } = await flownTogether()
  const { id: memoryId } = await makeMemory(db, { flightId, userId: jonas })
  const kindsOf = async (userId: number) =>
    (await bellsOf(userId)).map(({ kind }) => kind).toSorted()
  const pictured = [{ userId: lena, self: true, companions: false }]
  const input = { pictured, isNobodyPictured: false }
  await askToShow(db, { ...actorOf(pilot), isPilot: true }, { memoryId, input })
  await workOff(db)
  expect(await kindsOf(lena)).toEqual(["photo-asked"])
  expect(await kindsOf(jonas)).toEqual(["photo-asked"])
  expect(await kindsOf(pilot)).toEqual([])
  await answerRequest(db, actorOf(lena), { memoryId, agrees: true })
  await answerRequest(db, actorOf(jonas), { memoryId, agrees: true })
  await workOff(db)
  expect(await kindsOf(pilot)).toEqual(["photo-shown"])
  expect(await kindsOf(lena)).toEqual(["photo-asked", "photo-shown"])
  // who spoke last has seen it
  expect(await kindsOf(jonas)).toEqual(["photo-asked"])
  await answerRequest(db, actorOf(lena), { memoryId, agrees: false })
  await workOff(db)
  expect(await kindsOf(pilot)).toEqual(["photo-not-shown", "photo-shown"])
})
