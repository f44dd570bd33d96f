import type { FlightOnBoard } from "#features/statistics/flight-on-board.ts"
import { formatNumber } from "#platform/number-text.ts"

const dayInYear = (zone: string) =>
  new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", timeZone: zone })

/** „12. Juni“ */
export function formatDayInYear({ departsAt, timeZone }: FlightOnBoard): string {
  return dayInYear(timeZone).format(departsAt)
}

/** „Bonn-Hangelar nach Juist“, „Rundflug ab Bonn-Hangelar“ */
export function formatWay({ fields }: FlightOnBoard): string {
  const from = fields[0]?.name ?? ""
  const to = fields.at(-1)?.name ?? from
  return from === to ? `Rundflug ab ${from}` : `${from} nach ${to}`
}

/** „14 Stunden 35 Minuten“, for who listens. */
export function speakDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    hours > 0 ? `${hours} ${hours === 1 ? "Stunde" : "Stunden"}` : "",
    rest > 0 || hours === 0 ? `${rest} ${rest === 1 ? "Minute" : "Minuten"}` : "",
  ]
    .filter(Boolean)
    .join(" ")
}

/** „2.340 km“ */
export function formatKilometres(km: number): string {
  return `${formatNumber(Math.round(km), 0)}\u00a0km`
}

/** „Ein Flug“, „12 Flüge“ */
export function formatCount(count: number, one: string, many: string): string {
  return count === 1 ? one : `${formatNumber(count, 0)} ${many}`
}

/** „Lena, Jonas und Marta“; of many the first, „und 3 weitere“. */
export function formatSome(names: readonly string[], shown: number): string {
  const more = names.length - shown
  // one more takes as much room as its name
  if (more > 1) return `${names.slice(0, shown).join(", ")} und ${more} weitere`
  const last = names.at(-1) ?? ""
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} und ${last}`
}
