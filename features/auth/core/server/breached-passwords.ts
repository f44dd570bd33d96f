import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"

/** A Bloom filter of 1.7 MB, filled by `fill-breached-passwords.ts` (source, licence: decision 50). */
const FILTER_FILE = "#features/auth/core/server/breached-passwords.bin"

/** Takes a password in small letters. One in 90,000 that nobody has seen is taken for one of them. */
export async function isBreached(password: string): Promise<boolean> {
  const filter = await loadFilter()
  return bitsOf(password, filter.length * 8).every(
    (bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
  )
}

/** Eight places, each a word of one hash. */
export function bitsOf(password: string, size: number): number[] {
  const hash = createHash("sha256").update(password).digest()
  return Array.from({ length: 8 }, (_, word) => hash.readUInt32LE(word * 4) % size)
}

let loaded: Promise<Buffer> | undefined

/** With the first password that somebody chooses. */
function loadFilter(): Promise<Buffer> {
  loaded ??= readFile(createRequire(import.meta.url).resolve(FILTER_FILE))
  return loaded
}
