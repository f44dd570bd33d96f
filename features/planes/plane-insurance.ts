import { z } from "zod"
import { clock } from "#platform/clock.ts"
import { addDays, DAY_FAR_AHEAD, isoDay, isRealDay, NO_SUCH_DAY } from "#platform/days.ts"
import { line } from "#platform/text-input.ts"
import { HOME_ZONE } from "#platform/time.ts"

/*
 * The liability insurance of an aircraft, as its pilot reads it off the certificate. Flugfit lets
 * nobody take guests on a day after its end. What is written here covers guests: without that,
 * nobody may come along (§ 45 LuftVG, (EG) 785/2004).
 */

export const MAX_INSURER_LENGTH = 80
export const MAX_POLICY_NUMBER_LENGTH = 40
const MAX_DAYS = 5 * 366

export interface PlaneInsurance {
  insurer: string
  policyNumber: string
  /** ISO day, the last one. */
  validUntil: string
}

/** What is wrong with the last day of an insurance on `today` (ISO days), as a sentence. */
function insuranceEndProblem(validUntil: string, today: string): string | undefined {
  if (validUntil === "") return "Gib an, bis wann sie gilt."
  if (!isRealDay(validUntil)) return NO_SUCH_DAY
  if (validUntil < today) return "Sie ist schon abgelaufen. Trag die neue ein."
  if (validUntil > addDays(today, MAX_DAYS)) return DAY_FAR_AHEAD
  return undefined
}

export const planeInsuranceSchema = z.object({
  insurer: line(MAX_INSURER_LENGTH).min(1, "Bitte gib an, bei wem es versichert ist."),
  policyNumber: line(MAX_POLICY_NUMBER_LENGTH).min(1, "Bitte gib die Nummer des Vertrags an."),
  validUntil: line(10).superRefine((validUntil, context) => {
    const problem = insuranceEndProblem(validUntil, isoDay(clock.now(), HOME_ZONE))
    if (problem) context.addIssue({ code: "custom", message: problem })
  }),
  coversGuests: z.literal(true, {
    error: "Ohne Haftpflicht für Fluggäste darf niemand mitfliegen.",
  }),
})

export type PlaneInsuranceInput = z.input<typeof planeInsuranceSchema>
