/*
 * Chance with a memory: the same seed gives the same numbers for ever. Every part of the demo
 * world draws from a stream of its own, so that a new name in one list moves nothing elsewhere.
 */

export interface Random {
  /** [0, 1) */
  next(): number
  /** Whole number, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

// FNV-1a, 32 bit
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32, seeded by a text. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error(`nothing to pick from (${seed})`)
      return list[int(0, list.length - 1)] as T
    },
    shuffled<T>(list: readonly T[]): T[] {
      const order = list.map((item) => ({ item, rank: next() }))
      return order.sort((a, b) => a.rank - b.rank).map(({ item }) => item)
    },
  }
}

const REF_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

/** A public reference as `newRef` makes them, but the same for the same seed. */
export function refOf(seed: string): string {
  const random = createRandom(`ref ${seed}`)
  return Array.from({ length: 12 }, () => random.pick([...REF_LETTERS])).join("")
}
