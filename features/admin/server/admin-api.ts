import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { retryNoteSchema } from "#features/payments/payment-schemas.ts"
import { retryRefund } from "#features/payments/server/retry-refunds.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { line } from "#platform/text-input.ts"
import {
  OFFICE_SEARCH_CALL,
  officeSearchQuerySchema,
  officeSearchSchema,
} from "../office-search.ts"
import { resendSchema } from "../resend-grounds.ts"
import { retryAnswerSchema } from "../retry-schemas.ts"
import { resendMail } from "./resend-mail.ts"
import { resendSentMail } from "./resend-sent-mail.ts"
import { restartJob } from "./restart-job.ts"
import { retryFailingRow } from "./retry-failing-row.ts"
import { searchOffice } from "./search/search-office.ts"

const jobParams = z.object({ queue: line(100), jobId: z.uuid() })
const failingRowParams = z.object({ queue: line(100), entity: line(100), rowId: line(100) })

export const adminApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: OFFICE_SEARCH_CALL,
    summary: "The back office looks for whatever a text may mean, kind by kind",
    access: needsRight("office.open"),
    query: officeSearchQuerySchema,
    answer: officeSearchSchema,
    async handle(call) {
      return { json: await searchOffice(call.db, requireUser(call), call.query.q) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/mails/:number/retry",
    summary: "The back office resends a mail that failed for good",
    access: needsRight("mails.send"),
    refuses: ["not-found", "invalid"],
    repeat: "natural",
    params: z.object({ number: rowIdInPath }),
    answer: retryAnswerSchema,
    async handle(call) {
      return { json: await resendMail(call.db, requireUser(call), call.params.number) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/mails/:number/resending",
    summary: "The back office sends a mail that has left once more, to the same address",
    access: needsRight("mails.send"),
    refuses: ["not-found", "invalid"],
    params: z.object({ number: rowIdInPath }),
    body: resendSchema,
    answer: z.object({ number: z.int() }),
    async handle(call) {
      const resending = { number: call.params.number, ...call.body }
      return { json: await resendSentMail(call.db, requireUser(call), resending) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/refunds/:id/retry",
    summary: "The back office retries a refund that its provider refused",
    access: needsRight("refunds.retry"),
    freshProof: true,
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: retryNoteSchema,
    answer: retryAnswerSchema,
    async handle(call) {
      const { params, body } = call
      const retried = { refundId: params.id, reason: body.note }
      return { json: await retryRefund(call.db, requireUser(call), retried) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/jobs/:queue/:jobId/retry",
    summary: "The back office retries a job that failed for good",
    access: needsRight("jobs.retry"),
    refuses: ["not-found"],
    repeat: "natural",
    params: jobParams,
    answer: retryAnswerSchema,
    async handle(call) {
      const { queue, jobId } = call.params
      return { json: await restartJob(call.db, requireUser(call), { queue, id: jobId }) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/failing-rows/:queue/:entity/:rowId/retry",
    summary: "The back office lets a timer try a row at which it fails right away",
    access: needsRight("jobs.retry"),
    refuses: ["not-found"],
    repeat: "natural",
    params: failingRowParams,
    answer: retryAnswerSchema,
    async handle(call) {
      return { json: await retryFailingRow(call.db, requireUser(call), call.params) }
    },
  }),
]
