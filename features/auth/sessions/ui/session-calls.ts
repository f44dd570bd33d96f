import { api } from "#platform/api-client.ts"

export function callEndSession(userId: number, sessionId: string): Promise<unknown> {
  return api.delete(`/api/users/${userId}/sessions/${sessionId}`)
}

export function callEndAllSessions(userId: number): Promise<unknown> {
  return api.delete(`/api/users/${userId}/sessions`)
}
