import { eq, sql } from "drizzle-orm"
import sharp from "sharp"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { deleteFilesQueue } from "#platform/server/delete-files.ts"
import { env } from "#platform/server/env.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { pngBomb } from "#tests/support/png-bomb.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { PHOTO_MAX_BYTES } from "../photo.ts"
import { photoPath } from "../photo-path.ts"

const db = await testDatabase()
const { app } = testApplication(db)

interface Sent {
  as?: number
  type?: string
  query?: string
  headers?: Record<string, string>
}

async function send(userId: number, bytes: Uint8Array | string, sent: Sent = {}) {
  const answer = await app.request(
    `${env().PUBLIC_URL}/api/users/${userId}/photo${sent.query ?? ""}`,
    {
      method: "POST",
      headers: {
        "content-type": sent.type ?? "image/jpeg",
        ...(sent.as !== undefined && { cookie: await accessCookieFor(db, sent.as) }),
        ...sent.headers,
      },
      body: typeof bytes === "string" ? bytes : new Uint8Array(bytes),
    },
  )
  return { status: answer.status, json: await answer.json() }
}

function look(path: string) {
  return app.request(`${env().PUBLIC_URL}${path}`)
}

// left half red, right half blue
function halves(width = 800, height = 400) {
  const half = { width: width / 2, height, channels: 3 as const }
  return sharp({ create: { ...half, width, background: "#0000ff" } }).composite([
    { input: { create: { ...half, background: "#ff0000" } }, left: 0, top: 0 },
  ])
}

async function coloursOf(file: ArrayBuffer) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start =
      (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) *
      info.channels
    return (data[start] ?? 0) > 128 ? "red" : (data[start + 2] ?? 0) > 128 ? "blue" : "other"
  }
  return { left: at(0.05, 0.5), right: at(0.95, 0.5), top: at(0.5, 0.05), bottom: at(0.5, 0.95) }
}

async function newPhoto(userId: number): Promise<string> {
  const sent = await send(userId, await halves().jpeg().toBuffer(), { as: userId })
  expect(sent.status).toBe(200)
  return sent.json.photoId
}

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a photo in %s is stored as two squares in WebP and found under its address",
  async (format) => {
    const { id } = await makeUser(db)
    const bytes = await halves().toFormat(format).toBuffer()
    const sent = await send(id, bytes, { as: id, type: `image/${format}` })
    expect(sent.status).toBe(200)
    for (const size of [160, 640] as const) {
      const answer = await look(photoPath(sent.json.photoId, size))
      expect(answer.status).toBe(200)
      expect(answer.headers.get("content-type")).toBe("image/webp")
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      const file = await answer.arrayBuffer()
      expect(await sharp(file).metadata()).toMatchObject({
        format: "webp",
        width: size,
        height: size,
      })
      expect(await coloursOf(file)).toMatchObject({ left: "red", right: "blue" })
    }
  },
)

test("the camera's metadata is removed: place, time, device, comments", async () => {
  const { id } = await makeUser(db)
  const bytes = await halves()
    .jpeg()
    .withExif({
      IFD0: { Make: "Kamerawerk", Model: "Modell 7", ImageDescription: "Vor der Haustür" },
      IFD2: { DateTimeOriginal: "2026:06:12 09:30:00" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "50/1 46/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "7/1 9/1 0/1",
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Urheberin Lena</x:xmpmeta>')
    .withIccProfile("p3")
    .toBuffer()
  const before = await sharp(bytes).metadata()
  expect(before.exif?.toString("latin1")).toContain("Kamerawerk")
  expect(before.xmp).toBeDefined()
  // the tag that leads to the coordinates, in either byte order
  const place = [Buffer.from([0x25, 0x88]), Buffer.from([0x88, 0x25])]
  expect(place.some((tag) => before.exif?.includes(tag))).toBe(true)
  const sent = await send(id, bytes, { as: id })
  for (const size of [160, 640] as const) {
    const file = Buffer.from(await (await look(photoPath(sent.json.photoId, size))).arrayBuffer())
    const after = await sharp(file).metadata()
    expect(Object.keys(after)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:exif|xmp|iptc|icc)$/)]),
    )
    for (const trace of ["Kamerawerk", "Exif", "GPS", "EXIF", "XMP ", "ICCP"]) {
      expect(file.includes(trace), trace).toBe(false)
    }
  }
})

