import { z } from "zod"
import { endAllSessions, endSession } from "#features/auth/core/server/end-sessions.ts"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { ownSessionSchema } from "../session-schemas.ts"
import type { BrowserHolds } from "./browser-holds.ts"
import { listSessions } from "./list-sessions.ts"
import { allCookiesCleared } from "./session-cookies.ts"

const userParams = z.object({ id: rowIdInPath })
const sessionParams = userParams.extend({ sessionId: z.uuid() })
const ended = z.object({ isEnded: z.literal(true) })

export const sessionsApi = (holds: BrowserHolds): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/users/:id/sessions",
    summary: "The caller's sessions, the current one first",
    access: "signed-in",
    isShownInView: true,
    params: userParams,
    answer: z.array(ownSessionSchema),
    async handle(call) {
      const { userId, sessionId } = requireOwner(call)
      return { json: await listSessions(call.db, userId, sessionId) }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/users/:id/sessions/:sessionId",
    summary: "Ends one of the caller's sessions; ending the current one clears its cookies",
    access: "signed-in",
    repeat: "natural",
    params: sessionParams,
    answer: ended,
    async handle(call) {
      const user = requireOwner(call)
      const { sessionId } = call.params
      await endSession(call.db, user.userId, sessionId)
      noteSecurityEvent({ kind: "signed_out_device", userId: user.userId, address: call.address })
      if (sessionId !== user.sessionId) return { json: { isEnded: true } }
      await holds.release(call.db, { user, cookie: call.cookie })
      return { json: { isEnded: true }, cookies: allCookiesCleared() }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/users/:id/sessions",
    summary: "Ends all of the caller's sessions, the current one included",
    access: "signed-in",
    repeat: "natural",
    params: userParams,
    answer: ended,
    async handle(call) {
      const user = requireOwner(call)
      const { userId } = user
      await endAllSessions(call.db, userId)
      noteSecurityEvent({ kind: "signed_out_everywhere", userId, address: call.address })
      await holds.release(call.db, { user, cookie: call.cookie })
      return { json: { isEnded: true }, cookies: allCookiesCleared() }
    },
  }),
]
