import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import S3rver from "@20minutes/s3rver"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openStorage } from "./storage.ts"

const folder = mkdtempSync(join(tmpdir(), "aufwind-storage-"))
const s3 = new S3rver({
  port: 0,
  silent: true,
  // it leaves out the slash behind the bucket when it checks what concerns the whole bucket
  allowMismatchedSignatures: true,
  directory: join(folder, "s3"),
  configureBuckets: [{ name: "aufwind", configs: [] }],
})
let port = 0

beforeAll(async () => {
  port = (await s3.run()).port
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const places = [
  { place: "a folder", urlOf: () => `file://${folder}/files` },
  { place: "an S3 server", urlOf: () => `s3:http://S3RVER:S3RVER@127.0.0.1:${port}/aufwind` },
]

describe.each(places)("in $place", ({ urlOf }) => {
  const open = () => openStorage({ STORAGE_URL: urlOf(), DATA_DIR: folder })

  test("a file comes back as it was put, with its size, and as a stream", async () => {
    const bytes = new TextEncoder().encode("Grüße aus Köln")
    await (await open()).put("photos/1/160.webp", bytes)
    expect(new Uint8Array(await (await open()).getBytes("photos/1/160.webp"))).toEqual(bytes)
    expect(await (await open()).getMetaData("photos/1/160.webp")).toMatchObject({
      contentLength: bytes.length,
    })
    expect(await text(await (await open()).getStream("photos/1/160.webp"))).toBe("Grüße aus Köln")
  })

  test("a stream comes in piece by piece", async () => {
    const pieces = ["PK", "zip", ""].map((piece) => Buffer.from(piece))
    const disk = await open()
    await disk.putStream("exports/b.zip", Readable.from(pieces), { contentLength: 5 })
    expect(await disk.get("exports/b.zip")).toBe("PKzip")
  })

  test("a deleted file is gone, and deleting it again is no error", async () => {
    await (await open()).put("exports/a.zip", "PK")
    expect(await (await open()).exists("exports/a.zip")).toBe(true)
    await (await open()).delete("exports/a.zip")
    await (await open()).delete("exports/a.zip")
    expect(await (await open()).exists("exports/a.zip")).toBe(false)
    await expect((await open()).getBytes("exports/a.zip")).rejects.toThrow()
  })

  test("all files below a key are deleted together, the others stay", async () => {
    const keys = ["share/1/a.png", "share/1/b.png", "share/2/a.png"]
    for (const key of keys) await (await open()).put(key, "")
    await (await open()).deleteAll("share/1")
    const kept = await Promise.all(keys.map(async (key) => (await open()).exists(key)))
    expect(kept).toEqual([false, false, true])
  })
})

test("files are stored next to the database unless configured otherwise", async () => {
  await (await openStorage({ DATA_DIR: folder })).put("photos/2/160.webp", "x")
  const beside = await openStorage({ STORAGE_URL: `file:${folder}/files`, DATA_DIR: "elsewhere" })
  expect(await beside.exists("photos/2/160.webp")).toBe(true)
})
