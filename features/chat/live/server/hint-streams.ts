import type { Hint } from "../hint.ts"

/** More browsers of one person at once look by themselves now and then. */
const MAX_PER_PERSON = 8

interface Stream {
  tell(hint: Hint): void
  end(): void
}

const streams = new Map<number, Set<Stream>>()

export function mayOpenStream(userId: number): boolean {
  return (streams.get(userId)?.size ?? 0) < MAX_PER_PERSON
}

/** From now on `stream` is told what concerns this person. @returns the way to stop */
export function addStream(userId: number, stream: Stream): () => void {
  const own = streams.get(userId) ?? new Set()
  own.add(stream)
  streams.set(userId, own)
  return () => {
    own.delete(stream)
    if (own.size === 0) streams.delete(userId)
  }
}

export function tellPeople(userIds: readonly number[], hint: Hint): void {
  for (const userId of userIds) {
    for (const stream of streams.get(userId) ?? []) stream.tell(hint)
  }
}

export function tellEverybody(hint: Hint): void {
  tellPeople([...streams.keys()], hint)
}

/** A server that stops does not wait for those who listen. */
export function endStreams(): void {
  for (const own of streams.values()) for (const stream of own) stream.end()
}
