import { api } from "#platform/api-client.ts"
import type { AskedAbout } from "../core/conversation.ts"
import type { ConversationList, MessageList, SentMessage } from "../core/conversations-schemas.ts"

const ALL = "/api/conversations"

export interface ListedConversations {
  archived?: boolean
  q?: string | undefined
  before?: string | undefined
}

/** Asked without a press: quiet where the network is down. */
export function callConversations({
  archived = false,
  q,
  before,
}: ListedConversations = {}): Promise<ConversationList> {
  return api.get(ALL, { query: { archived, q, before }, isPolling: true })
}

export function callMessages(
  id: number,
  bounds: { before?: number; after?: number } = {},
): Promise<MessageList> {
  return api.get(`${ALL}/${id}/messages`, { query: bounds, isPolling: true })
}

export function callSend(id: number, message: { key: string; text: string }): Promise<SentMessage> {
  return api.post(`${ALL}/${id}/messages`, message, { intent: message.key, isPolling: true })
}

export function callSendPhoto(
  id: number,
  { key, file }: { key: string; file: Blob },
): Promise<SentMessage> {
  const path = `${ALL}/${id}/photos?key=${encodeURIComponent(key)}`
  return api.upload(path, file, { intent: key, isPolling: true })
}

export function callAsk(question: {
  about: AskedAbout
  key: string
  text: string
}): Promise<SentMessage> {
  return api.post(ALL, question, { intent: question.key })
}

export function callSeen(
  id: number,
  seen: { deliveredUpTo?: number; readUpTo?: number },
): Promise<void> {
  return api.put(`${ALL}/${id}/seen`, seen, { isPolling: true })
}

export function callArchive(id: number, isArchived: boolean, intent: string): Promise<void> {
  return api.put(`${ALL}/${id}/archive`, { isArchived }, { intent })
}

export function callTalkBlock(userId: number, isBlocked: boolean, intent: string): Promise<void> {
  const path = `/api/users/${userId}/talk-block`
  return isBlocked ? api.put(path, undefined, { intent }) : api.delete(path, { intent })
}
