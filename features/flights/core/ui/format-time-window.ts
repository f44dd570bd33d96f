import type { OfferView } from "../flight-view.ts"

const WEEKDAYS = [
  "Montag",
  "Dienstag",
  "Mittwoch",
  "Donnerstag",
  "Freitag",
  "Samstag",
  "Sonntag",
] as const

const day = new Intl.DateTimeFormat("de-DE", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
})

/** „1. Juni 2027 bis 31. August 2027“; a line never breaks within one of the days. */
export function formatTimeWindow({ window }: Pick<OfferView, "window">): string {
  return `${wordsOf(window.from)} bis ${wordsOf(window.to)}`
}

function wordsOf(isoDay: string): string {
  return day.format(new Date(isoDay)).replaceAll(" ", "\u00a0")
}

/** „samstags und sonntags“, „montags bis freitags“, „an jedem Tag“; 1 is Monday. */
export function formatWeekdays(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].toSorted((one, other) => one - other)
  if (days.length === 0 || days.length === WEEKDAYS.length) return "an jedem Tag"
  const names = days.map((number) => `${WEEKDAYS[number - 1]?.toLowerCase()}s`)
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 1]
  if (days.length > 2 && last - first === days.length - 1) return `${names[0]} bis ${names.at(-1)}`
  if (names.length === 1) return names[0] ?? ""
  return `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`
}
