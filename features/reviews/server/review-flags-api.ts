import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { reviewFlagAnswerSchema, reviewFlagDecisionSchema } from "../review-flag-schemas.ts"
import { decideReviewFlag } from "./decide-review-flag.ts"

export const reviewFlagsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/review-flags/:id/decision",
    summary: "The back office decides about reviews that may have been arranged",
    access: needsRight("reviews.moderate"),
    refuses: ["invalid", "forbidden"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: reviewFlagDecisionSchema,
    answer: reviewFlagAnswerSchema,
    async handle(call) {
      const decision = { ...call.body, id: call.params.id }
      return { json: await decideReviewFlag(call.db, requireUser(call), decision) }
    },
  }),
]
