import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

/*
 * What lies in a backup is sealed as a stream, in the manner of age (STREAM): a random salt, from which and from
 * the operator's key the stream gets a key of its own, then chunks of 64 KiB by AES-256-GCM. The nonce counts the chunks and
 * says of the last one that it is the last, so that none can be left out, doubled, moved, or cut off behind.
 */

const ALGORITHM = "aes-256-gcm"
const SALT_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const CHUNK_BYTES = 65_536

type Bytes = AsyncIterable<Buffer>

/** Another key, a stream of another place, or one that was changed: which of them cannot be told. */
export class UnreadableStreamError extends Error {}

/** Seals a stream for one place of one backup, named by `place`. */
export async function* sealStream(source: Bytes, key: Buffer, place: string): Bytes {
  const salt = randomBytes(SALT_BYTES)
  const own = keyOf(key, salt, place)
  yield salt
  for await (const { chunk, index, isLast } of inChunks(source, CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, own, nonceOf(index, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** What was sealed; throws before it hands out anything of a chunk that is not as it was written. */
export async function* openStream(source: Bytes, key: Buffer, place: string): Bytes {
  const reader = new ByteReader(source)
  const own = keyOf(key, await reader.take(SALT_BYTES), place)
  for await (const { chunk, index, isLast } of inChunks(reader.rest(), CHUNK_BYTES + TAG_BYTES)) {
    yield openChunk(own, chunk, nonceOf(index, isLast))
  }
}

function openChunk(key: Buffer, sealed: Buffer, nonce: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (cause) {
    throw new UnreadableStreamError("a part of the backup does not open", { cause })
  }
}

function keyOf(key: Buffer, salt: Buffer, place: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, `aufwind-backup/1/${place}`, 32))
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUIntBE(index, NONCE_BYTES - 7, 6)
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0
  return nonce
}

/** Pieces of one size; the last one may be shorter, and there always is one. */
export async function* inChunks(source: Bytes, size: number) {
  const reader = new ByteReader(source)
  let chunk = await reader.upTo(size)
  for (let index = 0; ; index += 1) {
    const next = await reader.upTo(size)
    const isLast = next.length === 0
    yield { chunk, index, isLast }
    if (isLast) return
    chunk = next
  }
}

/** Reads a stream in the sizes that its reader wants. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #pieces: Buffer[] = []
  #length = 0

  constructor(source: Bytes) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** So many bytes; fewer only where the stream ends. */
  async upTo(size: number): Promise<Buffer> {
    while (this.#length < size) {
      const { value, done } = await this.#source.next()
      if (done) break
      this.#pieces.push(value)
      this.#length += value.length
    }
    const all = this.#pieces.length === 1 ? this.#pieces[0] : undefined
    const bytes = all ?? Buffer.concat(this.#pieces)
    const rest = bytes.subarray(size)
    this.#pieces = rest.length > 0 ? [rest] : []
    this.#length = rest.length
    return bytes.subarray(0, size)
  }

  /** Exactly so many. */
  async take(size: number): Promise<Buffer> {
    const bytes = await this.upTo(size)
    if (bytes.length < size) throw new UnreadableStreamError("a part of the backup is cut off")
    return bytes
  }

  async *rest(): Bytes {
    const rest = Buffer.concat(this.#pieces)
    this.#pieces = []
    this.#length = 0
    if (rest.length > 0) yield rest
    for (;;) {
      const { value, done } = await this.#source.next()
      if (done) return
      yield value
    }
  }
}
