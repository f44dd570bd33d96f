import { eq } from "drizzle-orm"
import { unzipSync } from "fflate"
import sharp from "sharp"
import { afterEach, expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeMemory } from "#db/seed/factories/make-memory.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { userBlocksTable } from "#features/chat/core/server/conversations-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { storage } from "#platform/server/storage.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { pngBomb } from "#tests/support/png-bomb.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { MAX_MEMORIES } from "../memory.ts"
import { deleteMemoriesQueue, eraseMemories } from "./delete-memories.ts"
import { exportMemories, listMemoryFiles } from "./export-memories.ts"
import { findAlbumSummary, loadAlbum } from "./load-album.ts"
import { memoriesTable } from "./memories-tables.ts"
import { keepsakeKey, memoryFiles, memoryKey } from "./memory-files.ts"
import { canSeeMemoryPhoto } from "./open-memory-photo.ts"
import { findAlbumFiles, zipFiles } from "./zip-album.ts"

const db = await testDatabase()
const { app, call } = testApplication(db)

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

async function picture(background = "#3c45c4") {
  const create = { width: 3_000, height: 1_500, channels: 3, background } as const
  const exif = { IFD0: { Make: "Kamerawerk", ImageDescription: "Vor der Haustür" } }
  return new Uint8Array(await sharp({ create }).jpeg().withExif(exif).toBuffer())
}

async function send(as: number, flightId: number, bytes?: Uint8Array<ArrayBuffer>) {
  const answer = await app.request(`${env().PUBLIC_URL}/api/flights/${flightId}/memories`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", cookie: await accessCookieFor(db, as) },
    body: bytes ?? (await picture()),
  })
  return { status: answer.status, json: await answer.json() }
}

/** A flight of three weeks ago with two guests. */
async function flownTogether() {
  const jonas = await makeUser(db, { firstName: "Jonas", lastName: "Kern" })
  const lena = await makeUser(db, { firstName: "Lena", lastName: "Berger" })
  const flight = await makePastFlight(db, { passengerId: jonas.id, seatsOffered: 3 })
  await makeBooking(db, {
    flight,
    passengerId: lena.id,
    heldAt: new Date(clock.now().getTime() - days(30)),
  })
  await db
    .update(bookingsTable)
    .set({ status: "settled" })
    .where(eq(bookingsTable.passengerId, lena.id))
  return { flightId: flight.id, pilot: flight.pilotId, jonas: jonas.id, lena: lena.id }
}

const photosFor = async (userId: number, flightId: number) =>
  (await loadAlbum(db, actorOf(userId), flightId)).memories

test("what a guest adds everybody on board sees, re-encoded without the camera's metadata", async () => {
  const { flightId, pilot, jonas, lena } = await flownTogether()
  expect((await send(jonas, flightId)).status).toBe(201)
  for (const reader of [pilot, jonas, lena]) {
    expect(await photosFor(reader, flightId)).toMatchObject([
      { author: "Jonas", isOwn: reader === jonas, width: 1_280, height: 640, request: null },
    ])
  }
  const [photo] = await photosFor(lena, flightId)
  const photoId = photo?.photoId ?? ""
  for (const width of PHOTO_WIDTHS) {
    const {
      format,
      exif,
      width: drawn,
    } = await sharp(await storage().getBytes(memoryKey(photoId, width))).metadata()
    expect({ format, exif, drawn }).toEqual({ format: "webp", exif: undefined, drawn: width })
  }
  const whole = await sharp(await storage().getBytes(keepsakeKey(photoId))).metadata()
  expect(whole).toMatchObject({ format: "jpeg", width: 2_400 })
  expect(whole.exif).toBeUndefined()
})

