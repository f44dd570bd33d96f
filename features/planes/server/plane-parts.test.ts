import { eq } from "drizzle-orm"
import sharp from "sharp"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { eventsTable } from "#platform/server/events.ts"
import { storage } from "#platform/server/storage.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { MAX_PLANE_PHOTOS } from "../plane-photo.ts"
import { type PlanePhoto, planePhotoKey } from "../plane-photo-path.ts"
import { deleteOrphanedPlanePhotoQueue } from "./delete-orphaned-plane-photo.ts"
import { erasePlanes } from "./erase-planes.ts"
import { findPlaneInsurance, listInsuredPlanes } from "./plane-insurances.ts"
import { listPlanePhotos } from "./plane-photos.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#246" } })
const JPEG = new Uint8Array(
  await drawn(2000, 1000)
    .withExif({ IFD3: { GPSLatitude: "50/1 46/1 7/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer(),
)

async function ownPlane() {
  const { id: as } = await makePilot(db)
  const { id } = await makePlane(db, { pilotId: as })
  return { as, id, path: `/api/planes/${id}` }
}
type Own = Awaited<ReturnType<typeof ownPlane>>

const upload = ({ as, path }: Own, rawBody: Uint8Array<ArrayBuffer> = JPEG, type = "image/jpeg") =>
  call("POST", `${path}/photos`, { as, rawBody, headers: { "content-type": type } })
const idsOf = async ({ id }: Own) => (await listPlanePhotos(db, id)).map((photo) => photo.id)
const kept = (photoId: string) => storage().exists(planePhotoKey(photoId, 1280))
const eventsOf = async ({ as }: Own) =>
  (await db.select().from(eventsTable).where(eq(eventsTable.actorId, as))).map(({ kind }) => kind)

test("an uploaded photo is re-encoded in two widths without the camera's metadata", async () => {
  const own = await ownPlane()
  const { status, json } = await upload(own)
  expect(status).toBe(201)
  const [photo] = json.photos as PlanePhoto[]
  for (const [width, height] of [
    [480, 240],
    [1280, 640],
  ] as const) {
    const bytes = await storage().getBytes(planePhotoKey(photo?.id ?? "", width))
    const { format, exif, ...size } = await sharp(bytes).metadata()
    expect({ format, exif, ...size }).toMatchObject({ format: "webp", width, height })
    expect(exif).toBeUndefined()
  }
})

test("photos are sorted and described, and the middle one is deleted", async () => {
  const own = await ownPlane()
  for (let count = 0; count < 3; count += 1) await upload(own)
  const [first = "", second = "", third = ""] = await idsOf(own)
  const photos = [
    { id: third, alt: "  Von vorn " },
    { id: first, alt: "" },
    { id: second, alt: "Cockpit" },
  ]
  const arranged = await call("PUT", `${own.path}/photos`, { as: own.as, body: { photos } })
  expect(arranged.json.photos).toEqual([{ id: third, alt: "Von vorn" }, ...photos.slice(1)])
  await call("PUT", `${own.path}/photos`, { as: own.as, body: { photos } })
  await call("DELETE", `${own.path}/photos/${first}`, { as: own.as })
  const again = await call("DELETE", `${own.path}/photos/${first}`, { as: own.as })
  expect(again.json.photos.map(({ id }: PlanePhoto) => id)).toEqual([third, second])
  await workOff(db)
  expect([await kept(first), await kept(second)]).toEqual([false, true])
  await upload(own)
  expect(await idsOf(own)).toHaveLength(3)
  expect(await eventsOf(own)).toEqual([
    ...Array(3).fill("plane.photo_added"),
    "plane.photos_arranged",
    "plane.photo_removed",
    "plane.photo_added",
  ])
})

test("an order that names another set of photos changes nothing", async () => {
  const [own, other] = [await ownPlane(), await ownPlane()]
  await upload(own)
  await upload(other)
  const [mine = ""] = await idsOf(own)
  const [theirs = ""] = await idsOf(other)
  for (const ids of [[], [theirs], [mine, theirs], [mine, mine]]) {
    const body = { photos: ids.map((id) => ({ id, alt: "Gekapert" })) }
    const { status } = await call("PUT", `${own.path}/photos`, { as: own.as, body })
    expect(status).toBe(422)
  }
  expect(await listPlanePhotos(db, other.id)).toEqual([{ id: theirs, alt: "" }])
})

test("there are six at most, also when several come at one moment", async () => {
  const own = await ownPlane()
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(own)))
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(
    MAX_PLANE_PHOTOS,
  )
  expect(await idsOf(own)).toHaveLength(MAX_PLANE_PHOTOS)
  const { status, json } = await upload(own)
  expect(status).toBe(422)
  expect(json.message).toContain("Mehr als 6 Fotos")
})

test.each([
  ["a page named as a picture", new TextEncoder().encode("<html><script>"), 415],
  ["a picture of a few pixels", new Uint8Array(await drawn(40, 40).png().toBuffer()), 422],
])("%s is refused, and nothing is stored", async (_, bytes, status) => {
  const own = await ownPlane()
  expect(await upload(own, bytes as Uint8Array<ArrayBuffer>, "image/png")).toMatchObject({ status })
  expect(await idsOf(own)).toEqual([])
})

test("files whose row never came are deleted an hour later, those with a row stay", async () => {
  const own = await ownPlane()
  await upload(own)
  const [photoId = ""] = await idsOf(own)
  const orphan = "5c1f6d0e-7a0b-4d7e-9c53-2f1b8a64e0d1"
  await storage().put(planePhotoKey(orphan, 1280), JPEG)
  for (const id of [photoId, orphan]) {
    await deleteOrphanedPlanePhotoQueue.run(db, { photoId: id })
  }
  await workOff(db)
  expect([await kept(photoId), await kept(orphan)]).toEqual([true, false])
})

const today = isoDay(clock.now(), HOME_ZONE)
const POLICY = {
  insurer: "Luftpool",
  policyNumber: "LP-2027-118",
  validUntil: addDays(today, 200),
  coversGuests: true,
}

test("an aircraft is insured until a day, which its pilot corrects", async () => {
  const own = await ownPlane()
  const insure = (part: object) =>
    call("PUT", `${own.path}/insurance`, { as: own.as, body: { ...POLICY, ...part } })
  expect((await insure({})).status).toBe(200)
  expect((await insure({})).status).toBe(200)
  expect((await insure({ validUntil: today })).status).toBe(200)
  expect(await findPlaneInsurance(db, own.id)).toEqual({
    insurer: "Luftpool",
    policyNumber: "LP-2027-118",
    validUntil: today,
  })
  expect(await listInsuredPlanes(db, own.as)).toMatchObject([{ id: own.id, insuredUntil: today }])
  expect(await eventsOf(own)).toEqual(["plane.insured", "plane.insured"])
})

test.each([
  ["an end yesterday", { validUntil: addDays(today, -1) }, "validUntil", "schon abgelaufen"],
  ["an end in another century", { validUntil: "2926-01-01" }, "validUntil", "sehr weit weg"],
  ["a day that there is not", { validUntil: "2027-02-29" }, "validUntil", "gibt es nicht"],
  ["no end", { validUntil: "" }, "validUntil", "bis wann sie gilt"],
  ["no insurer", { insurer: " " }, "insurer", "bei wem"],
  ["no contract", { policyNumber: "" }, "policyNumber", "die Nummer des Vertrags"],
  ["guests that are not covered", { coversGuests: false }, "coversGuests", "darf niemand mit"],
])("%s is refused at its field", async (_, part, property, sentence) => {
  const own = await ownPlane()
  const body = { ...POLICY, ...part }
  const { status, json } = await call("PUT", `${own.path}/insurance`, { as: own.as, body })
  expect(status).toBe(400)
  expect(json.message[0].property).toBe(property)
  expect(JSON.stringify(json.message[0].constraints)).toContain(sentence)
  expect(await findPlaneInsurance(db, own.id)).toBeNull()
})

test("who leaves takes photos and insurance of their aircraft along", async () => {
  const own = await ownPlane()
  await upload(own)
  const [photoId = ""] = await idsOf(own)
  await call("PUT", `${own.path}/insurance`, { as: own.as, body: POLICY })
  await erasePlanes(db, own.as)
  await workOff(db)
  expect(await idsOf(own)).toEqual([])
  expect(await findPlaneInsurance(db, own.id)).toBeNull()
  expect(await kept(photoId)).toBe(false)
})