test("a picture that the camera held upright is drawn upright", async () => {
  const { id } = await makeUser(db)
  // 6: the camera was turned, the upper edge is on the right
  const bytes = await halves(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const sent = await send(id, bytes, { as: id })
  const file = await (await look(photoPath(sent.json.photoId, 640))).arrayBuffer()
  expect(await coloursOf(file)).toMatchObject({ top: "red", bottom: "blue" })
})

test("the chosen crop of the picture is stored", async () => {
  const { id } = await makeUser(db)
  const bytes = await halves().jpeg().toBuffer()
  const sent = await send(id, bytes, { as: id, query: "?x=0&y=0.5&zoom=2" })
  const file = await (await look(photoPath(sent.json.photoId, 640))).arrayBuffer()
  expect(await coloursOf(file)).toEqual({ left: "red", right: "red", top: "red", bottom: "red" })
  expect((await send(id, bytes, { as: id, query: "?zoom=9" })).status).toBe(400)
  expect((await send(id, bytes, { as: id, query: "?x=links" })).status).toBe(400)
})

test("a new photo has a new address, and the former one is gone", async () => {
  const { id } = await makeUser(db)
  const former = await newPhoto(id)
  const next = await newPhoto(id)
  await workOff(db)
  expect(next).not.toBe(former)
  for (const size of [160, 640] as const) {
    const gone = await look(photoPath(former, size))
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"])
    expect((await look(photoPath(next, size))).status).toBe(200)
  }
})

test("of two photos that are sent at the same moment one stays, and only its files", async () => {
  const { id } = await makeUser(db)
  await workOff(db)
  await Promise.all([newPhoto(id), newPhoto(id), newPhoto(id)])
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, id))
  // an answer names the account's photo of that moment, which may be the next one already
  const ids = [...(await photosToDelete()), row?.photoId ?? ""]
  await workOff(db)
  const found = await Promise.all(
    ids.map(async (photoId) => (await look(photoPath(photoId))).status),
  )
  expect(new Set(ids).size).toBe(3)
  expect(found).toEqual([404, 404, 200])
})

/** The photos whose files are promised to be deleted, by the queue's entries. */
async function photosToDelete(): Promise<string[]> {
  const { rows } = await db.execute<{ keys: string[] }>(
    sql`select data -> 'keys' as keys from pgboss.job where name = ${deleteFilesQueue.name} and state = 'created'`,
  )
  return rows.map(({ keys }) => keys[0]?.split("/")[1] ?? "")
}

test("taking the photo away leaves nothing, and may be repeated", async () => {
  const { id } = await makeUser(db)
  const photoId = await newPhoto(id)
  const cookie = await accessCookieFor(db, id)
  for (const _ of ["once", "again"]) {
    const answer = await app.request(`${env().PUBLIC_URL}/api/users/${id}/photo`, {
      method: "DELETE",
      headers: { cookie },
    })
    expect([answer.status, (await answer.json()).photoId]).toEqual([200, null])
  }
  await workOff(db)
  expect((await look(photoPath(photoId))).status).toBe(404)
})

test.each([
  [
    "a text that calls itself a picture",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    415,
  ],
  ["a drawing", Buffer.from('<?xml version="1.0"?><svg width="800" height="800"/>'), 415],
  [
    "a broken picture",
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]),
    415,
  ],
  ["nothing at all", Buffer.alloc(0), 415],
  ["a tiny picture", await halves(158, 100).png().toBuffer(), 422],
  ["a GIF", await halves().gif().toBuffer(), 415],
])("%s is refused in the API's error form", async (_, bytes, status) => {
  const { id } = await makeUser(db)
  const sent = await send(id, bytes, { as: id })
  expect(sent).toMatchObject({
    status,
    json: { statusCode: status, message: expect.stringMatching(/\.$/), code: expect.any(String) },
  })
})

