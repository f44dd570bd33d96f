import { Notice } from "#ui/feedback/notice.tsx"
import { goNews } from "../day-sentences.ts"
import type { FlightDay } from "../flight-day-view.ts"

/** To a guest: whether it flies. */
export function GoNotice({ day, pilot }: { day: FlightDay; pilot: string }) {
  const news = goNews(day, pilot)
  return (
    news && (
      <Notice tone={news.tone} title={news.title}>
        {news.text}
      </Notice>
    )
  )
}
