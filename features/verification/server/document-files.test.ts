import { eq } from "drizzle-orm"
import sharp from "sharp"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { storage } from "#platform/server/storage.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { makePdf } from "#tests/support/pdf.ts"
import { pngBomb } from "#tests/support/png-bomb.ts"
import { DOCUMENT_MAX_BYTES, documentFileKey } from "../document-file.ts"
import { documentFilesTable } from "./verification-tables.ts"

const db = await testDatabase()
const { call } = testApplication(db)

function send(as: number, bytes: Uint8Array | string, type = "image/jpeg") {
  const rawBody = typeof bytes === "string" ? bytes : new Uint8Array(bytes)
  return call("POST", "/api/document-files", { as, rawBody, headers: { "content-type": type } })
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#357" } })

async function keptOf(userId: number) {
  return db.select().from(documentFilesTable).where(eq(documentFilesTable.userId, userId))
}

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a photo in %s is stored as WebP, private, at most 2400 pixels long",
  async (format) => {
    const { id } = await makePilot(db)
    // AVIF with its usual effort takes two seconds
    const options = format === "avif" ? { effort: 0 } : {}
    const bytes = await picture(3000, 1500).toFormat(format, options).toBuffer()
    const { status, json } = await send(id, bytes, `image/${format}`)
    expect(status).toBe(201)
    const file = Buffer.from(await storage().getBytes(documentFileKey(json.id)))
    expect(json).toEqual({
      id: json.id,
      mediaType: "image/webp",
      byteSize: file.length,
      isQuarantined: false,
    })
    expect(await sharp(file).metadata()).toMatchObject({
      format: "webp",
      width: 2400,
      height: 1200,
    })
  },
)

test("place, time and device of the camera are gone", async () => {
  const { id } = await makePilot(db)
  const bytes = await picture(800, 600)
    .jpeg()
    .withExif({
      IFD0: { Make: "Kamerawerk" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 46/1 0/1" },
    })
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("Kamerawerk")
  const { json } = await send(id, bytes)
  const file = Buffer.from(await storage().getBytes(documentFileKey(json.id)))
  expect((await sharp(file).metadata()).exif).toBeUndefined()
  expect(file.includes("Kamerawerk")).toBe(false)
})

test("a PDF is stored unchanged", async () => {
  const { id } = await makePilot(db)
  const pdf = makePdf()
  const { status, json } = await send(id, pdf, "application/pdf")
  expect(status).toBe(201)
  expect(new Uint8Array(await storage().getBytes(documentFileKey(json.id)))).toEqual(pdf)
})

const NOT_READABLE =
  "Das ist kein Bild und kein PDF, das wir lesen können. JPEG, PNG, WebP, AVIF und PDF gehen."
const TOO_MANY_PIXELS = "Das Bild hat mehr als 50 Megapixel. Nimm eine kleinere Fassung."

test.each([
  [
    "an HTML file that calls itself a JPEG",
    "<!doctype html><script>alert(1)</script>",
    "image/jpeg",
    415,
    NOT_READABLE,
  ],
  [
    "an HTML file that calls itself a PDF",
    "<html>%PDF-1.7</html>",
    "application/pdf",
    415,
    NOT_READABLE,
  ],
  ["nothing", "", "image/png", 415, NOT_READABLE],
  [
    "a small file that would unfold to gigabytes",
    pngBomb(60_000, 60_000),
    "image/png",
    422,
    TOO_MANY_PIXELS,
  ],
  [
    "a PDF with a script",
    makePdf({ catalog: "/OpenAction << /S /JavaScript /JS (x) >>" }),
    "application/pdf",
    422,
    "In diesem PDF steckt ein Skript, ein Formular oder eine angehängte Datei. Druck es neu als PDF oder fotografier das Dokument.",
  ],
] as const)(
  "%s is refused with a sentence, and nothing is stored",
  async (_, bytes, type, status, message) => {
    const { id } = await makePilot(db)
    expect(await send(id, bytes, type)).toMatchObject({ status, json: { message } })
    expect(await keptOf(id)).toEqual([])
  },
)

test("60 megapixels are refused by the head of the file", async () => {
  const { id } = await makePilot(db)
  const bytes = await picture(1_000, 600).jpeg().toBuffer()
  // height and width as the frame's header (SOF0) says them
  const frame = bytes.indexOf("ffc0", "hex")
  bytes.writeUInt16BE(6_000, frame + 5)
  bytes.writeUInt16BE(10_000, frame + 7)
  expect(await send(id, bytes)).toMatchObject({ status: 422, json: { message: TOO_MANY_PIXELS } })
})

test("many large pictures and bombs, one after the other, leave memory as it is", async () => {
  const { id } = await makePilot(db)
  const large = await picture(8_000, 5_000).jpeg({ quality: 20 }).toBuffer()
  const bomb = pngBomb(60_000, 60_000)
  const sendBoth = async () => {
    expect((await send(id, large)).status).toBe(201)
    expect((await send(id, bomb, "image/png")).status).toBe(422)
  }
  // what the libraries keep for themselves is there after a few
  for (let count = 0; count < 4; count += 1) await sendBoth()
  const before = process.memoryUsage().rss
  for (let count = 0; count < 12; count += 1) await sendBoth()
  // one such picture alone is 120 MB when it is unfolded
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(100)
})

test("more than 10 MB is refused before it is read", async () => {
  const { id } = await makePilot(db)
  expect(await send(id, new Uint8Array(DOCUMENT_MAX_BYTES + 1))).toMatchObject({ status: 413 })
})

test("a type that is none of ours is refused, whatever the name of the file was", async () => {
  const { id } = await makePilot(db)
  for (const type of ["text/html", "image/svg+xml", "multipart/form-data; boundary=x"]) {
    expect((await send(id, "x", type)).status, type).toBe(415)
  }
})

test("passengers bring no documents", async () => {
  const { id } = await makeUser(db)
  expect((await send(id, makePdf(), "application/pdf")).status).toBe(403)
})

test("forty files an hour are enough", async () => {
  const { id } = await makePilot(db)
  const statuses: number[] = []
  for (let count = 0; count < 41; count += 1) statuses.push((await send(id, "no picture")).status)
  expect(statuses).toEqual([...Array(40).fill(415), 429])
})
