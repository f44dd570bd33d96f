import { startSessionPoll } from "#features/auth/sessions/ui/session-poll.ts"
import { onTabMessage, postToTabs } from "#features/auth/sessions/ui/tab-messages.ts"
import { removeSavedOrders } from "#features/bookings/checkout/ui/saved-order.ts"
import { useChatStore } from "#features/chat/ui/chat-store.ts"
import { removeDrafts } from "#features/chat/ui/saved-draft.ts"
import { clearKeptTicks, useKeptTicks } from "#features/checklists/ui/kept-ticks.ts"
import { sendTicks } from "#features/checklists/ui/send-ticks.ts"
import { loadNotifications } from "#features/notifications/ui/notification-calls.ts"
import { callAsOwner } from "#features/users/core/ui/own-user-calls.ts"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { setModalAlert } from "#platform/alerts.ts"
import { api } from "#platform/api-client.ts"
import { clearCachedPages } from "#platform/cached-pages.ts"
import { clearSessionExpiry, sessionExpiry } from "#platform/session-state.ts"

/** Source: specification, section 9. */
const USER_REFRESH_MS = 20_000
const NOTIFICATION_POLLING_MS = 10_000

/** The page changes under the hands of its reader, who has done nothing here to end the session. */
const SIGNED_OUT = {
  type: "error",
  message: "Du bist abgemeldet",
  description:
    "Du hast dich in einem anderen Tab abgemeldet, oder deine Anmeldung ist abgelaufen. Melde dich wieder an, dann machst du hier weiter.",
} as const

interface KeptSession {
  /** Whom the server has rendered this page for. */
  userId: number | null
  /** The session has ended, here or in another tab. */
  onOver(): void
  /** Another tab has signed in as somebody else; what is stored is theirs already. */
  onSomebodyElse(): void
}

/**
 * Keeps what the browser remembers in step with the session: the own user is fetched every 20 s
 * while somebody is there, the notifications every 10 s in any case (specification, section 7;
 * docs/decisions/0011), and nothing of a person stays when they are gone, in no tab. Answers the way
 * to stop.
 */
export function keepSession({ userId, onOver, onSomebodyElse }: KeptSession): () => void {
  clearFormerPerson(userId)
  if (userId === null) return () => {}
  postToTabs({ kind: "signed-in", userId })
  removeDrafts(userId)
  // what was ticked without a network reaches the server from whichever page comes next
  void sendTicks(userId).catch(() => {})

  // also where a plain form in another tab has ended it, and no script could say so
  const endIfOver = () => {
    if (sessionExpiry()) return
    clearEverything()
    setModalAlert(SIGNED_OUT)
    onOver()
  }
  const stops = [
    startSessionPoll(
      async () => {
        const { user: former } = useUserStore.getState()
        const user = await callAsOwner(userId)
        // settings that were saved meanwhile are newer than this answer, and a logout is final
        const isStillWanted = useUserStore.getState().user === former && sessionExpiry()
        if (isStillWanted) useUserStore.getState().setUser(user)
      },
      { everyMs: USER_REFRESH_MS },
    ),
    startSessionPoll(() => loadNotifications(userId), {
      everyMs: NOTIFICATION_POLLING_MS,
      isForIdleToo: true,
    }),
    useUserStore.subscribe(({ user }, former) => {
      if (former.user !== null && user?.id !== former.user.id) useChatStore.getState().clear()
    }),
    api.onSessionOver(() => {
      clearSessionExpiry()
      postToTabs({ kind: "session-over" })
      endIfOver()
    }),
    onTabMessage((message) => {
      if (message.kind === "session-over") return endIfOver()
      if (message.userId !== userId) onSomebodyElse()
    }),
    onVisible(endIfOver),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

// after a logout by a plain form, an expired session or another person's sign-in: the page that
// comes next tidies up
function clearFormerPerson(userId: number | null) {
  const remembered = [useUserStore.getState().user?.id, useKeptTicks.getState().userId]
  if (remembered.every((id) => id === undefined || id === null || id === userId)) return
  clearEverything()
  if (userId === null) postToTabs({ kind: "session-over" })
}

function clearEverything() {
  useUserStore.getState().clearUserData()
  useChatStore.getState().clear()
  clearKeptTicks()
  removeSavedOrders()
  void clearCachedPages()
}

function onVisible(look: () => void): () => void {
  const lookWhenVisible = () => {
    if (!document.hidden) look()
  }
  document.addEventListener("visibilitychange", lookWhenVisible)
  return () => document.removeEventListener("visibilitychange", lookWhenVisible)
}
