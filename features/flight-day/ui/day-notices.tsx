import { Notice } from "#ui/feedback/notice.tsx"
import { dayNews } from "../day-sentences.ts"
import type { FlightDay } from "../flight-day-view.ts"

/** How the day goes against the plan. */
export function DayNotices({ day }: { day: FlightDay }) {
  return dayNews(day).map(({ tone, title, text }) => (
    <Notice key={title} tone={tone} title={title}>
      {text}
    </Notice>
  ))
}
