import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { messageAnchor } from "../core/conversation-path.ts"
import { lastId, type Thread, type UnsentMessage } from "../core/thread.ts"

/** So near to an end, in pixels, counts as there. */
const NEAR = 96

interface ThreadScrollProps {
  thread: Thread
  unsent: readonly UnsentMessage[]
  firstUnreadId: number | undefined
  onOldest: () => void
  /** Its reader has the newest message before them. */
  onRead: (messageId: number) => void
}

/**
 * Where a thread stands: first at the message of the address, else at what is new, else at its end. Who
 * is at the end stays there; older messages come in above without a jump.
 */
export function useThreadScroll(
  box: RefObject<HTMLElement | null>,
  { thread, unsent, firstUnreadId, onOldest, onRead }: ThreadScrollProps,
) {
  const isAtEnd = useRef(true)
  const former = useRef<{ firstId: number | undefined; height: number }>(undefined)
  const firstId = thread.messages[0]?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the thread opens
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const wanted = location.hash.slice(1) || (firstUnreadId && messageAnchor(firstUnreadId))
    // no `id`: the router would bring it into view, and move the page for it
    const anchor = wanted && `[data-anchor="${CSS.escape(wanted)}"]`
    const target = anchor ? element.querySelector(anchor) : null
    // within its box alone: the page stays where it is
    element.scrollTop = target
      ? target.getBoundingClientRect().top - element.getBoundingClientRect().top - NEAR / 2
      : element.scrollHeight
    note(element)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is rendered decides, not the element
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { firstId: formerFirst, height } = former.current ?? { firstId, height: 0 }
    if (formerFirst !== undefined && firstId !== undefined && firstId < formerFirst) {
      element.scrollTop += element.scrollHeight - height
    } else if (isAtEnd.current) {
      element.scrollTop = element.scrollHeight
    }
    former.current = { firstId, height: element.scrollHeight }
  }, [thread.messages, unsent])

  function note(element: HTMLElement) {
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
    former.current = { firstId, height: element.scrollHeight }
  }

  function readIfSeen() {
    if (document.hidden || !isAtEnd.current) return
    const last = lastId(thread)
    if (last > 0) onRead(last)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is here decides
  useEffect(() => {
    readIfSeen()
    document.addEventListener("visibilitychange", readIfSeen)
    return () => document.removeEventListener("visibilitychange", readIfSeen)
  }, [thread.messages])

  return {
    onScroll: () => {
      const element = box.current
      if (!element) return
      note(element)
      readIfSeen()
      if (element.scrollTop < NEAR && thread.hasOlder) onOldest()
    },
    /** What the reader does themselves brings them to the end. */
    toEnd: () => {
      isAtEnd.current = true
    },
  }
}
