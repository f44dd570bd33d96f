import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { conversationReadingSchema, reportedConversationSchema } from "../conversation-reading.ts"
import {
  appealDecisionSchema,
  decisionAnswerSchema,
  reportDecisionSchema,
} from "../decision-schemas.ts"
import { decideAppeal } from "./decide-appeal.ts"
import { decideReport } from "./decide-report.ts"
import { readReportedConversation } from "./read-conversation.ts"

const params = z.object({ id: rowIdInPath })

export const reportsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/reports/:id/decision",
    summary: "The back office keeps or restricts what was reported, with reasons (DSA Art. 16, 17)",
    access: needsRight("reports.decide"),
    freshProof: true,
    refuses: ["forbidden", "invalid"],
    repeat: "natural",
    params,
    body: reportDecisionSchema,
    answer: decisionAnswerSchema,
    async handle(call) {
      const decision = { ...call.body, id: call.params.id }
      return { json: await decideReport(call.db, requireUser(call), decision) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/reports/:id/conversation",
    summary: "The back office reads what was said around a reported message, for reasons it keeps",
    access: needsRight("conversations.read"),
    refuses: ["forbidden", "invalid"],
    repeat: "natural",
    params,
    body: conversationReadingSchema,
    answer: reportedConversationSchema,
    async handle(call) {
      const reading = { ...call.body, id: call.params.id }
      return { json: await readReportedConversation(call.db, requireUser(call), reading) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/appeals/:id/decision",
    summary: "The back office answers a complaint: its decision stays or is undone (DSA Art. 20)",
    access: needsRight("reports.decide"),
    freshProof: true,
    refuses: ["forbidden", "invalid"],
    repeat: "natural",
    params,
    body: appealDecisionSchema,
    answer: decisionAnswerSchema,
    async handle(call) {
      const decision = { ...call.body, id: call.params.id }
      return { json: await decideAppeal(call.db, requireUser(call), decision) }
    },
  }),
]
