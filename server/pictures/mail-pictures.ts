import { type Context, Hono } from "hono"
import sharp, { type Sharp } from "sharp"
import {
  type FlightPhotoPart,
  flightPhotoKey,
  partName,
} from "#features/flights/core/flight-photo-path.ts"
import {
  findPublicPicture,
  type PublicPicture,
} from "#features/flights/core/server/find-public-picture.ts"
import { isMailBand, MAIL_BANDS } from "#features/mail-kit/mail-bands.ts"
import { MAIL_MARK_PATH, MAIL_PICTURES_PATH } from "#features/mail-kit/mail-picture-paths.ts"
import {
  MAIL_BAND_SIZE,
  MAIL_MARK_SIZE,
  MAIL_PICTURE_SIZE,
} from "#features/mail-kit/mail-picture-sizes.ts"
import { MAIL_MARK_COLOURS } from "#features/mail-kit/server/mail-colours.ts"
import { isMotif, motifPath } from "#features/vouchers/voucher-motifs.ts"
import { drawMark } from "#illustrations/draw-mark.ts"
import { sceneFile } from "#illustrations/scene/drawn-scenes.ts"
import type { Db } from "#platform/server/db.ts"
import { limitConcurrency } from "#platform/server/limit-concurrency.ts"
import { storage } from "#platform/server/storage.ts"

interface Size {
  width: number
  height: number
}

/** Pixels for each CSS pixel: sharp on the screens of phones. */
const DENSITY = 2

const HEADERS = {
  "cache-control": "public, max-age=86400",
  // mails are read on other sites
  "cross-origin-resource-policy": "cross-origin",
}

/**
 * The pictures of mails. Many programs know neither SVG nor WebP, so that scenes and photos are turned
 * into JPEG here. Those of flights few at a time, and only so many wait: pages stay quick.
 */
export function mailPictures(db: Db) {
  const routes = new Hono()
  const places = limitConcurrency({ working: 1, waiting: 24 })
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  /** One of a few that never change. */
  async function answerKept(c: Context, draw: () => Promise<Uint8Array<ArrayBuffer>>) {
    const { path } = c.req
    const picture = kept.get(path) ?? draw()
    kept.set(path, picture)
    // what failed once is drawn again
    picture.catch(() => kept.delete(path))
    return answer(c, await picture)
  }

  routes.get(MAIL_MARK_PATH, (c) => answerKept(c, drawMarkPicture))
  routes.get(`${MAIL_PICTURES_PATH}/band/:file{[a-z-]{1,40}\\.jpg}`, async (c) => {
    const band = nameOf(c.req.param("file"))
    if (!isMailBand(band)) return missing(c)
    return answerKept(c, () => drawScenePicture(MAIL_BANDS[band].scene, MAIL_BAND_SIZE))
  })
  routes.get(`${MAIL_PICTURES_PATH}/motiv/:file{[a-z-]{1,40}\\.jpg}`, async (c) => {
    const motif = nameOf(c.req.param("file"))
    if (!isMotif(motif)) return missing(c)
    return answerKept(c, () => drawScenePicture(motifPath(motif), MAIL_PICTURE_SIZE))
  })
  routes.get(`${MAIL_PICTURES_PATH}/flug/:file{[1-9][0-9]{0,8}\\.jpg}`, async (c) => {
    const found = await findPublicPicture(db, Number.parseInt(c.req.param("file"), 10))
    if (!found) return missing(c)
    const key = "photo" in found && keyOf(found.photo)
    if (key && !(await storage().exists(key))) return missing(c)
    const picture = await places.take(() => drawFlightPicture(found))
    return picture ? answer(c, picture) : c.body(null, 503, { "retry-after": "30" })
  })
  return routes
}

function nameOf(file: string): string {
  return file.slice(0, file.lastIndexOf("."))
}

function answer(c: Context, picture: Uint8Array<ArrayBuffer>) {
  const type = c.req.path === MAIL_MARK_PATH ? "image/png" : "image/jpeg"
  return c.body(picture, 200, { "content-type": type, ...HEADERS })
}

// a flight may be shown again tomorrow
function missing(c: Context) {
  return c.body(null, 404, { "cache-control": "no-store" })
}

async function drawFlightPicture(found: PublicPicture) {
  if ("scene" in found) return drawScenePicture(found.scene, MAIL_PICTURE_SIZE)
  return toJpeg(sharp(await storage().getBytes(keyOf(found.photo))), MAIL_PICTURE_SIZE)
}

function keyOf({ id, crop }: FlightPhotoPart): string {
  return flightPhotoKey(id, partName(crop), 1280)
}

async function drawScenePicture(address: string, size: Size) {
  const scene = sceneFile(address.replace(/\?.*$/, ""))
  if (!scene) throw new Error(`no scene at ${address}`)
  // crops are drawn 600 pixels wide and more
  return toJpeg(sharp(Buffer.from(scene), { density: 72 * DENSITY }), size)
}

async function toJpeg(picture: Sharp, { width, height }: Size) {
  const bytes = await picture
    .resize(width * DENSITY, height * DENSITY, { fit: "cover" })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
  return new Uint8Array(bytes)
}

async function drawMarkPicture() {
  const { width, height } = MAIL_MARK_SIZE
  const density = 3 * 72
  const bytes = await sharp(Buffer.from(drawMark(MAIL_MARK_COLOURS)), { density })
    .resize(width * 3, height * 3)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(bytes)
}
