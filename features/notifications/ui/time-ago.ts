import { formatShortDay, HOME_ZONE } from "#platform/time.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const relative = new Intl.RelativeTimeFormat("de-DE", { numeric: "auto", style: "short" })
const berlinDay = new Intl.DateTimeFormat("en-CA", { timeZone: HOME_ZONE })

/** „gerade eben“, „vor 5 Min.“, „vor 3 Std.“, „gestern“, „vor 4 Tagen“, „Sa., 12. Juni“ */
export function timeAgo(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (age < MINUTE) return "gerade eben"
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), "minute")
  const days = daysBetween(at, now)
  if (days === 0) return relative.format(-Math.floor(age / HOUR), "hour")
  if (age < WEEK) return relative.format(-days, "day")
  return formatShortDay(at, HOME_ZONE)
}

function daysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(berlinDay.format(to)) - Date.parse(berlinDay.format(from))) / DAY)
}
