import { promisify } from "node:util"
import { crc32, deflateRaw } from "node:zlib"
import { Zip, type ZipInputFile } from "fflate"

/** A text is packed; a file is taken as it is: pictures and PDFs are packed already. */
export type ZipEntry = { name: string; addedAt: Date } & (
  | { text: string }
  | { file: AsyncIterable<Uint8Array<ArrayBuffer>> }
)

const STORED = 0
const DEFLATED = 8

/**
 * An archive piece by piece: nothing is in memory as a whole, and between two pieces everybody else gets a turn.
 * What takes time, packing, is done beside the event loop.
 */
export async function* zipEntries(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((problem, piece) => {
    if (problem) throw problem
    pieces.push(piece)
  })
  const taken = () => {
    const ready = pieces
    pieces = []
    return ready
  }
  for await (const entry of entries) {
    const { name: filename, addedAt: mtime } = entry
    const compression = "text" in entry ? DEFLATED : STORED
    const file: ZipInputFile = { filename, mtime, compression, crc: 0, size: 0 }
    zip.add(file)
    for await (const piece of contentOf(entry, file)) {
      file.ondata?.(null, piece, false)
      yield* taken()
    }
    file.ondata?.(null, new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** The bytes as the archive has them; notes on `file` what they were. */
async function* contentOf(
  entry: ZipEntry,
  file: ZipInputFile,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if ("text" in entry) {
    const bytes = Buffer.from(entry.text)
    file.crc = crc32(bytes)
    file.size = bytes.length
    yield await promisify(deflateRaw)(bytes)
    return
  }
  for await (const piece of entry.file) {
    file.crc = crc32(piece, file.crc)
    file.size += piece.length
    yield piece
  }
}
