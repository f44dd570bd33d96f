import { isLoggedIn } from "#platform/session-state.ts"
import { useChatStore } from "./chat-store.ts"
import { callConversations, callSeen } from "./conversation-calls.ts"

let loading: Promise<void> | undefined

/** Up to where this browser has said that a conversation has reached it. */
const delivered = new Map<number, number>()

/** Brings the newest conversations into the store; one call for all who ask at once. */
export function loadConversations(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<void> {
  const { conversations, total } = await callConversations()
  // whoever has logged out meanwhile leaves nothing behind
  if (!isLoggedIn()) return
  useChatStore.getState().setChats(conversations, total)
  for (const { id, unread, lastMessage } of conversations) {
    if (unread === 0 || !lastMessage || (delivered.get(id) ?? 0) >= lastMessage.id) continue
    delivered.set(id, lastMessage.id)
    callSeen(id, { deliveredUpTo: lastMessage.id }).catch(() => delivered.delete(id))
  }
}
