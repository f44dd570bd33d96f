import { hash } from "node:crypto"

const NEWLINE = 10
const LANES = 8

/**
 * The rows of a table in one figure, whatever their order: the SHA-256 of each line of COPY, added up lane by lane. It finds
 * what was lost or changed by accident; that nobody changes it on purpose is what the seal is for.
 */
export class RowDigest {
  rows = 0
  readonly #lanes = new Uint32Array(LANES)
  #begun: Buffer[] = []

  /** Hands on what it has counted. */
  async *through(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of source) {
      this.#add(chunk)
      yield chunk
    }
  }

  toString(): string {
    return Buffer.from(this.#lanes.buffer).toString("hex")
  }

  #add(chunk: Buffer) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#addRow(Buffer.concat([...this.#begun, chunk.subarray(start, end)]))
      this.#begun = []
      start = end + 1
    }
    if (start < chunk.length) this.#begun.push(Buffer.from(chunk.subarray(start)))
  }

  #addRow(line: Buffer) {
    const digest = hash("sha256", line, "buffer")
    for (let lane = 0; lane < LANES; lane += 1) {
      this.#lanes[lane] = (this.#lanes[lane] ?? 0) + digest.readUInt32LE(lane * 4)
    }
    this.rows += 1
  }
}
