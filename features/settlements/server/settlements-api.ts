import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import {
  costsSchema,
  decisionSchema,
  objectionSchema,
  submissionSchema,
} from "../settlement-schemas.ts"
import { decideObjection } from "./decide-objection.ts"
import { objectToSettlement } from "./object-to-settlement.ts"
import { reportNotFlown } from "./report-not-flown.ts"
import { retryPayout } from "./retry-payout.ts"
import { saveCosts } from "./save-costs.ts"
import { submitSettlement } from "./submit-settlement.ts"

const rowParams = z.object({ id: rowIdInPath })
const statusAnswer = z.object({ status: z.string() })

export const settlementsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/flights/:id/settlement-costs",
    summary: "The pilot of a landed flight writes down what it has cost",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    body: costsSchema,
    answer: z.object({ actualCostCents: z.int() }),
    async handle(call) {
      const { params, body } = call
      return { json: await saveCosts(call.db, requireUser(call), params.id, body.costs) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/settlement",
    summary:
      "The pilot hands in the statement of a landed flight; what is due is paid after 48 hours",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    body: submissionSchema,
    answer: statusAnswer,
    async handle(call) {
      const { params, body } = call
      const pilot = requireUser(call)
      return { json: { status: await submitSettlement(call.db, pilot, params.id, body) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/not-flown",
    summary: "A flight did not take place; everything goes back",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    answer: statusAnswer,
    async handle(call) {
      const pilot = requireUser(call)
      return { json: { status: await reportNotFlown(call.db, pilot, call.params.id) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/objection",
    summary: "A passenger says within 48 hours what of the statement is wrong",
    access: "signed-in",
    refuses: ["invalid"],
    params: rowParams,
    body: objectionSchema,
    answer: statusAnswer,
    async handle(call) {
      const { params, body } = call
      const user = requireUser(call)
      return { json: { status: await objectToSettlement(call.db, user, params.id, body.words) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/objection-decision",
    summary: "The back office decides an objection to a statement",
    access: "admin",
    refuses: ["invalid"],
    params: rowParams,
    body: decisionSchema,
    answer: statusAnswer,
    async handle(call) {
      const { params, body } = call
      return {
        json: { status: await decideObjection(call.db, requireUser(call), params.id, body) },
      }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/payouts/:id/retry",
    summary: "The back office lets a payout try once more; its number is that of the booking",
    access: "admin",
    params: rowParams,
    answer: z.object({ isRetried: z.boolean() }),
    async handle(call) {
      return { json: await retryPayout(call.db, requireUser(call), call.params.id) }
    },
  }),
]
