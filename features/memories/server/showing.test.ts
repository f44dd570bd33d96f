import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeMemory } from "#db/seed/factories/make-memory.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { ANSWER_WITHIN_MS } from "../memory.ts"
import type { MemoryRequestInput } from "../memory-schemas.ts"
import { eraseMemories } from "./delete-memories.ts"
import { expireMemoryRequestsQueue } from "./expire-requests.ts"
import { exportMemories } from "./export-memories.ts"
import { hideMemory, unhideMemory } from "./hide-memory.ts"
import { listMoments } from "./list-moments.ts"
import { loadAlbum } from "./load-album.ts"
import { isMomentPhoto } from "./open-memory-photo.ts"

const db = await testDatabase()
const { call } = testApplication(db)

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

/** Jonas, with his companion, and Lena were on board; the photo is Jonas'. */
async function flownTogether() {
  const jonas = await makeUser(db, { firstName: "Jonas", lastName: "Kern" })
  const lena = await makeUser(db, { firstName: "Lena", lastName: "Berger" })
  const flight = await makePastFlight(db, { passengerId: lena.id, seatsOffered: 3 })
  const booking = await makeBooking(db, {
    flight,
    passengerId: jonas.id,
    people: ["Jonas Kern", "Mia Kern"].map((name) => ({ name, weightKg: 70, luggageKg: 2 })),
    heldAt: new Date(clock.now().getTime() - days(30)),
  })
  await db.update(bookingsTable).set({ status: "settled" }).where(eq(bookingsTable.id, booking.id))
  const memory = await makeMemory(db, { flightId: flight.id, userId: jonas.id })
  return {
    flightId: flight.id,
    memoryId: memory.id,
    photoId: memory.photoId,
    pilot: flight.pilotId,
    jonas: jonas.id,
    lena: lena.id,
  }
}

type Together = Awaited<ReturnType<typeof flownTogether>>

const self = (userId: number) => ({ userId, self: true, companions: false })

const ask = ({ memoryId }: Together, as: number, input: Partial<MemoryRequestInput>) =>
  call("POST", `/api/memories/${memoryId}/request`, {
    as,
    body: { pictured: [], isNobodyPictured: !input.pictured?.length, ...input },
    headers: { "idempotency-key": randomUUID() },
  })

const answer = ({ memoryId }: Together, as: number, agrees: boolean) =>
  call("PUT", `/api/memories/${memoryId}/consent`, { as, body: { agrees } })

async function isPublic({ photoId, pilot }: Together): Promise<boolean> {
  const isServed = await isMomentPhoto(db, photoId)
  const listed = await listMoments(db, pilot)
  // page and picture say the same
  expect(listed.some((moment) => moment.photoId === photoId)).toBe(isServed)
  return isServed
}

async function requestFor(userId: number, { flightId }: Together) {
  return (await loadAlbum(db, actorOf(userId), flightId)).memories[0]?.request
}

/** Lena and Jonas have agreed, so everybody sees it. */
async function shownTogether() {
  const flown = await flownTogether()
  expect((await ask(flown, flown.pilot, { pictured: [self(flown.lena)] })).status).toBe(204)
  await answer(flown, flown.lena, true)
  await answer(flown, flown.jonas, true)
  expect(await isPublic(flown)).toBe(true)
  return flown
}

test("a photo is public once who took it and who is in it have agreed, and not before", async () => {
  const flown = await flownTogether()
  const { pilot, jonas, lena } = flown
  expect(await isPublic(flown)).toBe(false)
  expect((await ask(flown, pilot, { pictured: [self(lena), self(pilot)] })).status).toBe(204)
  expect((await requestFor(jonas, flown))?.own).toMatchObject({ isAuthor: true, answer: null })
  expect((await requestFor(lena, flown))?.own).toMatchObject({ isPictured: true, answer: null })
  expect(await isPublic(flown)).toBe(false)
  await answer(flown, lena, true)
  expect(await isPublic(flown)).toBe(false)
  expect(await requestFor(pilot, flown)).toMatchObject({
    status: "asked",
    asked: [
      { name: "Jonas K.", answer: null },
      { name: "Lena B.", answer: "agreed" },
    ],
  })
  await answer(flown, jonas, true)
  expect(await isPublic(flown)).toBe(true)
  expect(await requestFor(lena, flown)).toMatchObject({ status: "shown", asked: [] })
})

