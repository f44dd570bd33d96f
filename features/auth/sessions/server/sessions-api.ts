import { z } from "zod"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { ownSessionSchema } from "../session-schemas.ts"
import { endAllSessions, endSession } from "./end-sessions.ts"
import { listSessions } from "./list-sessions.ts"
import { allCookiesCleared } from "./session-cookies.ts"

const userParams = z.object({ id: rowIdInPath })
const sessionParams = userParams.extend({ sessionId: z.uuid() })
const ended = z.object({ isEnded: z.literal(true) })

export const sessionsApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/users/:id/sessions",
    summary: "The caller's sessions, the current one first",
    access: "signed-in",
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
      const { userId, sessionId: current } = requireOwner(call)
      const { sessionId } = call.params
      await endSession(call.db, userId, sessionId)
      noteSecurityEvent({ kind: "signed_out_device", userId, address: call.address })
      return {
        json: { isEnded: true },
        cookies: sessionId === current ? allCookiesCleared() : [],
      }
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
      const { userId } = requireOwner(call)
      await endAllSessions(call.db, userId)
      noteSecurityEvent({ kind: "signed_out_everywhere", userId, address: call.address })
      return { json: { isEnded: true }, cookies: allCookiesCleared() }
    },
  }),
]