test("to strangers, to who left and to who did not come the album is a missing one", async () => {
  const { flightId, jonas, lena } = await flownTogether()
  const { json } = await send(jonas, flightId)
  const [photo] = await photosFor(lena, flightId)
  const stranger = await makeUser(db)
  await db
    .update(bookingsTable)
    .set({ status: "no_show" })
    .where(eq(bookingsTable.passengerId, lena))
  const missing = await send(stranger.id, 2_147_483_647)
  expect(missing.status).toBe(404)
  for (const who of [stranger.id, lena]) {
    await expect(loadAlbum(db, actorOf(who), flightId)).rejects.toThrow("gibt es nicht")
    expect(await findAlbumSummary(db, actorOf(who), flightId)).toBeNull()
    expect(await send(who, flightId)).toEqual(missing)
    expect(await canSeeMemoryPhoto(db, who, photo?.photoId ?? "")).toBe(false)
    await expect(findAlbumFiles(db, actorOf(who), flightId)).rejects.toThrow("gibt es nicht")
    const answers = await Promise.all([
      call("PUT", `/api/memories/${json.memoryId}`, { as: who, body: { caption: "Meins" } }),
      call("DELETE", `/api/memories/${json.memoryId}`, { as: who }),
      call("PUT", `/api/memories/${json.memoryId}/consent`, { as: who, body: { agrees: false } }),
      call("DELETE", `/api/memories/${json.memoryId}/request`, { as: who }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
})

test("the album opens with the landing that the pilot declares, else at the planned end", async () => {
  const departsAt = new Date(clock.now().getTime() + hours(2))
  const flight = await makeFlight(db, { departsAt })
  const { passengerId } = await makeBooking(db, { flight })
  const guest = actorOf(passengerId ?? 0)
  expect(await findAlbumSummary(db, guest, flight.id)).toBeNull()
  await db.update(flightsTable).set({ status: "under_way" }).where(eq(flightsTable.id, flight.id))
  expect(await findAlbumSummary(db, guest, flight.id)).toBeNull()
  const set = { status: "settlement_due", landedAt: clock.now() } as const
  await db.update(flightsTable).set(set).where(eq(flightsTable.id, flight.id))
  expect(await findAlbumSummary(db, guest, flight.id)).toMatchObject({ count: 0 })
  await db.update(flightsTable).set({ status: "under_way" }).where(eq(flightsTable.id, flight.id))
  turnClock(hours(2) + minutes(flight.durationMinutes))
  expect(await findAlbumSummary(db, guest, flight.id)).toMatchObject({ count: 0 })
})

test("the same file twice is one photo, also at the same time; another is another", async () => {
  const { flightId, jonas, lena } = await flownTogether()
  const bytes = await picture()
  const sent = await Promise.all([1, 2, 3].map(() => send(jonas, flightId, bytes)))
  sent.push(await send(jonas, flightId, bytes))
  expect(new Set(sent.map(({ json }) => json.memoryId)).size).toBe(1)
  await send(lena, flightId, bytes)
  await send(jonas, flightId, await picture("#e2a04f"))
  expect(await photosFor(jonas, flightId)).toHaveLength(3)
})

test("more than thirty of one person are refused, and the others still add theirs", async () => {
  const { flightId, jonas, lena } = await flownTogether()
  for (let count = 0; count < MAX_MEMORIES - 1; count += 1) {
    await makeMemory(db, { flightId, userId: jonas })
  }
  const [one, other] = [await picture(), await picture("#e2a04f")]
  const both = await Promise.all([send(jonas, flightId, one), send(jonas, flightId, other)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  expect((await loadAlbum(db, actorOf(jonas), flightId)).free).toBe(0)
  expect((await send(lena, flightId)).status).toBe(201)
})

test("what is no picture or too large a one is refused and leaves nothing", async () => {
  const { flightId, jonas } = await flownTogether()
  const text = new TextEncoder().encode("<svg onload=alert(1)>")
  expect((await send(jonas, flightId, text)).status).toBe(415)
  expect((await send(jonas, flightId, new Uint8Array(pngBomb(30_000, 30_000)))).status).toBe(422)
  expect(await photosFor(jonas, flightId)).toEqual([])
})

test("a line below an own photo is kept, and nobody else writes it", async () => {
  const { flightId, pilot, jonas, lena } = await flownTogether()
  const { json } = await send(jonas, flightId)
  const path = `/api/memories/${json.memoryId}`
  expect((await call("PUT", path, { as: jonas, body: { caption: "Über dem Watt" } })).status).toBe(
    204,
  )
  expect((await call("PUT", path, { as: pilot, body: { caption: "Meins" } })).status).toBe(404)
  expect(await call("PUT", path, { as: jonas, body: { caption: "x".repeat(161) } })).toMatchObject({
    status: 400,
    json: { message: [{ property: "caption" }] },
  })
  expect(await photosFor(lena, flightId)).toMatchObject([{ caption: "Über dem Watt" }])
})

test("who has added a photo takes it out again, files and all; the pilot cannot", async () => {
  const { flightId, pilot, jonas } = await flownTogether()
  const { json } = await send(jonas, flightId)
  const [photo] = await photosFor(jonas, flightId)
  const path = `/api/memories/${json.memoryId}`
  expect((await call("DELETE", path, { as: pilot })).status).toBe(404)
  expect((await call("DELETE", path, { as: jonas })).status).toBe(204)
  await workOff(db)
  expect(await photosFor(pilot, flightId)).toEqual([])
  const files = memoryFiles(photo?.photoId ?? "")
  expect(await Promise.all(files.map((key) => storage().exists(key)))).toEqual([
    false,
    false,
    false,
  ])
})

test("two guests who have blocked each other see nothing of each other, the pilot sees all", async () => {
  const { flightId, pilot, jonas, lena } = await flownTogether()
  await insertRow(db, userBlocksTable, {
    blockerId: lena,
    blockedId: jonas,
    createdAt: clock.now(),
  })
  await send(jonas, flightId)
  await send(pilot, flightId)
  expect(await photosFor(lena, flightId)).toMatchObject([{ isOwn: false }])
  expect(await photosFor(pilot, flightId)).toHaveLength(2)
  expect(await photosFor(jonas, flightId)).toHaveLength(2)
  const hidden = (await photosFor(jonas, flightId)).find(({ isOwn }) => isOwn)
  expect(await canSeeMemoryPhoto(db, lena, hidden?.photoId ?? "")).toBe(false)
  expect((await findAlbumFiles(db, actorOf(lena), flightId)).files).toHaveLength(1)
})

test("all photos come in one archive, under numbers instead of names", async () => {
  const { flightId, jonas, lena } = await flownTogether()
  await send(jonas, flightId)
  await send(lena, flightId, await picture("#e2a04f"))
  const { archive, files } = await findAlbumFiles(db, actorOf(lena), flightId)
  expect(archive).toMatch(/^aufwind-album-\d{4}-\d\d-\d\d\.zip$/)
  await storage().delete(files[1]?.key ?? "")
  const pieces = []
  for await (const piece of zipFiles(files)) pieces.push(piece)
  const entries = unzipSync(Buffer.concat(pieces))
  expect(Object.keys(entries)).toEqual(["foto-01.jpg"])
  expect(await sharp(entries["foto-01.jpg"]).metadata()).toMatchObject({ width: 2_400 })
})

test("a photo whose files have never come is in no album and goes after an hour", async () => {
  const { flightId, jonas, lena } = await flownTogether()
  const lost = await makeMemory(db, { flightId, userId: jonas, arrivedAt: null, notifiedAt: null })
  expect(await photosFor(lena, flightId)).toEqual([])
  expect(await canSeeMemoryPhoto(db, jonas, lost.photoId)).toBe(false)
  await deleteMemoriesQueue.run(db, undefined)
  const isThere = () => db.$count(memoriesTable, eq(memoriesTable.id, lost.id))
  expect(await isThere()).toBe(1)
  turnClock(hours(1) + minutes(1))
  await deleteMemoriesQueue.run(db, undefined)
  expect(await isThere()).toBe(0)
})

test("a person's photos are in their copy, and go with their account from every album", async () => {
  const { flightId, jonas, lena } = await flownTogether()
  await send(jonas, flightId)
  await send(lena, flightId)
  const [photo] = (await photosFor(jonas, flightId)).filter(({ isOwn }) => isOwn)
  const photoId = photo?.photoId ?? ""
  expect(await exportMemories(db, jonas)).toMatchObject({
    fotos: [{ foto: photoId, flug: flightId }],
  })
  expect(await listMemoryFiles(db, jonas)).toEqual([
    { file: `albumfotos/${photoId}.jpg`, key: keepsakeKey(photoId) },
  ])
  await eraseMemories(db, jonas)
  await workOff(db)
  expect(await photosFor(lena, flightId)).toMatchObject([{ isOwn: true }])
  for (const key of memoryFiles(photoId)) expect(await storage().exists(key)).toBe(false)
})
