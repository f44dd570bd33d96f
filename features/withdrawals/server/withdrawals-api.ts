import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { handlingAnswerSchema, handlingSchema } from "../withdrawal-schemas.ts"
import { handleWithdrawal } from "./handle-withdrawal.ts"

export const withdrawalsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/withdrawals/:id/handling",
    summary: "The back office notes what it did about a declaration of withdrawal",
    access: "admin",
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
]
