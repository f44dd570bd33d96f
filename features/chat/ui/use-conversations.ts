import { useEffect, useRef, useState } from "react"
import type { ConversationList } from "../core/conversations-schemas.ts"
import { useHints } from "../live/ui/use-hints.ts"
import { callConversations, type ListedConversations } from "./conversation-calls.ts"

/** A list as the page has brought it, and as it is after each hint. */
export function useConversations(
  first: ConversationList,
  { archived = false, q }: ListedConversations,
): ConversationList {
  const [newest, setNewest] = useState<{ of: ConversationList; list: ConversationList }>()
  const asked = useRef(first)
  useEffect(() => {
    asked.current = first
  }, [first])
  useHints(({ typingId }) => {
    if (typingId !== undefined) return
    const of = asked.current
    callConversations({ archived, q }).then(
      // what was asked for before another search is not shown in it
      (list) => asked.current === of && setNewest({ of, list }),
      () => undefined,
    )
  })
  return newest?.of === first ? newest.list : first
}
