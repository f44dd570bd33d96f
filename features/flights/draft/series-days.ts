import { addDays, isoWeekday } from "#platform/days.ts"

/** So many flights at a time: half a year of Saturdays. */
export const MAX_SERIES_FLIGHTS = 26

interface SeriesRule {
  /** ISO days, both included. */
  seriesFrom: string
  seriesTo: string
  /** 1 is Monday. */
  seriesWeekdays: readonly number[]
  seriesSkipped: readonly string[]
}

/** The ISO days of a series without those that are left out. */
export function daysOfSeries(rule: SeriesRule): string[] {
  return everyDayOfSeries(rule).filter((day) => !rule.seriesSkipped.includes(day))
}

/** The same with them, so that they can be put back; nothing further than two years away. */
export function everyDayOfSeries({
  seriesFrom,
  seriesTo,
  seriesWeekdays,
}: Omit<SeriesRule, "seriesSkipped">): string[] {
  const days: string[] = []
  const end = addDays(seriesFrom, 2 * 366)
  for (let day = seriesFrom; day <= seriesTo && day <= end; day = addDays(day, 1)) {
    if (seriesWeekdays.includes(isoWeekday(day))) days.push(day)
  }
  return days
}
