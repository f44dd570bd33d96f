import { formatIsoDay } from "#platform/time.ts"
import type { Goal } from "./flight-request.ts"
import type { RequestedDays } from "./flight-request-days.ts"

const range = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
})
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** „12. Dezember 2026“, „12.–14. Dezember 2026“, „Tag egal“ */
export function formatRequestedDays({ firstDay, lastDay }: RequestedDays): string {
  if (firstDay === null || lastDay === null) return "Tag egal"
  if (firstDay === lastDay) return formatIsoDay(firstDay)
  return range.formatRange(noon(firstDay), noon(lastDay))
}

export interface RequestedRoute {
  place: string
  goal: Goal
  destination: string | null
}

/** „Rundflug ab Bonn“, „Rundflug ab Kempten: Zugspitze“, „Von Bonn nach Juist“, „Mitfliegen ab Bonn“: what a request is called. */
export function titleOfRequest({ place, goal, destination }: RequestedRoute): string {
  if (goal === "round_trip") return `Rundflug ab ${place}`
  if (goal === "sight" && destination !== null) return `Rundflug ab ${place}: ${destination}`
  if (goal === "town" && destination !== null) return `Von ${place} nach ${destination}`
  return `Mitfliegen ab ${place}`
}

export function formatPersonCount(persons: number): string {
  return persons === 1 ? "1 Person" : `${persons} Personen`
}

/** „Ein Gesuch in deiner Nähe“, „3 Gesuche in deiner Nähe“ */
export function formatNearbyCount(count: number): string {
  return count === 1 ? "Ein Gesuch in deiner Nähe" : `${count} Gesuche in deiner Nähe`
}
