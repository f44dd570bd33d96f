import { Hono } from "hono"
import { getCookie } from "hono/cookie"
import { streamSSE } from "hono/streaming"
import { authenticate, findActorOfSession } from "#features/auth/sessions/server/authenticate.ts"
import { HINTS_PATH, type Hint } from "#features/chat/live/hint.ts"
import { addStream, mayOpenStream } from "#features/chat/live/server/hint-streams.ts"
import type { UserActor } from "#platform/actor.ts"
import { seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"

/** Shorter than the patience of proxies; so long a session that has ended goes on listening. */
const HEARTBEAT_MS = seconds(20)

/** So that not all come back in the same moment after a new version has started. */
const RETRY_MS = { least: 1_000, spread: 3_000 }

/** Tells a browser what it should look at again (`features/chat/live`): server-sent events. */
export function hintStream(db: Db) {
  return new Hono().get(HINTS_PATH, async (c) => {
    const user = await authenticate(db, (name) => getCookie(c, name))
    if (!user) return c.text("Melde dich an.", 401)
    if (!mayOpenStream(user.userId)) return c.text("Zu viele offene Fenster.", 429)
    c.header("x-accel-buffering", "no")
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>()
      stream.onAbort(ended.resolve)
      const remove = addStream(user.userId, {
        tell: (hint: Hint) => void stream.writeSSE({ data: JSON.stringify(hint) }),
        end: ended.resolve,
      })
      const heart = setInterval(() => {
        isAlive(db, user).then(
          (alive) => (alive ? void stream.writeSSE({ event: "beat", data: "" }) : ended.resolve()),
          // a database that is away says nothing about a session
          () => undefined,
        )
      }, HEARTBEAT_MS)
      try {
        const retry = Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)
        await stream.writeSSE({ event: "open", data: "", retry })
        await ended.promise
      } finally {
        clearInterval(heart)
        remove()
      }
    })
  })
}

async function isAlive(db: Db, { userId, sessionId }: UserActor): Promise<boolean> {
  return sessionId !== undefined && (await findActorOfSession(db, { userId, sessionId })) !== null
}
