import { formatTimeWindow, formatWeekdays } from "#features/flights/core/ui/format-time-window.ts"
import { isRealDay } from "#platform/days.ts"
import { formatLongDay } from "#platform/time.ts"
import type { AnswersOf } from "./answers.ts"
import { daysOfSeries } from "./series-days.ts"

/** When it takes place, the first line alone enough to recognise it; none while it is not said. */
export function formatDateAnswer(date: AnswersOf<"datum">): string[] {
  if (date.schedule === "fixed") {
    if (!isRealDay(date.day)) return []
    return [`${formatCalendarDay(date.day)}${date.time === "" ? "" : `, ${date.time} Uhr`}`]
  }
  const from = date.schedule === "series" ? date.seriesFrom : date.windowFrom
  const to = date.schedule === "series" ? date.seriesTo : date.windowTo
  if (!isRealDay(from) || !isRealDay(to)) return []
  const span = formatTimeWindow({ window: { from, to } })
  if (date.schedule === "flexible") {
    const { windowEarliest: earliest, windowLatest: latest } = date
    return [
      `Flexibel, ${span}`,
      `Start ${formatWeekdays(date.windowWeekdays)}${earliest && ` ab ${earliest} Uhr`}${latest && ` bis ${latest} Uhr`}`,
    ]
  }
  const count = daysOfSeries(date).length
  const flights = count === 1 ? "1 Flug" : `${count} Flüge`
  return [
    `Serie, ${flights}, ${span}`,
    ...(date.seriesWeekdays.length > 0
      ? [`${formatWeekdays(date.seriesWeekdays)}${date.seriesTime && `, ${date.seriesTime} Uhr`}`]
      : []),
  ]
}

function formatCalendarDay(day: string): string {
  return formatLongDay(new Date(`${day}T12:00:00Z`), "UTC")
}