test("what the pilot took and where nobody is in it is public at once", async () => {
  const flown = await flownTogether()
  const own = await makeMemory(db, { flightId: flown.flightId, userId: flown.pilot })
  const empty = { ...flown, memoryId: own.id, photoId: own.photoId }
  expect((await ask(empty, flown.pilot, {})).status).toBe(204)
  expect(await isPublic(empty)).toBe(true)
})

test("only who flew asks, and only about people who were on board", async () => {
  const flown = await flownTogether()
  const { pilot, jonas, lena } = flown
  const stranger = await makeUser(db)
  expect((await ask(flown, lena, { pictured: [self(lena)] })).status).toBe(403)
  expect((await ask(flown, stranger.id, {})).status).toBe(404)
  const refused = { status: 400, json: { message: [{ property: "pictured" }] } }
  expect(await ask(flown, pilot, { pictured: [self(stranger.id)] })).toMatchObject(refused)
  const withCompanions = (userId: number) => ({ userId, self: false, companions: true })
  expect(await ask(flown, pilot, { pictured: [withCompanions(lena)] })).toMatchObject(refused)
  expect(await ask(flown, pilot, { isNobodyPictured: false })).toMatchObject(refused)
  expect((await ask(flown, pilot, { pictured: [withCompanions(jonas)] })).status).toBe(204)
  expect((await requestFor(jonas, flown))?.own).toMatchObject({
    isAuthor: true,
    isPictured: false,
    hasCompanions: true,
  })
})

test("one no keeps the photo among those on board, and nobody is asked again", async () => {
  const flown = await flownTogether()
  const { pilot, jonas, lena } = flown
  await ask(flown, pilot, { pictured: [self(lena)] })
  await answer(flown, jonas, true)
  expect((await answer(flown, lena, false)).status).toBe(204)
  // a repeat whose answer was lost
  expect((await answer(flown, lena, false)).status).toBe(204)
  expect(await isPublic(flown)).toBe(false)
  expect(await requestFor(pilot, flown)).toMatchObject({
    status: "ended",
    endReason: "declined",
    asked: [],
  })
  expect((await ask(flown, pilot, { pictured: [self(lena)] })).status).toBe(422)
  expect((await answer(flown, lena, true)).status).toBe(410)
})

test("a yes that is taken back removes the photo at once", async () => {
  const flown = await shownTogether()
  expect((await answer(flown, flown.lena, false)).status).toBe(204)
  expect(await isPublic(flown)).toBe(false)
  expect(await requestFor(flown.pilot, flown)).toMatchObject({ endReason: "withdrawn" })
})

test("who was not asked but is in the picture says so, and cannot agree for others", async () => {
  const flown = await flownTogether()
  const { pilot, jonas, lena } = flown
  await ask(flown, pilot, {})
  expect((await answer(flown, lena, true)).status).toBe(403)
  await answer(flown, jonas, true)
  expect(await isPublic(flown)).toBe(true)
  expect((await answer(flown, lena, false)).status).toBe(204)
  expect(await isPublic(flown)).toBe(false)
})

test("the pilot takes a request back and may ask again", async () => {
  const flown = await shownTogether()
  const path = `/api/memories/${flown.memoryId}/request`
  expect((await call("DELETE", path, { as: flown.lena })).status).toBe(403)
  expect((await call("DELETE", path, { as: flown.pilot })).status).toBe(204)
  expect((await call("DELETE", path, { as: flown.pilot })).status).toBe(204)
  expect(await isPublic(flown)).toBe(false)
  expect((await ask(flown, flown.pilot, { pictured: [self(flown.lena)] })).status).toBe(204)
  // a yes to the former request is none to this one
  expect(await isPublic(flown)).toBe(false)
})

