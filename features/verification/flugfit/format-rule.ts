import { formatDay } from "#platform/time.ts"
import type { AircraftClass } from "./flugfit.ts"

/** „Sa., 5. Dezember 2026“ of an ISO day. */
export function formatCalendarDay(day: string): string {
  return formatDay(new Date(`${day}T12:00:00Z`), "UTC")
}

/** „bis Sa., 5. Dezember 2026“, and from when on, where that day is still to come. */
export function formatPeriod({ from, to }: { from: string; to: string }, today: string): string {
  return from > today
    ? `zwischen ${formatCalendarDay(from)} und ${formatCalendarDay(to)}`
    : `bis ${formatCalendarDay(to)}`
}

/** „1 Start“, „3 Starts“ */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString("de-DE")} ${count === 1 ? one : many}`
}

/** „2 Starts, 1 Landung und 1 h mit Lehrer:in“ */
export function formatList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}`
}

/** What an aircraft class is called where somebody chooses one. */
export const CLASS_NAMES: Record<AircraftClass, string> = {
  SEP: "SEP, einmotorig",
  TMG: "TMG, Motorsegler",
  MEP: "MEP, mehrmotorig",
  UL: "UL, Ultraleicht",
  glider: "Segelflugzeug",
}

/** „SEP“, „Segelflugzeug“: as pilots write it. */
export function formatClass(aircraftClass: AircraftClass): string {
  return aircraftClass === "glider" ? "Segelflugzeug" : aircraftClass
}

/** „auf SEP“, „auf Segelflugzeugen“ */
export function onClass(aircraftClass: AircraftClass): string {
  return `auf ${aircraftClass === "glider" ? "Segelflugzeugen" : aircraftClass}`
}
