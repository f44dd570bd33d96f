import { api } from "#platform/api-client.ts"

/** Tells the others in a conversation that one types. */
export function callTyping(conversationId: number): Promise<void> {
  return api.put(`/api/conversations/${conversationId}/typing`, undefined, { isPolling: true })
}
