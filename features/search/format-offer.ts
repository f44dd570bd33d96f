import type { OfferCardData } from "./offer-card.ts"

const DAYS = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const
/** As many single days still read at a glance. */
const MAX_NAMED = 3

const utc = { timeZone: "UTC" } as const
const longMonth = new Intl.DateTimeFormat("de-DE", { month: "long", ...utc })
const shortMonth = new Intl.DateTimeFormat("de-DE", { month: "short", ...utc })

/** „Sa–So“, „täglich“, „Di, Do“: as short as a strip wants it. */
export function shortWeekdays({ weekdays }: Pick<OfferCardData, "weekdays">): string {
  const days = [...new Set(weekdays)].toSorted((one, other) => one - other)
  if (days.length === 0 || days.length === DAYS.length) return "täglich"
  const names = days.map((day) => DAYS[day - 1] ?? "")
  const isRow = (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1
  if (days.length > 1 && isRow) return `${names[0]}–${names.at(-1)}`
  return days.length > MAX_NAMED ? `${days.length} Tage` : names.join(", ")
}

/** „im Juni“, „Jun–Aug“ */
export function shortWindow({ window }: Pick<OfferCardData, "window">): string {
  const [from, to] = [new Date(window.from), new Date(window.to)]
  if (window.from.slice(0, 7) === window.to.slice(0, 7)) return `im ${longMonth.format(from)}`
  return `${shortMonth.format(from)}–${shortMonth.format(to)}`
}
