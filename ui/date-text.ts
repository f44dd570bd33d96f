/** Dates without a time travel as „2027-06-12“ and are written here. */

const inUtc = (iso: string) => new Date(`${iso}T12:00:00Z`)
const utc = { timeZone: "UTC" } as const
const dayMonth = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", ...utc })
const weekdayDayMonth = new Intl.DateTimeFormat("de-DE", {
  weekday: "short",
  day: "numeric",
  month: "long",
  ...utc,
})

/** „Sa, 12. Juni“. */
export function formatDay(iso: string): string {
  return weekdayDayMonth.format(inUtc(iso)).replace(".,", ",")
}

/** „12.–27. Juni“, „28. Juni – 3. Juli“, or one day when both are equal. */
export function formatDayRange(from: string, to: string): string {
  if (from === to) return formatDay(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const end = dayMonth.format(inUtc(to))
  return isOneMonth
    ? `${inUtc(from).getUTCDate()}.–${end}`
    : `${dayMonth.format(inUtc(from))} – ${end}`
}
