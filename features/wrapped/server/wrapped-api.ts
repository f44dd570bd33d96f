import { z } from "zod"
import { hours } from "#platform/duration.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { CARD_KINDS } from "../story-card.ts"
import { yearShareSchema } from "../year-share.ts"
import { revokeShare } from "./revoke-share.ts"
import { shareCard } from "./share-card.ts"

const PATH = "/api/year-shares"

const SHARES: Limit = { name: "year-shares", points: 60, windowMs: hours(1) }

export const wrappedApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: PATH,
    summary:
      "Makes a picture of the caller's year public; one that is public already stays as it is",
    access: "signed-in",
    refuses: ["not-found", "limited"],
    repeat: "natural",
    body: z.object({ year: z.int().min(1900).max(9999), card: z.enum(CARD_KINDS) }),
    answer: yearShareSchema,
    async handle(call) {
      const user = requireUser(call)
      await consumeRateLimit(SHARES, String(user.userId))
      return { json: await shareCard(call.db, user, call.body) }
    },
  }),
  endpoint({
    method: "DELETE",
    path: `${PATH}/:token`,
    summary:
      "Takes a public picture of the caller back, whose address answers 404 from then on; safe to repeat",
    access: "signed-in",
    repeat: "natural",
    params: z.object({ token: z.string().regex(/^[\w-]{21}$/) }),
    answer: z.object({ isShared: z.literal(false) }),
    async handle(call) {
      await revokeShare(call.db, requireUser(call).userId, call.params.token)
      return { json: { isShared: false } }
    },
  }),
]
