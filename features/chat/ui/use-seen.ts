import { useRef } from "react"
import { callSeen } from "./conversation-calls.ts"

/** Says up to which message its reader has read a conversation; `first`: up to there it is known. */
export function useSeen(conversationId: number, first: number): (messageId: number) => void {
  const seenUpTo = useRef(first)
  return (messageId) => {
    if (messageId <= seenUpTo.current) return
    seenUpTo.current = messageId
    callSeen(conversationId, { readUpTo: messageId }).catch(() => {
      // the next look says it
      seenUpTo.current = first
    })
  }
}
