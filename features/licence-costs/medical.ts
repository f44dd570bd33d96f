import type { MedicalClass } from "./licence.ts"

/** MED.A.045: for how long an examination counts, and the age at which that ends in any case. */
const AGE_BANDS: Record<MedicalClass, readonly AgeBand[]> = {
  "class-2": [
    { below: 40, months: 60, endsAt: 42 },
    { below: 50, months: 24, endsAt: 51 },
    { below: Number.POSITIVE_INFINITY, months: 12 },
  ],
  lapl: [
    { below: 40, months: 60, endsAt: 42 },
    { below: Number.POSITIVE_INFINITY, months: 24 },
  ],
}

interface AgeBand {
  below: number
  months: number
  endsAt?: number
}

/** Months for which a medical counts that is issued on the birthday of that age. */
export function medicalMonths(medical: MedicalClass, age: number): number {
  const band = AGE_BANDS[medical].find(({ below }) => age < below)
  if (!band) return 0
  return Math.min(band.months, ((band.endsAt ?? Number.POSITIVE_INFINITY) - age) * 12)
}
