import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { chooseWaySchema } from "../returned-refund.ts"
import { chooseWay } from "./choose-way.ts"

export const returnedRefundsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/refund-returns/:id/choice",
    summary: "Whoever ordered says how a refund should go that came back",
    access: "signed-in",
    refuses: ["invalid", "not-found"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: chooseWaySchema,
    answer: chooseWaySchema,
    async handle(call) {
      const { choice } = call.body
      const chosen = { returnId: call.params.id, choice }
      return { json: await chooseWay(call.db, requireUser(call), chosen) }
    },
  }),
]