test("the first half of a picture is refused, not shown half grey", async () => {
  const { id } = await makeUser(db)
  const whole = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  expect((await send(id, whole.subarray(0, whole.length / 2), { as: id })).status).toBe(415)
})

test("a small file that would unfold to a huge picture is refused by its head alone", async () => {
  const { id } = await makeUser(db)
  const bytes = pngBomb(60_000, 60_000)
  expect(bytes.length).toBeLessThan(2_000)
  const sent = await send(id, bytes, { as: id, type: "image/png" })
  expect(sent).toMatchObject({ status: 422, json: { code: "picture-size" } })
})

test("AVIF, which is read as a whole, gets fewer pixels than JPEG", async () => {
  const { id } = await makeUser(db)
  const plain = sharp({ create: { width: 5200, height: 4000, channels: 3, background: "#357" } })
  const avif = await plain.clone().avif({ effort: 0 }).toBuffer()
  expect(await send(id, avif, { as: id, type: "image/avif" })).toMatchObject({
    status: 422,
    json: { message: "Das Bild hat mehr als 16 Megapixel. Nimm eine kleinere Fassung." },
  })
  expect((await send(id, await plain.jpeg().toBuffer(), { as: id })).status).toBe(200)
})

test("more than 8 MB is refused before it is read, announced or not", async () => {
  const { id } = await makeUser(db)
  const bytes = new Uint8Array(PHOTO_MAX_BYTES + 1)
  expect(await send(id, bytes, { as: id })).toMatchObject({
    status: 413,
    json: { statusCode: 413, code: "too-large" },
  })
  const piece = new Uint8Array(1024 * 1024)
  let given = 0
  const endless = new ReadableStream({
    pull(controller) {
      given += piece.length
      controller.enqueue(piece)
    },
  })
  const answer = await app.request(`${env().PUBLIC_URL}/api/users/${id}/photo`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", cookie: await accessCookieFor(db, id) },
    body: endless,
    duplex: "half",
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect(given).toBeLessThan(PHOTO_MAX_BYTES + 4 * piece.length)
})

test("only pictures are announced as pictures: JSON and forms get 415", async () => {
  const { id } = await makeUser(db)
  for (const type of ["application/json", "multipart/form-data; boundary=x", "image/svg+xml"]) {
    expect((await send(id, "{}", { as: id, type })).status, type).toBe(415)
  }
})

test("guests get 401, and for somebody else the person does not exist", async () => {
  const [own, other] = [await makeUser(db), await makeUser(db)]
  const bytes = await halves().jpeg().toBuffer()
  expect((await send(own.id, bytes)).status).toBe(401)
  expect(await send(own.id, bytes, { as: other.id })).toMatchObject({
    status: 404,
    json: { code: "unknown-user" },
  })
  const removed = await app.request(`${env().PUBLIC_URL}/api/users/${own.id}/photo`, {
    method: "DELETE",
    headers: { cookie: await accessCookieFor(db, other.id) },
  })
  expect(removed.status).toBe(404)
})

test("twenty pictures an hour are enough for everybody", async () => {
  const { id } = await makeUser(db)
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await send(id, "no picture", { as: id })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(415), 429])
})

test.each([
  "/fotos/00000000-0000-4000-8000-000000000000/160.webp",
  "/fotos/00000000-0000-4000-8000-000000000000/161.webp",
  "/fotos/00000000-0000-4000-8000-000000000000/160.png",
  "/fotos/..%2f..%2fsecret/160.webp",
  "/fotos/00000000-0000-4000-8000-000000000000/..%2f640.webp",
])("%s is nothing", async (path) => {
  expect((await look(path)).status).toBe(404)
})
