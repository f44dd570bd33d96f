import { listAliveSessions } from "#features/auth/sessions/server/authenticate.ts"
import { seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { Hint } from "../hint.ts"

/** More browsers of one person at once look by themselves now and then. */
const MAX_PER_PERSON = 8

/** Shorter than the patience of proxies; so long a session that has ended goes on listening. */
const HEARTBEAT_MS = seconds(20)

interface Stream {
  sessionId: string
  tell(hint: Hint): void
  beat(): void
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

/** Keeps every stream open whose session is alive, and ends the others. */
export async function beatStreams(db: Db): Promise<void> {
  const open = [...streams.values()].flatMap((own) => [...own])
  if (open.length === 0) return
  const alive = await listAliveSessions(
    db,
    open.map(({ sessionId }) => sessionId),
  )
  for (const stream of open) {
    if (alive.has(stream.sessionId)) stream.beat()
    else stream.end()
  }
}

/** Beats for as long as the server runs; returns the way to stop. */
export function startHeartbeat(db: Db): () => void {
  // a database that is away says nothing about a session
  const timer = setInterval(() => void beatStreams(db).catch(() => undefined), HEARTBEAT_MS)
  return () => clearInterval(timer)
}

/** A server that stops does not wait for those who listen. */
export function endStreams(): void {
  for (const own of streams.values()) for (const stream of own) stream.end()
}
