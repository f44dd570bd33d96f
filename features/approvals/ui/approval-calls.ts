import { api } from "#platform/api-client.ts"
import { approvalDecisionCallPath, approvalWithdrawalCallPath } from "../approval-paths.ts"
import type { ApprovalDecision } from "../approval-schemas.ts"

export function callDecideApproval(id: number, decision: ApprovalDecision, intent: string) {
  return api.post(approvalDecisionCallPath(id), decision, { intent })
}

export function callWithdrawApproval(id: number, intent: string) {
  return api.post(approvalWithdrawalCallPath(id), undefined, { intent })
}
