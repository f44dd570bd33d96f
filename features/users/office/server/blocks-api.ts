import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { blockAnswerSchema, statementSchema, unblockSchema } from "../restriction-schemas.ts"
import { blockUser } from "./block-user.ts"
import { unblockUser } from "./unblock-user.ts"

const params = z.object({ id: rowIdInPath })

export const blocksApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/users/:id/block",
    summary: "The back office blocks an account with a statement of reasons (DSA Art. 17)",
    access: "admin",
    freshProof: true,
    refuses: ["forbidden"],
    repeat: "natural",
    params,
    body: statementSchema,
    answer: blockAnswerSchema,
    async handle(call) {
      const { id } = call.params
      await blockUser(call.db, requireUser(call), { userId: id, statement: call.body })
      return { json: { id, isBlocked: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/unblock",
    summary: "The back office unblocks an account, with reasons for its owner",
    access: "admin",
    freshProof: true,
    repeat: "natural",
    params,
    body: unblockSchema,
    answer: blockAnswerSchema,
    async handle(call) {
      const { id } = call.params
      await unblockUser(call.db, requireUser(call), { userId: id, ...call.body })
      return { json: { id, isBlocked: false } }
    },
  }),
]
