import { Readable } from "node:stream"

interface Download {
  name: string
  type: string
}

type Pieces = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

/** A file that is made while it is sent, for one person and nobody's cache. */
export function sendDownload(pieces: Pieces, { name, type }: Download): Response {
  return new Response(Readable.toWeb(Readable.from(bytesOf(pieces))) as ReadableStream, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  })
}

/** An answer takes bytes alone. */
async function* bytesOf(pieces: Pieces): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield typeof piece === "string" ? encoder.encode(piece) : piece
}
