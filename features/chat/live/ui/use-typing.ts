import { useEffect, useRef, useState } from "react"
import { clock } from "#platform/clock.ts"
import { TYPING_SHOWN_MS, TYPING_TOLD_EVERY_MS } from "../hint.ts"
import { callTyping } from "./typing-calls.ts"
import { useHints } from "./use-hints.ts"

/** Who else types in a conversation, and the way to say that one does. */
export function useTyping(conversationId: number): { whoTypes: number | undefined; type(): void } {
  const [whoTypes, setWhoTypes] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saidAt = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  useHints((hint) => {
    if (hint.conversationId !== conversationId) return
    clearTimeout(timer.current)
    setWhoTypes(hint.typingId)
    if (hint.typingId === undefined) return
    timer.current = setTimeout(() => setWhoTypes(undefined), TYPING_SHOWN_MS)
  })
  function type() {
    const now = clock.now().getTime()
    if (now - saidAt.current < TYPING_TOLD_EVERY_MS) return
    saidAt.current = now
    callTyping(conversationId).catch(() => undefined)
  }
  return { whoTypes, type }
}
