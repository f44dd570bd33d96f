import { Readable } from "node:stream"
import { crc32 } from "node:zlib"
import { unzipSync } from "fflate"
import { expect, test } from "vitest"
import { type ZipEntry, zipEntries } from "./zip-entries.ts"

const ADDED_AT = new Date("2026-11-29T10:00:00Z")

async function zipOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zipEntries(entries)) pieces.push(piece)
  return Buffer.concat(pieces)
}

test("texts are packed, files are taken as they are, and both come out again", async () => {
  const text = "Grüße aus Köln. ".repeat(10_000)
  const file = () => Readable.from([Buffer.from("ein"), Buffer.from("Bild"), Buffer.alloc(70_000)])
  const zip = await zipOf([
    { name: "text.txt", addedAt: ADDED_AT, text },
    { name: "fotos/bild.webp", addedAt: ADDED_AT, file: file() },
    { name: "leer.txt", addedAt: ADDED_AT, text: "" },
    { name: "leer.webp", addedAt: ADDED_AT, file: Readable.from([]) },
  ])
  expect(zip.length).toBeGreaterThan(70_000)
  expect(zip.length).toBeLessThan(80_000)
  const entries = unzipSync(zip)
  expect(Buffer.from(entries["text.txt"] ?? []).toString()).toBe(text)
  expect(Buffer.from(entries["fotos/bild.webp"] ?? []).toString("latin1", 0, 7)).toBe("einBild")
  expect(entries["fotos/bild.webp"]).toHaveLength(70_007)
  expect(entries["leer.txt"]).toHaveLength(0)
  expect(entries["leer.webp"]).toHaveLength(0)
})

test("the sums by which an archive is checked are those of its contents", async () => {
  const zip = await zipOf([
    { name: "a", addedAt: ADDED_AT, text: "Text" },
    { name: "b", addedAt: ADDED_AT, file: Readable.from([Buffer.from("Da"), Buffer.from("tei")]) },
  ])
  // central directory headers (APPNOTE 4.3.12): the sum stands 16 bytes behind their signature
  const sums: number[] = []
  for (let at = zip.indexOf("PK\x01\x02"); at >= 0; at = zip.indexOf("PK\x01\x02", at + 1)) {
    sums.push(zip.readUInt32LE(at + 16))
  }
  expect(sums).toEqual([crc32("Text"), crc32("Datei")])
})

test("a file that cannot be read to its end leaves no archive", async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from("ein")
      throw new Error("the store is gone")
    })(),
  )
  await expect(zipOf([{ name: "a", addedAt: ADDED_AT, file: broken }])).rejects.toThrow("gone")
})
