interface MedicalTerm {
  months: number
  /** The certificate ends on this birthday at the latest. */
  endsAt?: number
}

/** A class 1 includes a class 2, so that two tables are enough. */
type TermClass = "2" | "LAPL"

/** MED.A.045(a)(3) and (4): how long a certificate lasts, by the age at the examination. */
const AGE_BANDS: Record<TermClass, readonly (MedicalTerm & { below: number })[]> = {
  "2": [
    { below: 40, months: 60, endsAt: 42 },
    { below: 50, months: 24, endsAt: 51 },
  ],
  LAPL: [{ below: 40, months: 60, endsAt: 42 }],
}
/** The same from the last of these ages on, for life. */
const LATER: Record<TermClass, MedicalTerm> = { "2": { months: 12 }, LAPL: { months: 24 } }

/** How long a medical lasts whose examination is at that age in years. */
export function medicalTerm(medicalClass: TermClass, age: number): MedicalTerm {
  return AGE_BANDS[medicalClass].find(({ below }) => age < below) ?? LATER[medicalClass]
}
