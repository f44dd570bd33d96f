import { Readable } from "node:stream"

interface Download {
  name: string
  type: string
}

/** A file that is made while it is sent, for one person and nobody's cache. */
export function sendDownload(
  pieces: AsyncIterable<Uint8Array | string>,
  { name, type }: Download,
): Response {
  return new Response(Readable.toWeb(Readable.from(pieces)) as ReadableStream, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  })
}
