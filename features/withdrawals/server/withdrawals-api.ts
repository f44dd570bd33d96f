import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import {
  handlingAnswerSchema,
  handlingSchema,
  replyAnswerSchema,
  replySchema,
} from "../withdrawal-schemas.ts"
import { handleWithdrawal } from "./handle-withdrawal.ts"
import { replyToWithdrawal } from "./reply-to-withdrawal.tsx"

export const withdrawalsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/withdrawals/:id/handling",
    summary: "The back office records how it handled a withdrawal",
    access: needsRight("withdrawals.handle"),
    refuses: ["forbidden", "not-found", "invalid"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: handlingSchema,
    answer: handlingAnswerSchema,
    async handle(call) {
      const handling = { ...call.body, id: call.params.id }
      return { json: await handleWithdrawal(call.db, requireUser(call), handling) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/withdrawals/:id/replies",
    summary: "The back office replies to a withdrawal; the reply is kept with the case",
    access: needsRight("withdrawals.handle"),
    refuses: ["forbidden", "not-found", "invalid"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: replySchema,
    answer: replyAnswerSchema,
    async handle(call) {
      const reply = { ...call.body, id: call.params.id }
      return { json: await replyToWithdrawal(call.db, requireUser(call), reply) }
    },
  }),
]
