import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import type { Db } from "#platform/server/db.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import {
  blockAnswerSchema,
  type Statement,
  statementSchema,
  unblockSchema,
} from "../restriction-schemas.ts"
import { unblockUser } from "./unblock-user.ts"

const params = z.object({ id: rowIdInPath })

export interface Blocking {
  userId: number
  statement: Statement
}

/** Answers whether the account is blocked now, or a second person has yet to agree: a later room knows. */
export type Block = (db: Db, actor: UserActor, blocking: Blocking) => Promise<boolean>

export const blocksApi = (block: Block): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/users/:id/block",
    summary: "The back office blocks an account with a statement of reasons (DSA Art. 17)",
    access: needsRight("people.block"),
    freshProof: true,
    refuses: ["forbidden", "conflict"],
    repeat: "natural",
    params,
    body: statementSchema,
    answer: blockAnswerSchema,
    async handle(call) {
      const { id } = call.params
      const blocking = { userId: id, statement: call.body }
      return { json: { id, isBlocked: await block(call.db, requireUser(call), blocking) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/unblock",
    summary: "The back office unblocks an account, with reasons for its owner",
    access: needsRight("people.block"),
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
