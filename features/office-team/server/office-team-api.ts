import { requestedAnswerSchema } from "#features/approvals/approval-schemas.ts"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { TEAM_CALL } from "../office-team.ts"
import { roleChangeSchema } from "../office-team-schemas.ts"
import { requestRoles } from "./change-roles.ts"

export const officeTeamApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: TEAM_CALL,
    summary: "An owner asks that an account gets exactly these roles; it takes a second person",
    access: needsRight("roles.change"),
    freshProof: true,
    refuses: ["conflict", "invalid"],
    repeat: "natural",
    body: roleChangeSchema,
    answer: requestedAnswerSchema,
    async handle(call) {
      const { id, executesAt } = await requestRoles(call.db, requireUser(call), call.body)
      return { json: { approvalId: id, executesAt: executesAt?.toISOString() ?? null } }
    },
  }),
]
