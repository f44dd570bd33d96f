import { days, hours, minutes } from "#platform/duration.ts"
import { formatShortDay, HOME_ZONE } from "#platform/time.ts"

const relative = new Intl.RelativeTimeFormat("de-DE", { numeric: "auto", style: "short" })
const berlinDay = new Intl.DateTimeFormat("en-CA", { timeZone: HOME_ZONE })

/** „gerade eben“, „vor 5 Min.“, „vor 3 Std.“, „gestern“, „vor 4 Tagen“, „Sa., 12. Juni“ */
export function timeAgo(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (age < minutes(1)) return "gerade eben"
  if (age < hours(1)) return relative.format(-Math.floor(age / minutes(1)), "minute")
  const daysAgo = daysBetween(at, now)
  if (daysAgo === 0) return relative.format(-Math.floor(age / hours(1)), "hour")
  if (age < days(7)) return relative.format(-daysAgo, "day")
  return formatShortDay(at, HOME_ZONE)
}

function daysBetween(from: Date, to: Date): number {
  return Math.round(
    (Date.parse(berlinDay.format(to)) - Date.parse(berlinDay.format(from))) / days(1),
  )
}
