import { Hono } from "hono"
import { streamSSE } from "hono/streaming"
import { authenticate } from "#features/auth/sessions/server/authenticate.ts"
import { HINTS_PATH } from "#features/chat/live/hint.ts"
import { addStream, mayOpenStream } from "#features/chat/live/server/hint-streams.ts"
import { NOT_SHOWN } from "#features/person-views/person-view.ts"
import type { Db } from "#platform/server/db.ts"
import { cookiesOf } from "#server/http/request-info.ts"

/** So that not all come back in the same moment after a new version has started. */
const RETRY_MS = { least: 1_000, spread: 3_000 }

/** Tells a browser what it should look at again (`features/chat/live`): server-sent events. */
export function hintStream(db: Db) {
  return new Hono().get(HINTS_PATH, async (c) => {
    const user = await authenticate(db, cookiesOf(c))
    // it would tell of messages
    if (user?.view || user?.viewOver) return c.text(NOT_SHOWN, 403)
    const sessionId = user?.sessionId
    if (!user || !sessionId) return c.text("Melde dich an.", 401)
    if (!mayOpenStream(user.userId)) return c.text("Zu viele offene Fenster.", 429)
    c.header("x-accel-buffering", "no")
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>()
      stream.onAbort(ended.resolve)
      const remove = addStream(user.userId, {
        sessionId,
        beat: () => void stream.writeSSE({ event: "beat", data: "" }),
        tell: (hint) => void stream.writeSSE({ data: JSON.stringify(hint) }),
        end: ended.resolve,
      })
      try {
        const retry = Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)
        await stream.writeSSE({ event: "open", data: "", retry })
        await ended.promise
      } finally {
        remove()
      }
    })
  })
}
