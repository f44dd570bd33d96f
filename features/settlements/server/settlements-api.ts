import { z } from "zod"
import { requestedAnswerSchema } from "#features/approvals/approval-schemas.ts"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { BEARERS } from "#features/payments/dispute.ts"
import { retryNoteSchema } from "#features/payments/payment-schemas.ts"
import { DOCUMENT_MAX_BYTES, DOCUMENT_UPLOAD_TYPES } from "#features/verification/document-file.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import {
  answerSchema,
  costsSchema,
  decisionSchema,
  disputeDecisionSchema,
  objectionSchema,
  submissionSchema,
} from "../settlement-schemas.ts"
import { shareRefundSchema } from "../share-refund.ts"
import { answerObjection } from "./answer-objection.ts"
import { decideObjection } from "./decide-objection.ts"
import { decideDispute } from "./disputes/decide-dispute.ts"
import { objectToSettlement } from "./object-to-settlement.ts"
import { retryPayout } from "./payouts/retry-payout.ts"
import { reportNotFlown } from "./report-not-flown.ts"
import { saveCosts } from "./save-costs.ts"
import { saveReceipt } from "./save-receipt.ts"
import { refundShare } from "./share-refunds/refund-share.ts"
import { submitSettlement } from "./submit-settlement.ts"
import { withdrawObjection } from "./withdraw-objection.ts"

const rowParams = z.object({ id: rowIdInPath })
const statusAnswer = z.object({ status: z.string() })
// enough for every receipt of several flights, in one sitting
const UPLOADS: Limit = { name: "cost-receipts", points: 60, windowMs: hours(1) }

export const settlementsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/share-refund",
    summary: "The back office gives back a part of a stated share, at the cost of its pilot",
    access: needsRight("bookings.refund"),
    freshProof: true,
    refuses: ["invalid", "not-found", "conflict"],
    params: rowParams,
    body: shareRefundSchema,
    answer: z.object({ refundCents: z.int(), requested: requestedAnswerSchema.nullable() }),
    async handle(call) {
      const refunded = { bookingId: call.params.id, ...call.body }
      return { json: await refundShare(call.db, requireUser(call), refunded) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/settlement-costs",
    summary: "The pilot of a landed flight saves its costs",
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
    path: "/api/flights/:id/cost-receipts",
    summary: "Uploads a cost receipt (photo or PDF), to be attached to costs or an answer",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: rowParams,
    upload: { types: DOCUMENT_UPLOAD_TYPES, maxBytes: DOCUMENT_MAX_BYTES },
    status: 201,
    answer: z.object({
      id: z.uuid(),
      mediaType: z.enum(["image/webp", "application/pdf"]),
      isQuarantined: z.boolean(),
    }),
    async handle(call) {
      const pilot = requireUser(call)
      await consumeRateLimit(UPLOADS, String(pilot.userId))
      return { json: await saveReceipt(call.db, pilot, call.params.id, call.bytes) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/settlement",
    summary: "The pilot submits the statement of a landed flight; payouts follow after 48 hours",
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
    summary: "Reports that a flight did not take place; everything is refunded",
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
    summary: "The passenger objects to a statement within 48 hours",
    access: "signed-in",
    refuses: ["invalid"],
    params: rowParams,
    body: objectionSchema,
    answer: statusAnswer,
    async handle(call) {
      const { params, body } = call
      const user = requireUser(call)
      return { json: { status: await objectToSettlement(call.db, user, params.id, body) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/objection-withdrawal",
    summary: "The passenger withdraws an undecided objection",
    access: "signed-in",
    refuses: ["invalid"],
    params: rowParams,
    answer: statusAnswer,
    async handle(call) {
      const user = requireUser(call)
      return { json: { status: await withdrawObjection(call.db, user, call.params.id) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/objection-answer",
    summary: "The pilot answers an objection, with further receipts",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    body: answerSchema,
    answer: z.object({ answeredAt: z.iso.datetime() }),
    async handle(call) {
      const { params, body } = call
      const { answeredAt } = await answerObjection(call.db, requireUser(call), params.id, body)
      return { json: { answeredAt: answeredAt.toISOString() } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/objection-decision",
    summary:
      "The back office decides an objection to a statement, and may lower single items for all guests",
    access: needsRight("objections.decide"),
    freshProof: true,
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
    path: "/api/disputes/:id/decision",
    summary: "The back office decides who bears what a bank has kept for good",
    access: needsRight("disputes.decide"),
    freshProof: true,
    refuses: ["invalid"],
    params: rowParams,
    body: disputeDecisionSchema,
    answer: z.object({ borneBy: z.enum(BEARERS) }),
    async handle(call) {
      const { params, body } = call
      return { json: await decideDispute(call.db, requireUser(call), params.id, body) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/payouts/:id/retry",
    summary: "The back office retries a payout; `id` is that of the booking",
    access: needsRight("payouts.retry"),
    freshProof: true,
    params: rowParams,
    body: retryNoteSchema,
    answer: z.object({ isRetried: z.boolean() }),
    async handle(call) {
      const { params, body } = call
      const retried = { bookingId: params.id, reason: body.note }
      return { json: await retryPayout(call.db, requireUser(call), retried) }
    },
  }),
]
