export const APPROVALS_PATH = "/de/verwaltung/freigaben"

export function approvalPath(id: number): string {
  return `${APPROVALS_PATH}#freigabe-${id}`
}

export function approvalDecisionCallPath(id: number): string {
  return `/api/approvals/${id}/decision`
}

export function approvalWithdrawalCallPath(id: number): string {
  return `/api/approvals/${id}/withdrawal`
}
