import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, addMonths, ageOn } from "#platform/days.ts"
import { verified } from "#tests/support/flugfit-cases.ts"
import type { MedicalClass } from "./flugfit.ts"
import { medicalEnd } from "./medical-validity.ts"

const medical = (
  medicalClass: MedicalClass,
  issuedOn: string,
  expiresOn: string | null = null,
) => ({
  ...verified(expiresOn, issuedOn),
  medicalClass,
})

test.each([
  // class, born, examined, last day
  ["2", "1990-06-15", "2026-03-10", "2031-03-10"],
  ["2", "1990-06-15", "2030-06-14", "2032-06-15"],
  ["2", "1990-06-15", "2030-06-15", "2032-06-15"],
  ["2", "1990-06-15", "2030-06-16", "2032-06-16"],
  ["2", "1990-06-15", "2029-06-14", "2032-06-15"],
  ["2", "1990-06-15", "2040-06-14", "2041-06-15"],
  ["2", "1990-06-15", "2040-06-15", "2041-06-15"],
  ["2", "1990-06-15", "2038-06-15", "2040-06-15"],
  ["2", "1990-06-15", "2039-12-01", "2041-06-15"],
  ["2", "1960-01-01", "2024-02-29", "2025-02-28"],
  ["LAPL", "1990-06-15", "2026-03-10", "2031-03-10"],
  ["LAPL", "1990-06-15", "2030-06-14", "2032-06-15"],
  ["LAPL", "1990-06-15", "2040-06-14", "2042-06-14"],
  ["LAPL", "1960-01-01", "2024-02-29", "2026-02-28"],
  // a class 1 goes on as a class 2
  ["1", "1990-06-15", "2026-03-10", "2031-03-10"],
  ["1", "1970-06-15", "2026-03-10", "2027-03-10"],
] as const)("a medical of class %s, born %s, examined on %s, ends on %s", (kind, born, on, end) => {
  expect(medicalEnd(medical(kind, on), born)).toBe(end)
})

test.each([
  // born on a leap day: in other years the birthday is the 28th
  ["1988-02-29", "2028-02-28", "2030-02-28"],
  ["1988-02-29", "2028-02-29", "2030-02-28"],
  ["1988-02-29", "2027-03-01", "2030-02-28"],
])("born on %s and examined on %s, a class 2 ends on %s", (born, on, end) => {
  expect(medicalEnd(medical("2", on), born)).toBe(end)
})

test("what is printed counts, but never beyond the birthday or the term with 45 days", () => {
  const born = "1986-12-10"
  expect(medicalEnd(medical("2", "2026-06-01", "2027-01-01"), born)).toBe("2027-01-01")
  expect(medicalEnd(medical("2", "2026-06-01", "2031-06-01"), born)).toBe("2028-12-10")
  expect(medicalEnd(medical("2", "2027-01-01", "2029-02-15"), born)).toBe("2029-02-15")
  expect(medicalEnd(medical("2", "2027-01-01", "2029-02-16"), born)).toBe("2029-02-15")
})

test("without a birth date or a class only what is printed counts", () => {
  expect(medicalEnd(medical("2", "2026-06-01", "2031-06-01"), null)).toBe("2031-06-01")
  expect(
    medicalEnd({ ...verified("2031-06-01", "2026-06-01"), medicalClass: null }, "1960-01-01"),
  ).toBe("2031-06-01")
})

const day = fc.integer({ min: 0, max: 365 * 60 }).map((days) => addDays("1975-01-01", days))
test("however old, nobody flies on a class 2 longer than on a LAPL medical, and never past the limits", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 17 * 365, max: 80 * 365 }), (examined, days) => {
      const born = addDays(examined, -days)
      const two = medicalEnd(medical("2", examined), born) ?? ""
      const lapl = medicalEnd(medical("LAPL", examined), born) ?? ""
      expect(two <= lapl).toBe(true)
      expect(two > examined).toBe(true)
      expect(two <= addMonths(examined, 60)).toBe(true)
      const age = ageOn(born, examined)
      const limit = age < 40 ? 42 : age < 50 ? 51 : undefined
      if (limit) expect(two <= addMonths(born, 12 * limit)).toBe(true)
    }),
  )
})
