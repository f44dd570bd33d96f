import { eq } from "drizzle-orm"
import sharp from "sharp"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { MAX_FLIGHT_PHOTOS } from "#features/flights/photos/flight-photo.ts"
import { copyFlightPhotos } from "#features/flights/photos/server/copy-flight-photos.ts"
import {
  deletePhotosOfFlight,
  erasePhotosOfPilot,
} from "#features/flights/photos/server/erase-flight-photos.ts"
import { tidyFlightPhotoQueue } from "#features/flights/photos/server/tidy-flight-photo.ts"
import { clock } from "#platform/clock.ts"
import { env } from "#platform/server/env.ts"
import { eventsTable } from "#platform/server/events.ts"
import { storage } from "#platform/server/storage.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import type { FlightStatus } from "../flight.ts"
import {
  type ArrangedPhoto,
  type FlightPhoto,
  flightPhotoKey,
  flightPhotoPath,
  partName,
  wholePhotoKey,
} from "../flight-photo-path.ts"
import { listFlightPhotos } from "./flight-photos.ts"

const db = await testDatabase()
const { call, app } = testApplication(db)

const drawn = (width: number, height: number, background = "#246") =>
  sharp({ create: { width, height, channels: 3, background } })
const JPEG = new Uint8Array(await drawn(1200, 600).jpeg().toBuffer())
/** As a camera makes it. */
const LARGE_JPEG = new Uint8Array(
  await drawn(3000, 1500)
    .withExif({ IFD3: { GPSLatitude: "50/1 46/1 7/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer(),
)

async function ownFlight(status: FlightStatus = "published") {
  const { id: as } = await makePilot(db)
  const { id } = await makeFlight(db, { pilotId: as, status })
  return { as, id, path: `/api/flights/${id}/photos` }
}
type Own = Awaited<ReturnType<typeof ownFlight>>

let draftId = 900_000
async function ownDraft(): Promise<Own> {
  const { id: as } = await makePilot(db)
  draftId += 1
  const now = clock.now()
  const saved = { answers: {}, version: 1, stepVersions: {}, createdAt: now, savedAt: now }
  await insertRow(db, flightDraftsTable, { flightId: draftId, pilotId: as, isOpen: true, ...saved })
  return { as, id: draftId, path: `/api/flights/${draftId}/photos` }
}

const upload = ({ as, path }: Own, rawBody: Uint8Array<ArrayBuffer> = JPEG, type = "image/jpeg") =>
  call("POST", path, { as, rawBody, headers: { "content-type": type } })
const arrange = ({ as, path }: Own, photos: readonly ArrangedPhoto[]) =>
  call("PUT", path, {
    as,
    body: { photos: photos.map(({ id, alt, crop }) => ({ id, alt, crop })) },
  })
const photosOf = ({ id }: Own) => listFlightPhotos(db, id)
const eventsOf = async ({ as }: Own) =>
  (await db.select().from(eventsTable).where(eq(eventsTable.actorId, as)))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("flight.photo"))

async function oneOf(own: Own): Promise<FlightPhoto> {
  await upload(own)
  const photo = (await photosOf(own)).at(-1)
  if (!photo) throw new Error("no photo came in")
  return photo
}

function isShown({ id, crop }: FlightPhoto) {
  return storage().exists(flightPhotoKey(id, partName(crop), 1280))
}

test.each([
  ["a flight", ownFlight],
  ["a draft that is no flight yet", ownDraft],
])("a photo of %s is re-encoded, whole and 3:2, without the camera's metadata", async (_, make) => {
  const own = await make()
  const { status, json } = await upload(own, LARGE_JPEG)
  expect(status).toBe(201)
  const [photo] = json.photos as FlightPhoto[]
  if (!photo) throw new Error("no photo came in")
  expect(photo).toMatchObject({ alt: "", crop: { left: 0.125, top: 0, width: 0.75, height: 1 } })
  for (const [key, width, height] of [
    [wholePhotoKey(photo.id), 2400, 1200],
    [flightPhotoKey(photo.id, "1250-0-7500-10000", 1280), 1280, 853],
    [flightPhotoKey(photo.id, "1250-0-7500-10000", 480), 480, 320],
  ] as const) {
    const { exif, ...size } = await sharp(await storage().getBytes(key)).metadata()
    expect(size).toMatchObject({ format: "webp", width, height })
    expect(exif).toBeUndefined()
  }
})

test("photos are sorted and described, and the middle one is deleted", async () => {
  const own = await ownFlight("in_review")
  for (let count = 0; count < 3; count += 1) await upload(own)
  const [first, second, third] = (await photosOf(own)) as [FlightPhoto, FlightPhoto, FlightPhoto]
  const photos = [{ ...third, alt: "  Das Watt " }, first, { ...second, alt: "Cockpit" }]
  const arranged = await arrange(own, photos)
  expect(arranged.json.photos).toEqual([{ ...third, alt: "Das Watt" }, ...photos.slice(1)])
  await arrange(own, photos)
  await call("DELETE", `${own.path}/${first.id}`, { as: own.as })
  const again = await call("DELETE", `${own.path}/${first.id}`, { as: own.as })
  expect(again.json.photos.map(({ id }: FlightPhoto) => id)).toEqual([third.id, second.id])
  await workOff(db)
  expect([await isShown(first), await isShown(second)]).toEqual([false, true])
  expect(await storage().exists(wholePhotoKey(first.id))).toBe(false)
  await upload(own)
  expect(await photosOf(own)).toHaveLength(3)
  expect(await eventsOf(own)).toEqual([
    ...Array(3).fill("flight.photo_added"),
    "flight.photos_arranged",
    "flight.photo_removed",
    "flight.photo_added",
  ])
})

test("another part of a photo has another address, and the former one leads nowhere", async () => {
  const own = await ownFlight()
  const photo = await oneOf(own)
  const left = { left: 0, top: 0, width: 0.375, height: 0.5 }
  const { status, json } = await arrange(own, [{ ...photo, crop: left }])
  expect(status).toBe(200)
  const [changed] = json.photos as [FlightPhoto]
  expect(changed.crop).toEqual(left)
  await workOff(db)
  const statusAt = async (path: string) => (await app.request(`${env().PUBLIC_URL}${path}`)).status
  expect(await statusAt(flightPhotoPath(changed, 1280))).toBe(200)
  expect(await statusAt(flightPhotoPath(photo, 1280))).toBe(404)
  // back again: what was deleted is drawn once more
  await arrange(own, [photo])
  await workOff(db)
  expect(await statusAt(flightPhotoPath(photo, 480))).toBe(200)
  expect(await statusAt(flightPhotoPath(changed, 480))).toBe(404)
})

test("only the part that was chosen is to be seen", async () => {
  const own = await ownFlight()
  const halves = await drawn(1200, 800, "#fff")
    .composite([{ input: await drawn(600, 800, "#000").png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
  await upload(own, new Uint8Array(halves), "image/png")
  const [photo] = (await photosOf(own)) as [FlightPhoto]
  const crop = { left: 0.5, top: 0.25, width: 0.5, height: 0.5 }
  await arrange(own, [{ ...photo, crop }])
  const bytes = await storage().getBytes(flightPhotoKey(photo.id, partName(crop), 1280))
  const { channels } = await sharp(bytes).stats()
  expect(channels[0]?.min).toBeGreaterThan(240)
  // what stands there until the file has come shows no more than the file
  const [shown] = (await photosOf(own)) as [FlightPhoto]
  const [type = "", tiny = ""] = shown.placeholder.split(",")
  expect(type).toBe("data:image/webp;base64")
  const { width, height } = await sharp(Buffer.from(tiny, "base64")).metadata()
  expect([width, height]).toEqual([16, 11])
  const inPlace = await sharp(Buffer.from(tiny, "base64")).stats()
  expect(inPlace.channels[0]?.min).toBeGreaterThan(230)
})

test.each([
  ["reaches over the right edge", { left: 0.5, top: 0, width: 0.6, height: 1 }],
  ["reaches over the lower edge", { left: 0, top: 0.9, width: 1, height: 0.2 }],
  ["begins outside", { left: -0.1, top: 0, width: 0.5, height: 0.5 }],
  ["is nothing", { left: 0, top: 0, width: 0, height: 0 }],
])("a part that %s is refused", async (_, crop) => {
  const own = await ownFlight()
  const photo = await oneOf(own)
  expect((await arrange(own, [{ ...photo, crop }])).status).toBe(400)
  expect(await photosOf(own)).toEqual([photo])
})

test("an order that names another set of photos changes nothing", async () => {
  const [own, other] = [await ownFlight(), await ownFlight()]
  const [mine, theirs] = [await oneOf(own), await oneOf(other)]
  for (const photos of [[], [theirs], [mine, theirs], [mine, mine]]) {
    const named = photos.map((photo) => ({ ...photo, alt: "Gekapert" }))
    expect((await arrange(own, named)).status).toBe(422)
  }
  expect(await photosOf(other)).toEqual([theirs])
})

test("somebody else's flight and draft look like missing ones", async () => {
  const { id: as } = await makePilot(db)
  for (const own of [await ownFlight(), await ownDraft()]) {
    const photo = await oneOf(own)
    const stranger = { ...own, as }
    expect((await upload(stranger)).status).toBe(404)
    expect((await arrange(stranger, [photo])).status).toBe(404)
    expect((await call("DELETE", `${own.path}/${photo.id}`, { as })).status).toBe(404)
    expect(await photosOf(own)).toEqual([photo])
  }
})

test.each(["under_way", "closed", "cancelled", "blocked"] as const)(
  "photos of a flight that is %s stay as they are",
  async (status) => {
    const { status: answer, json } = await upload(await ownFlight(status))
    expect(answer).toBe(422)
    expect(json.message).toContain("lassen sich nicht mehr ändern")
  },
)

test("there are ten at most, also when several come at one moment", async () => {
  const own = await ownFlight()
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(own)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_FLIGHT_PHOTOS)
  expect(await photosOf(own)).toHaveLength(MAX_FLIGHT_PHOTOS)
  const { status, json } = await upload(own)
  expect(status).toBe(422)
  expect(json.message).toContain("Mehr als 10 Fotos")
})

test.each([
  ["a page named as a picture", new TextEncoder().encode("<html><script>"), 415],
  ["a picture of a few pixels", new Uint8Array(await drawn(40, 40).png().toBuffer()), 422],
  ["a picture above 8 MB", new Uint8Array(8 * 1024 * 1024 + 1), 413],
])("%s is refused, and nothing is stored", async (_, bytes, status) => {
  const own = await ownFlight()
  expect(await upload(own, bytes as Uint8Array<ArrayBuffer>, "image/png")).toMatchObject({ status })
  expect(await photosOf(own)).toEqual([])
})

test("files whose row never came are deleted an hour later, those with a row stay", async () => {
  const own = await ownFlight()
  const photo = await oneOf(own)
  const orphan = { ...photo, id: "5c1f6d0e-7a0b-4d7e-9c53-2f1b8a64e0d1" }
  await storage().put(flightPhotoKey(orphan.id, partName(orphan.crop), 1280), JPEG)
  for (const { id, crop } of [photo, orphan]) {
    await tidyFlightPhotoQueue.run(db, { photoId: id, part: partName(crop) })
  }
  expect([await isShown(photo), await isShown(orphan)]).toEqual([true, false])
})

test("a draft that goes and a pilot who leaves take their photos along", async () => {
  const [draft, flight] = [await ownDraft(), await ownFlight("closed")]
  const photos = [await oneOf(draft)]
  await deletePhotosOfFlight(db, draft.id)
  await db
    .update(flightDraftsTable)
    .set({ pilotId: flight.as })
    .where(eq(flightDraftsTable.flightId, draft.id))
  photos.push(await oneOf({ ...draft, as: flight.as }))
  await erasePhotosOfPilot(db, flight.as)
  await workOff(db)
  expect(await photosOf(draft)).toEqual([])
  for (const photo of photos) expect(await isShown(photo)).toBe(false)
})

test("a flight gets the photos of another one with files of their own", async () => {
  const [own, other, gone] = [await ownFlight(), await ownFlight(), await ownFlight()]
  const photo = await oneOf(own)
  await copyFlightPhotos(db, own.id, other.id)
  await workOff(db)
  const [copied] = await photosOf(other)
  if (!copied) throw new Error("nothing was copied")
  expect(copied).toMatchObject({ alt: photo.alt, crop: photo.crop })
  await deletePhotosOfFlight(db, own.id)
  // its files are on their way out before they could be copied once more
  await storage().delete(flightPhotoKey(copied.id, partName(copied.crop), 480))
  await copyFlightPhotos(db, other.id, gone.id)
  await workOff(db)
  expect([await isShown(photo), await isShown(copied)]).toEqual([false, true])
  expect(await photosOf(gone)).toEqual([])
})
