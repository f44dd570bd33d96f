import { createHash } from "node:crypto"
import { Readable } from "node:stream"
import type { Disk } from "flydrive"
import { z } from "zod"
import { causesOf } from "#platform/server/db.ts"
import { ByteReader } from "./sealed-stream.ts"

/*
 * All files of the storage in one stream: for each a length and a line of JSON (key and size), its bytes, and their
 * SHA-256. Where one is missing was said by its row: it has gone since the snapshot was taken.
 */

const LENGTH_BYTES = 4
const DIGEST_BYTES = 32
const PIECE_BYTES = 65_536

const headSchema = z.object({ key: z.string(), size: z.int().nonnegative() })

/** Of this installation itself, written anew by each process, build or backup. */
const OWN_FILES = /^(?:readiness\.txt$|last-backup\.json$|assets\/|builds\/)/

/** Every file of the storage but our own, page by page. */
export async function* listFiles(disk: Disk): AsyncIterable<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll("/", {
      recursive: true,
      ...(paginationToken && { paginationToken }),
    })
    for (const file of page.objects) {
      if (file.isFile && !OWN_FILES.test(file.key)) yield file.key
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

export async function* packFiles(disk: Disk, counted: { count: number }): AsyncIterable<Buffer> {
  for await (const key of listFiles(disk)) {
    const size = await sizeOf(disk, key)
    if (size === undefined) continue
    const head = Buffer.from(JSON.stringify({ key, size }))
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(head.length)
    yield Buffer.concat([length, head])
    const digest = createHash("sha256")
    let left = size
    for await (const piece of (await disk.getStream(key)) as AsyncIterable<Buffer>) {
      left -= piece.length
      digest.update(piece)
      yield piece
    }
    if (left !== 0) throw new Error(`the file ${key} was changed while it was copied`)
    yield digest.digest()
    counted.count += 1
  }
}

/** Undefined where it has been deleted since it was listed. */
async function sizeOf(disk: Disk, key: string): Promise<number | undefined> {
  try {
    return (await disk.getMetaData(key)).contentLength
  } catch (error) {
    if (causesOf(error).some(isNotThere)) return undefined
    throw error
  }
}

function isNotThere(error: Error): boolean {
  return ("code" in error && error.code === "ENOENT") || error.name === "NotFound"
}

/** Puts every file of a pack where it was. @returns how many */
export async function unpackFiles(disk: Disk, pack: AsyncIterable<Buffer>): Promise<number> {
  const reader = new ByteReader(pack)
  for (let count = 0; ; count += 1) {
    const length = await reader.upTo(LENGTH_BYTES)
    if (length.length === 0) return count
    const text = await reader.take(length.readUInt32BE())
    const { key, size } = headSchema.parse(JSON.parse(text.toString("utf8")))
    const digest = createHash("sha256")
    const bytes = Readable.from(piecesOf(reader, size, digest))
    await disk.putStream(key, bytes, { contentLength: size })
    if (!digest.digest().equals(await reader.take(DIGEST_BYTES))) {
      throw new Error(`the file ${key} is not the one that was backed up`)
    }
  }
}

async function* piecesOf(reader: ByteReader, size: number, digest: ReturnType<typeof createHash>) {
  for (let left = size; left > 0; ) {
    const piece = await reader.take(Math.min(left, PIECE_BYTES))
    digest.update(piece)
    left -= piece.length
    yield piece
  }
}
