import { z } from "zod"
import { clock } from "#platform/clock.ts"
import { DAY_IN_FUTURE, DAY_LONG_AGO, isoDay, isRealDay, NO_SUCH_DAY } from "#platform/days.ts"
import { line } from "#platform/text-input.ts"
import { HOME_ZONE } from "#platform/time.ts"

/*
 * How many hours a pilot says to have flown until a day. It is marked as stated until the back office
 * has checked it with the licence; what the landing log adds since then is counted on top.
 */

/** What a pilot has stated, and since when it is checked. */
export interface StatedHours {
  flightHours: number
  /** ISO day until which they count. */
  on: string
  isChecked: boolean
}

/** Nobody flies for longer; a digit too much would. */
const MAX_FLIGHT_HOURS = 40_000

const MIN_DAY = "1950-01-01"

const INCOMPLETE = "Bitte ganze Stunden, zum Beispiel 412."

export const flightHoursSchema = z.object({
  flightHours: z
    .int(INCOMPLETE)
    .min(0, INCOMPLETE)
    .max(MAX_FLIGHT_HOURS, "So viele Stunden hat kaum jemand. Prüf die Zahl."),
  on: line(10).superRefine((on, context) => {
    const problem = dayProblem(on, isoDay(clock.now(), HOME_ZONE))
    if (problem) context.addIssue({ code: "custom", message: problem })
  }),
})

export type FlightHoursInput = z.input<typeof flightHoursSchema>

function dayProblem(on: string, today: string): string | undefined {
  if (on === "") return "Gib an, bis zu welchem Tag die Stunden zählen."
  if (!isRealDay(on)) return NO_SUCH_DAY
  if (on > today) return DAY_IN_FUTURE
  return on < MIN_DAY ? DAY_LONG_AGO : undefined
}
