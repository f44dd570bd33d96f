import type { Disk } from "flydrive"
import { inChunks } from "./sealed-stream.ts"

/** S3 wants to know the size of what it takes, and a folder does not mind: a stream lies there in pieces of this size. */
const PART_BYTES = 8 * 1_024 * 1_024

/** Writes a stream, and answers in how many parts and bytes it lies there. */
export async function writeParts(
  disk: Disk,
  prefix: string,
  source: AsyncIterable<Buffer>,
): Promise<{ parts: number; bytes: number }> {
  let [parts, bytes] = [0, 0]
  for await (const { chunk, index } of inChunks(source, PART_BYTES)) {
    await disk.put(partKey(prefix, index), chunk)
    parts += 1
    bytes += chunk.length
  }
  return { parts, bytes }
}

export async function* readParts(disk: Disk, prefix: string, parts: number): AsyncIterable<Buffer> {
  for (let index = 0; index < parts; index += 1) {
    yield Buffer.from(await disk.getBytes(partKey(prefix, index)))
  }
}

function partKey(prefix: string, index: number): string {
  return `${prefix}/${String(index).padStart(6, "0")}`
}
