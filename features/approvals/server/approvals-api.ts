import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { approvalAnswerSchema, approvalDecisionSchema } from "../approval-schemas.ts"
import type { ApprovalKinds } from "./approval-kind.ts"
import { decideApproval, withdrawApproval } from "./decide-approval.ts"

const params = z.object({ id: rowIdInPath })

export const approvalsApi = (kinds: ApprovalKinds): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/approvals/:id/decision",
    summary: "A second person of the back office approves or declines what another has asked for",
    access: needsRight("approvals.decide"),
    freshProof: true,
    refuses: ["forbidden", "not-found", "conflict", "invalid"],
    repeat: "natural",
    params,
    body: approvalDecisionSchema,
    answer: approvalAnswerSchema,
    async handle(call) {
      const { id } = call.params
      const decision = { note: "", ...call.body, id }
      return {
        json: { id, ...(await decideApproval(call.db, kinds, requireUser(call), decision)) },
      }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/approvals/:id/withdrawal",
    summary: "Somebody of the back office takes back what they have asked for",
    access: needsRight("office.open"),
    refuses: ["forbidden", "not-found", "conflict"],
    repeat: "natural",
    params,
    answer: approvalAnswerSchema,
    async handle(call) {
      const { id } = call.params
      return { json: { id, ...(await withdrawApproval(call.db, requireUser(call), id)) } }
    },
  }),
]
