import { z } from "zod"
import { minutes } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { tellTyping } from "./tell-typing.ts"

const TYPING: Limit = { name: "typing", points: 100, windowMs: minutes(5) }

export const typingApi: readonly Endpoint[] = [
  endpoint({
    method: "PUT",
    path: "/api/conversations/:id/typing",
    summary: "Tells the others in a conversation that the caller types; nothing of it is kept",
    access: "signed-in",
    refuses: ["limited"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    status: 204,
    async handle(call) {
      const user = requireUser(call)
      await consumeRateLimit(TYPING, String(user.userId))
      await tellTyping(call.db, user, call.params.id)
      return { json: null }
    },
  }),
]
