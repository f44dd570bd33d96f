import { addDays, isoDay, startOfDay } from "#platform/days.ts"
import { formatIsoDay, HOME_ZONE } from "#platform/time.ts"
import { DAYS_AHEAD, LIFE_DAYS } from "./flight-request.ts"

/** The days on which somebody would like to fly, both included; neither: any day. */
export interface RequestedDays {
  firstDay: string | null
  lastDay: string | null
}

/** What is wrong with the days, at their fields; empty: nothing. */
export function complaintsAboutDays(
  { firstDay, lastDay }: RequestedDays,
  today: string,
): { firstDay?: string; lastDay?: string } {
  if (firstDay === null && lastDay === null) return {}
  const farthest = addDays(today, DAYS_AHEAD)
  const tooFar = `Weiter voraus als bis zum ${formatIsoDay(farthest)} plant hier niemand.`
  if (firstDay === null) return { firstDay: "Wähl den ersten Tag." }
  if (lastDay === null) return { lastDay: "Wähl den letzten Tag." }
  if (firstDay < today && firstDay === lastDay) return { firstDay: "Dieser Tag ist schon vorbei." }
  if (firstDay > farthest) return { firstDay: tooFar }
  if (lastDay < firstDay) return { lastDay: "Der letzte Tag liegt vor dem ersten." }
  if (lastDay < today) return { lastDay: "Dieser Tag ist schon vorbei." }
  if (lastDay > farthest) return { lastDay: tooFar }
  return {}
}

/** Until when pilots see it (product decision 4): the end of its last day, else 90 days. */
export function endOfRequest({ lastDay }: RequestedDays, today: string): Date {
  return startOfDay(addDays(lastDay ?? addDays(today, LIFE_DAYS), 1), HOME_ZONE)
}

/** Days on which a flight may take place, ISO, both included. */
export interface FlownDays {
  from: string
  to: string
}

/** Whether a flight takes place on none of the days that were asked for. */
export function isOutsideRequest({ firstDay, lastDay }: RequestedDays, flown: FlownDays): boolean {
  return firstDay !== null && lastDay !== null && (flown.to < firstDay || flown.from > lastDay)
}

/** On which days a flight, or an offer without a date, may be flown where it starts. */
export function flownDays(
  flight: { timeZone: string } & ({ departsAt: string } | { window: FlownDays }),
): FlownDays {
  if ("window" in flight) return flight.window
  const day = isoDay(new Date(flight.departsAt), flight.timeZone)
  return { from: day, to: day }
}
