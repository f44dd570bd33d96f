import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import {
  closingAnswerSchema,
  closingSchema,
  occurrenceReportSchema,
  reportedAnswerSchema,
} from "../occurrence-schemas.ts"
import { closeOccurrence } from "./close-occurrence.ts"
import { reportOccurrence } from "./report-occurrence.ts"

const params = z.object({ id: rowIdInPath })

export const occurrencesApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/flights/:id/occurrences",
    summary: "The pilot or a guest of a flight reports an occurrence in confidence",
    access: "signed-in",
    refuses: ["invalid", "limited"],
    repeat: "natural",
    params,
    body: occurrenceReportSchema,
    answer: reportedAnswerSchema,
    async handle(call) {
      const reported = { flightId: call.params.id, report: call.body }
      return { json: await reportOccurrence(call.db, requireUser(call), reported) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/occurrences/:id/closing",
    summary: "The back office closes the report of an occurrence with a summary that names nobody",
    access: needsRight("occurrences.close"),
    refuses: ["invalid"],
    repeat: "natural",
    params,
    body: closingSchema,
    answer: closingAnswerSchema,
    async handle(call) {
      const closing = { ...call.body, id: call.params.id }
      return { json: await closeOccurrence(call.db, requireUser(call), closing) }
    },
  }),
]
