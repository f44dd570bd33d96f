import sharp from "sharp"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightPhoto } from "#db/seed/factories/make-flight-photo.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { flightPhotoKey, partName } from "#features/flights/core/flight-photo-path.ts"
import { MAIL_BANDS, type MailBand } from "#features/mail-kit/mail-bands.ts"
import {
  flightMailPicturePath,
  MAIL_MARK_PATH,
  mailBandPath,
  motifMailPicturePath,
} from "#features/mail-kit/mail-picture-paths.ts"
import { MOTIF_NAMES } from "#features/vouchers/voucher-motifs.ts"
import { storage } from "#platform/server/storage.ts"
import { mailPictures } from "#server/pictures/mail-pictures.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const files = mailPictures(db)
const MAX_BYTES = 120_000

async function pictureAt(path: string): Promise<Uint8Array> {
  const answer = await files.request(path)
  expect(answer.status).toBe(200)
  // mails are read on other sites
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(MAX_BYTES)
  return bytes
}

test("the mark is a small picture without any ground", async () => {
  const bytes = await pictureAt(MAIL_MARK_PATH)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 120, height: 72 })
  const { channels } = await sharp(bytes).stats()
  expect(channels).toHaveLength(4)
  expect(channels[3]).toMatchObject({ min: 0, max: 255 })
})

const BANDS = Object.keys(MAIL_BANDS) as MailBand[]

test.each(BANDS)("the band of %s is a picture that every mail program knows", async (band) => {
  const bytes = await pictureAt(mailBandPath(band))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1052, height: 168 })
})

const FLIGHT_PICTURE = { format: "jpeg", width: 1052, height: 526 }

test.each(MOTIF_NAMES)("the motif %s is one as well", async (motif) => {
  const bytes = await pictureAt(motifMailPicturePath(motif))
  expect(await sharp(bytes).metadata()).toMatchObject(FLIGHT_PICTURE)
})

test("a flight has its drawing, each its own, with a date or without", async () => {
  const dated = await pictureAt(flightMailPicturePath((await makeFlight(db)).id))
  const offered = await pictureAt(flightMailPicturePath((await makeOffer(db)).id))
  for (const bytes of [dated, offered]) {
    expect(await sharp(bytes).metadata()).toMatchObject(FLIGHT_PICTURE)
  }
  expect(Buffer.compare(dated, offered)).not.toBe(0)
})

test("a flight with a photo shows that, as it is cut, until it is gone", async () => {
  const { id: flightId, pilotId } = await makeFlight(db)
  const photo = await makeFlightPhoto(db, { flightId, pilotId, cropTop: 0.25, cropHeight: 0.5 })
  const crop = { left: 0, top: 0.25, width: 1, height: 0.5 }
  const key = flightPhotoKey(photo.id, partName(crop), 1280)
  const red = { width: 1280, height: 640, channels: 3, background: "#c02020" } as const
  await storage().put(key, await sharp({ create: red }).webp().toBuffer())
  const { dominant } = await sharp(await pictureAt(flightMailPicturePath(flightId))).stats()
  expect(dominant.r).toBeGreaterThan(150)
  expect(dominant.g).toBeLessThan(60)
  await storage().delete(key)
  expect((await files.request(flightMailPicturePath(flightId))).status).toBe(404)
})

test.each(["draft", "in_review", "blocked"] as const)(
  "a flight that only its pilot may see (%s) has no picture for anybody",
  async (status) => {
    const flight = await makeFlight(db, { status })
    expect((await files.request(flightMailPicturePath(flight.id))).status).toBe(404)
  },
)

test.each([
  flightMailPicturePath(2_147_483_647),
  "/mailbilder/flug/1.png",
  "/mailbilder/flug/0.jpg",
  "/mailbilder/band/gibt-es-nicht.jpg",
  "/mailbilder/band/constructor.jpg",
  "/mailbilder/motiv/gibt-es-nicht.jpg",
])("%s is missing", async (path) => {
  expect((await files.request(path)).status).toBe(404)
})
