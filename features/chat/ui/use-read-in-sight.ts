import { type RefObject, useEffect, useRef } from "react"
import type { MessageList } from "../core/conversations-schemas.ts"
import { isNewInEnd, lastId, type Thread } from "../core/thread.ts"
import { useSeen } from "./use-seen.ts"

/** Says that a conversation is read once the end of it, at which `end` stands, has come into sight. */
export function useReadInSight(
  end: RefObject<HTMLElement | null>,
  conversationId: number,
  { thread, first }: { thread: Thread; first: MessageList },
): void {
  const see = useSeen(conversationId, first.ownReadUpTo)
  const readUpTo = useRef(first.ownReadUpTo)
  const isInSight = useRef(false)
  const readIfSeen = useRef(() => {})
  readIfSeen.current = () => {
    if (document.hidden || !isInSight.current || !isNewInEnd(thread, readUpTo.current)) return
    readUpTo.current = lastId(thread)
    see(readUpTo.current)
  }
  useEffect(() => {
    const look = () => readIfSeen.current()
    const observer = new IntersectionObserver(([entry]) => {
      isInSight.current = entry?.isIntersecting ?? false
      look()
    })
    if (end.current) observer.observe(end.current)
    document.addEventListener("visibilitychange", look)
    return () => {
      observer.disconnect()
      document.removeEventListener("visibilitychange", look)
    }
  }, [end])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is here decides
  useEffect(() => readIfSeen.current(), [thread.messages])
}
