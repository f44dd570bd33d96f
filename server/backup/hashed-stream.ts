import type { Hash } from "node:crypto"

/** Hands on what it has hashed. */
export async function* hashed(source: AsyncIterable<Buffer>, digest: Hash): AsyncIterable<Buffer> {
  for await (const piece of source) {
    digest.update(piece)
    yield piece
  }
}
