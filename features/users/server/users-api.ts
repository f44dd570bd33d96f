import { z } from "zod"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { countTry, type Limit } from "#platform/server/rate-limit.ts"
import { emailSchema, ownUserSchema } from "../users-schemas.ts"
import { findUserByEmail, getOwnUser, unknownUser } from "./users-queries.ts"

// the answer tells whether somebody is registered, so nobody may ask for many
const CHECKS: Limit = { name: "mail-availability", points: 40, seconds: 15 * 60 }

const userIdParams = z.object({ id: z.coerce.number<string>().int().positive() })

export const usersApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/users/check-mail-availability",
    summary: "Whether an address is free for a new account; unconfirmed accounts do not count",
    access: "public",
    repeat: "natural",
    body: z.object({ email: emailSchema }),
    answer: z.object({ isAvailable: z.boolean() }),
    async handle({ db, body, address }) {
      await countTry(CHECKS, address)
      const user = await findUserByEmail(db, body.email)
      return { json: { isAvailable: !user?.isConfirmed } }
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/users/:id/as-owner",
    summary: "The whole own account; somebody else's looks like a missing one",
    access: "signed-in",
    params: userIdParams,
    answer: ownUserSchema,
    async handle(call) {
      const { userId } = requireUser(call)
      if (userId !== call.params.id) throw unknownUser()
      return { json: await getOwnUser(call.db, userId) }
    },
  }),
]
