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

/** „Sa., 12. Juni“. */
export function formatDay(iso: string): string {
  return weekdayDayMonth.format(inUtc(iso))
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

const monthYear = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", ...utc })

/** „2026-12“ as „Dezember 2026“. */
export function formatMonth(month: string): string {
  return monthYear.format(inUtc(`${month}-01`))
}

/** The months („2026-12“) from the one of a day on. */
export function monthsFrom(day: string, count: number): string[] {
  const [year, month] = day.split("-").map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + index)).toISOString().slice(0, 7),
  )
}

/** „2027-06-12“ as it is typed here: „12.06.2027“. */
export function typedDay(iso: string): string {
  return iso.split("-").reverse().join(".")
}

const TYPED = [
  /^(?<day>\d{1,2})[.,/\s-]+(?<month>\d{1,2})[.,/\s-]+(?<year>\d{4}|\d{2})$/,
  // a keypad of a phone has digits only
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/** „12.6.27“, „12062027“ or „2027-06-12“ as an ISO day; undefined for what is no day. */
export function parseTypedDay(text: string): string | undefined {
  const { day, month, year } =
    TYPED.map((pattern) => pattern.exec(text.trim())?.groups).find(Boolean) ?? {}
  if (day === undefined || month === undefined || year === undefined) return undefined
  const iso = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  const at = new Date(`${iso}T00:00:00Z`)
  // 31 June would be 1 July
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined
}
