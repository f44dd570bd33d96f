export const CONVERSATIONS_PATH = "/de/cockpit/nachrichten"

/** The list as it was left: what was searched for, or the archive. */
export function conversationListPath(search: URLSearchParams): string {
  return search.size > 0 ? `${CONVERSATIONS_PATH}?${search}` : CONVERSATIONS_PATH
}

/** The page of a conversation, at one of its messages. */
export function conversationPath(conversationId: number, messageId?: number): string {
  const page = `${CONVERSATIONS_PATH}/${conversationId}`
  return messageId === undefined ? page : `${page}#${messageAnchor(messageId)}`
}

/** The id of a message in its page. */
export function messageAnchor(messageId: number): string {
  return `nachricht-${messageId}`
}
