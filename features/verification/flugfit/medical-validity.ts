import { addDays, addMonths, ageOn } from "#platform/days.ts"
import type { PilotPapers } from "./flugfit.ts"
import { medicalTerm } from "./medical-terms.ts"

type MedicalPaper = NonNullable<PilotPapers["medical"]>

/** MED.A.045(b): who is examined this early keeps the former end, so that a term may be longer. */
export const EARLY_EXAMINATION_DAYS = 45

/**
 * The last day of a medical: what is printed, but never beyond the age limits. A class 1 includes a
 * class 2, which goes on when the term of the class 1 is over (MED.A.030), so its own term counts.
 */
export function medicalEnd(medical: MedicalPaper, birthDate: string | null): string | null {
  const { issuedOn, expiresOn, medicalClass } = medical
  if (!birthDate || !issuedOn || !medicalClass) return expiresOn
  const age = ageOn(birthDate, issuedOn)
  const { months, endsAt } = medicalTerm(medicalClass === "LAPL" ? "LAPL" : "2", age)
  const term = addMonths(issuedOn, months)
  const birthday = endsAt === undefined ? undefined : addMonths(birthDate, 12 * endsAt)
  const isPrintedTheirs = expiresOn !== null && medicalClass !== "1"
  return isPrintedTheirs
    ? earliest(expiresOn, addDays(term, EARLY_EXAMINATION_DAYS), birthday)
    : earliest(term, birthday)
}

function earliest(...days: (string | undefined)[]): string {
  return days.filter((day) => day !== undefined).toSorted()[0] as string
}
