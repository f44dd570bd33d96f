import { days } from "#platform/duration.ts"
import { formatDayAndMonth, formatShortDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import type { ChecklistFlight, Moment } from "../checklist.ts"

/** When a moment of this flight is; null where it has no hour of its own. */
export function formatDueTime(moment: Moment, flight: ChecklistFlight): string | null {
  const departsAt = new Date(flight.departsAt)
  const { timeZone } = flight
  if (moment === "day-before") {
    return formatDayAndMonth(new Date(departsAt.getTime() - days(1)), timeZone)
  }
  if (moment === "before-start") {
    return `${formatDayAndMonth(departsAt, timeZone)}, Start ${formatTime(departsAt, timeZone)} Uhr`
  }
  if (moment === "landed") {
    return `geplant um ${formatTime(new Date(flight.arrivesAt), timeZone)} Uhr`
  }
  return null
}

/** „Anna, Sa., 5. Dez., 14:02 Uhr“: who has ticked an item, and when. */
export function formatTick(name: string, changedAt: string): string {
  const at = new Date(changedAt)
  const when = `${formatShortDay(at, HOME_ZONE)}, ${formatTime(at, HOME_ZONE)} Uhr`
  return name ? `${name}, ${when}` : when
}

export interface Keeping {
  isWaiting: boolean
  /** Of the last changes made on this page. */
  savedAt: string | null
}

/** Whether what was ticked here is on the server; null where nothing has been ticked yet. */
export function formatSyncState({ isWaiting, savedAt }: Keeping): string | null {
  if (isWaiting) return "Noch nicht gespeichert"
  return savedAt && `Gespeichert ${formatTime(new Date(savedAt), HOME_ZONE)}`
}
