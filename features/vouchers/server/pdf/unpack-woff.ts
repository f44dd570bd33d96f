import { inflateSync } from "node:zlib"

/*
 * WOFF 1.0 (https://www.w3.org/TR/WOFF/): the tables of a font, each compressed for itself. The library that draws
 * would unpack them in JavaScript for every document, which is three quarters of its work.
 */

const SIGNATURE = 0x774f4646
const HEADER = 44
const ENTRY = 20
const PLAIN_HEADER = 12
const PLAIN_ENTRY = 16

/** The same font with its tables as they are: SFNT, the inside of a TrueType or OpenType file. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error("this is no WOFF file")
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(PLAIN_HEADER + count * PLAIN_ENTRY)
  const searched = 2 ** Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(searched * PLAIN_ENTRY, 6)
  head.writeUInt16BE(Math.log2(searched), 8)
  head.writeUInt16BE((count - searched) * PLAIN_ENTRY, 10)
  const parts: Buffer[] = [head]
  let end = head.length
  for (let index = 0; index < count; index += 1) {
    const from = HEADER + index * ENTRY
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at))
    const bytes = woff.subarray(offset, Number(offset) + Number(packed))
    // one that does not become smaller is not compressed
    const table = packed === length ? bytes : inflateSync(bytes)
    const to = PLAIN_HEADER + index * PLAIN_ENTRY
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(end, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    // tables begin at multiples of four
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    end += table.length + padding.length
  }
  return Buffer.concat(parts)
}
