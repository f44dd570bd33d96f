import { api } from "#platform/api-client.ts"
import type { ConversationReading, ReportedConversation } from "../conversation-reading.ts"
import type { AppealDecision, DecisionAnswer, ReportDecision } from "../decision-schemas.ts"

export function callDecideReport(
  id: number,
  decision: ReportDecision,
  intent: string,
): Promise<DecisionAnswer> {
  return api.post(`/api/reports/${id}/decision`, decision, { intent })
}

export function callReadConversation(
  id: number,
  reading: ConversationReading,
  intent: string,
): Promise<ReportedConversation> {
  return api.post(`/api/reports/${id}/conversation`, reading, { intent })
}

export function callDecideAppeal(
  id: number,
  decision: AppealDecision,
  intent: string,
): Promise<DecisionAnswer> {
  return api.post(`/api/appeals/${id}/decision`, decision, { intent })
}
