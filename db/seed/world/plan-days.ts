import { addDays, startOfDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { FlightDraft } from "../factories/write-flights.ts"
import { createRandom, type Random } from "../random.ts"
import type { Cast, CastPilot } from "./cast.ts"
import { planFlight } from "./plan-flight.ts"
import type { Roster } from "./roster.ts"

/** Flights from Sunday to Saturday: people fly when others have time. */
export type WeekPattern = readonly [number, number, number, number, number, number, number]

/** 34 a week: a little over 430 in 90 days. */
export const COMING_WEEK: WeekPattern = [9, 2, 2, 3, 3, 5, 10]
export const PAST_WEEK: WeekPattern = [2, 0, 0, 1, 0, 1, 2]

export interface DaysInput {
  /** ISO days, the last one included. */
  from: string
  to: string
  pattern: WeekPattern
  /** Whose flights are written down elsewhere. */
  isScripted?: (pilot: CastPilot) => boolean
  /** Start of the day from which all this is seen: nothing was published after it. */
  until: Date
  /** What is too far ahead to have been published long ago appeared after this instant. */
  since: Date
}

/** Plans the flights of all days between two. */
export function planDays(cast: Cast, roster: Roster, input: DaysInput): FlightDraft[] {
  const drafts: FlightDraft[] = []
  for (let day = input.from; day <= input.to; day = addDays(day, 1)) {
    const random = createRandom(`day ${day}`)
    const wanted = input.pattern[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0
    let planned = 0
    for (const pilot of roster.candidates(day, random)) {
      if (planned === wanted) break
      if (input.isScripted?.(pilot)) continue
      const publishedAt = publishedBefore(day, input, random)
      for (const { route, turn } of roster.routesFor(pilot, day, random)) {
        const draft = planFlight(
          { pilot, route, day, publishedAt, until: input.until, turn },
          cast.airports,
        )
        if (!draft) continue
        drafts.push(draft)
        roster.note(pilot, route, day)
        planned += 1
        break
      }
    }
  }
  return drafts
}

// some weeks ahead of the flight, but never later than the day from which all this is seen
function publishedBefore(day: string, input: DaysInput, random: Random): Date {
  const planned =
    startOfDay(addDays(day, -random.int(9, 45)), HOME_ZONE).getTime() + hours(random.int(7, 20))
  const span = input.until.getTime() - input.since.getTime()
  const latest = input.until.getTime() - Math.floor(span * (0.05 + 0.9 * random.next()))
  return new Date(Math.min(planned, latest))
}
