import { useChatStore } from "#features/chat/ui/chat-store.ts"
import { type AnswerTag, api } from "#platform/api-client.ts"
import { isLoggedIn } from "#platform/session-state.ts"
import type { Notification } from "../notifications-schemas.ts"

type List = readonly Notification[]

/** The list that this browser got last, and how the server had tagged it. */
let last: { userId: number; list: List; tag: AnswerTag } | undefined
let loading: Promise<void> | undefined

/** Replaces the stored list by the server's, unless nothing has changed; one call for all who ask. */
export function loadNotifications(userId: number): Promise<void> {
  loading ??= load(userId).finally(() => {
    loading = undefined
  })
  return loading
}

async function load(userId: number): Promise<void> {
  const { notifications, setNotifications } = useChatStore.getState()
  // the tag says nothing about a list that was cleared or that a former visit has left
  const isKnown = last?.userId === userId && last.list === notifications
  const tag = isKnown && last ? { ...last.tag } : {}
  const list = await api.get<Notification[] | undefined>(`/api/users/${userId}/notifications`, {
    tag,
    isPolling: true,
  })
  // whoever has logged out meanwhile leaves nothing behind
  if (!list || !isLoggedIn()) return
  setNotifications(list)
  last = { userId, list: useChatStore.getState().notifications, tag }
}

/** Marks notifications as read and reloads the list; a failure is only logged (specification, 8). */
export async function markRead(userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  try {
    await api.delete("/api/notifications", { notificationIds: ids }, { isPolling: true })
    // an answer that is under way may be older than this call
    await loading?.catch(() => undefined)
    await loadNotifications(userId)
  } catch (error) {
    console.error("notifications were not marked as read", error)
  }
}

/** The flight has been opened: everything that its notifications told is known. */
export async function markFlightRead(userId: number, flightId: number): Promise<void> {
  const list = useChatStore.getState().notifications
  const ofFlight = list.filter((notification) => notification.flightId === flightId)
  if (ofFlight.every(({ readAt }) => readAt !== null)) return
  await markRead(
    userId,
    ofFlight.map(({ id }) => id),
  )
}
