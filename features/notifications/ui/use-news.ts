import { useEffect, useRef, useState } from "react"
import type { Notification } from "../notifications-schemas.ts"

/**
 * The sentence for screen readers about what has just come. What was there when the page got its
 * first list is no news.
 */
export function useNews(list: readonly Notification[], isLoaded: boolean): string {
  const newestKnown = useRef<number>(undefined)
  const [sentence, setSentence] = useState("")
  useEffect(() => {
    if (!isLoaded) return
    const known = newestKnown.current
    newestKnown.current = Math.max(known ?? 0, ...list.map(({ id }) => id))
    if (known === undefined) return
    const news = list.filter(({ id, readAt }) => id > known && readAt === null)
    if (news.length > 0) setSentence(formatNews(news))
  }, [list, isLoaded])
  return sentence
}

function formatNews(news: readonly Pick<Notification, "text">[]): string {
  const [first] = news
  if (!first) return ""
  if (news.length === 1) return `Neue Benachrichtigung: ${first.text}`
  return `${news.length} neue Benachrichtigungen`
}
