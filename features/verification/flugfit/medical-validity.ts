import { addDays, addMonths, ageOn } from "#platform/days.ts"
import type { PilotPapers } from "./flugfit.ts"

type MedicalPaper = NonNullable<PilotPapers["medical"]>

interface AgeBand {
  below: number
  months: number
  /** The certificate ends on this birthday at the latest. */
  endsAt?: number
}

const FOR_LIFE = Number.POSITIVE_INFINITY

/** MED.A.045(a)(3) and (4): how long a certificate lasts, by the age at the examination. */
const AGE_BANDS: Record<"2" | "LAPL", readonly AgeBand[]> = {
  "2": [
    { below: 40, months: 60, endsAt: 42 },
    { below: 50, months: 24, endsAt: 51 },
    { below: FOR_LIFE, months: 12 },
  ],
  LAPL: [
    { below: 40, months: 60, endsAt: 42 },
    { below: FOR_LIFE, months: 24 },
  ],
}

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
  const bands = AGE_BANDS[medicalClass === "LAPL" ? "LAPL" : "2"]
  const { months, endsAt } = bands.find(({ below }) => age < below) as AgeBand
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
