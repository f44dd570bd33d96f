import { medicalTerm } from "#features/verification/flugfit/medical-terms.ts"
import type { MedicalClass } from "./licence.ts"

/** Months for which a medical counts that is issued on the birthday of that age. */
export function medicalMonths(medical: MedicalClass, age: number): number {
  const { months, endsAt } = medicalTerm(medical === "lapl" ? "LAPL" : "2", age)
  return endsAt === undefined ? months : Math.min(months, (endsAt - age) * 12)
}
