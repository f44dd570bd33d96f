import { z } from "zod"
import { clock } from "#platform/clock.ts"
import {
  ageOn,
  DAY_IN_FUTURE,
  DAY_LONG_AGO,
  isoDay,
  isRealDay,
  NO_SUCH_DAY,
} from "#platform/days.ts"
import { line } from "#platform/text-input.ts"
import { HOME_ZONE } from "#platform/time.ts"

/*
 * A pilot's birth date. Only they and the back office see it; the age limits of their medical
 * (MED.A.045) count from it.
 */

/** The earliest accepted birth date, which catches years of two digits. */
export const MIN_BIRTH_DATE = "1900-01-01"

/** From this age on one may have an account here (product decision 9). */
export const MIN_AGE = 18

/** What is wrong with a birth date on `today` (ISO days), as a sentence. */
export function birthDateProblem(birthDate: string, today: string): string | undefined {
  if (birthDate === "") return "Gib deinen Geburtstag an, mit dem Jahr."
  if (!isRealDay(birthDate)) return NO_SUCH_DAY
  if (birthDate > today) return DAY_IN_FUTURE
  if (birthDate < MIN_BIRTH_DATE) return DAY_LONG_AGO
  if (ageOn(birthDate, today) < MIN_AGE) {
    return `Flüge anbieten kannst du erst ab ${MIN_AGE}. Prüf das Jahr.`
  }
  return undefined
}

export const birthDateSchema = z.object({
  birthDate: line(10).superRefine((birthDate, context) => {
    const problem = birthDateProblem(birthDate, isoDay(clock.now(), HOME_ZONE))
    if (problem) context.addIssue({ code: "custom", message: problem })
  }),
})
