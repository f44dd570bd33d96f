import { expect, test } from "vitest"
import { personSchema } from "./booking-schemas.ts"
import { parseKilograms } from "./kilograms.ts"

const weightError = (typed: string) => {
  const person = { name: "Lena Berger", luggageKg: 0, isMinor: false }
  const result = personSchema.safeParse({ ...person, weightKg: parseKilograms(typed) })
  return result.error?.issues.map((issue) => issue.message)
}

test("whole kilograms are taken, with spaces around them", () => {
  expect(parseKilograms(" 64 ")).toBe(64)
  expect(weightError("64")).toBeUndefined()
})

test("a comma is understood and refused with the remedy", () => {
  expect(weightError("64,5")).toEqual(["Bitte ganze Kilogramm."])
  expect(weightError("64.5")).toEqual(["Bitte ganze Kilogramm."])
})

test("nothing and words are asked for again", () => {
  expect(weightError("")).toEqual(["Bitte gib das Gewicht in kg an."])
  expect(weightError("vierundsechzig")).toEqual(["Bitte gib das Gewicht in kg an."])
  expect(weightError("-64")).toEqual(["Bitte gib das Gewicht in kg an."])
})
