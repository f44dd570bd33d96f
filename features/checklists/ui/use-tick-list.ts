import { useEffect } from "react"
import { startSessionPoll } from "#features/auth/sessions/ui/session-poll.ts"
import type { AnswerTag } from "#platform/api-client.ts"
import { clock } from "#platform/clock.ts"
import { changeOf, latestTicks, type Tick } from "../checklist.ts"
import { keepKnown, keepWaiting, useKeptTicks } from "./kept-ticks.ts"
import { sendTicks } from "./send-ticks.ts"
import { callTicks } from "./tick-calls.ts"

/** How often other devices are asked for; what is ticked here is sent at once. */
const NEWS_EVERY_MS = 20_000

interface TickedList {
  userId: number
  /** Of the list in the API. */
  path: string
  /** As the page came from the server, or from what the browser has kept of it. */
  ticks: readonly Tick[]
}

/**
 * A list as it stands in this browser, and the way to change it: at once on
 * screen, and on the server as soon as there is a network. Other tabs and devices follow.
 */
export function useTickList({ userId, path, ticks }: TickedList) {
  const kept = useKeptTicks((state) => (state.userId === userId ? state.lists[path] : undefined))
  const savedAt = useKeptTicks((state) => state.savedAt)
  const waiting = kept?.waiting ?? []
  const current = latestTicks(ticks, kept?.known ?? [], waiting)

  useEffect(() => {
    const stopAsking = startSessionPoll(askForNews(userId, path), { everyMs: NEWS_EVERY_MS })
    const send = () => void sendTicks(userId).catch(() => {})
    const followTabs = () => void useKeptTicks.persist.rehydrate()
    window.addEventListener("online", send)
    window.addEventListener("storage", followTabs)
    return () => {
      stopAsking()
      window.removeEventListener("online", send)
      window.removeEventListener("storage", followTabs)
    }
  }, [userId, path])

  function change(items: readonly { id: string }[], isDone: boolean) {
    const now = clock.now()
    const changes = items.map(({ id }) =>
      changeOf(
        id,
        isDone,
        current.find(({ item }) => item === id),
        now,
      ),
    )
    keepWaiting(userId, path, changes)
    // without a network it waits, and the page says so
    void sendTicks(userId).catch(() => {})
  }

  return { ticks: current, isWaiting: waiting.length > 0, savedAt, change }
}

function askForNews(userId: number, path: string) {
  const tag: AnswerTag = {}
  return async () => {
    await sendTicks(userId)
    const known = await callTicks(path, tag)
    if (known) keepKnown(userId, path, known)
  }
}