test("after 14 days without all answers the request is over, also before the timer comes by", async () => {
  const flown = await flownTogether()
  const { pilot, jonas, lena } = flown
  await ask(flown, pilot, { pictured: [self(lena)] })
  await answer(flown, jonas, true)
  turnClock(ANSWER_WITHIN_MS)
  expect((await answer(flown, lena, true)).status).toBe(410)
  expect(await requestFor(lena, flown)).toMatchObject({ status: "ended", endReason: "expired" })
  await expireMemoryRequestsQueue.run(db, undefined)
  await expireMemoryRequestsQueue.run(db, undefined)
  const ended = await db
    .select()
    .from(eventsTable)
    .where(
      and(eq(eventsTable.kind, "memory.request_ended"), eq(eventsTable.entityId, flown.memoryId)),
    )
  expect(ended).toMatchObject([{ reason: "expired", actorKind: "system" }])
  expect(await isPublic(flown)).toBe(false)
})

test("what is shown ends with the account of anybody who has agreed, and the record of it too", async () => {
  const flown = await shownTogether()
  expect(await exportMemories(db, flown.lena)).toMatchObject({
    gefragt: [{ selbstZuSehen: true, antwort: "ja" }],
  })
  await eraseMemories(db, flown.lena)
  expect(await isPublic(flown)).toBe(false)
  expect(await exportMemories(db, flown.lena)).toMatchObject({ gefragt: [] })
  expect(await requestFor(flown.jonas, flown)).toMatchObject({ endReason: "left" })
})

test("a pilot's account takes what it shows along, and leaves the guests their album", async () => {
  const flown = await shownTogether()
  await eraseMemories(db, flown.pilot)
  expect(await isPublic(flown)).toBe(false)
  const { memories } = await loadAlbum(db, actorOf(flown.jonas), flown.flightId)
  expect(memories).toMatchObject([{ id: flown.memoryId, request: null }])
})

test("while an account is blocked, whose person could not take a yes back, the photo is not public", async () => {
  const flown = await shownTogether()
  const block = (blockedAt: Date | null) =>
    db.update(usersTable).set({ blockedAt }).where(eq(usersTable.id, flown.lena))
  await block(clock.now())
  expect(await isPublic(flown)).toBe(false)
  await block(null)
  expect(await isPublic(flown)).toBe(true)
})

test("a photo that its author removes is public nowhere", async () => {
  const flown = await shownTogether()
  expect(
    (await call("DELETE", `/api/memories/${flown.memoryId}`, { as: flown.jonas })).status,
  ).toBe(204)
  expect(await isPublic(flown)).toBe(false)
})

test("what the back office hides is gone from album and public, and comes back to the album alone", async () => {
  const flown = await shownTogether()
  const admin = await makeUser(db, { isAdmin: true, officeRoles: ["owner"] })
  const actor = { ...actorOf(admin.id), isAdmin: true, officeRoles: ["owner"] } as const
  const statement = { ground: "terms", provision: "Nr. 5", reasons: "Zeigt ein Kind." } as const
  const { memoryId } = flown
  const first = await hideMemory(db, actor, { memoryId, statement })
  expect((await hideMemory(db, actor, { memoryId, statement })).id).toBe(first.id)
  expect(await isPublic(flown)).toBe(false)
  expect((await loadAlbum(db, actorOf(flown.jonas), flown.flightId)).memories).toEqual([])
  await unhideMemory(db, actor, { memoryId, reasons: "Doch in Ordnung.", appealId: 1 })
  expect((await loadAlbum(db, actorOf(flown.lena), flown.flightId)).memories).toHaveLength(1)
  expect(await isPublic(flown)).toBe(false)
})
