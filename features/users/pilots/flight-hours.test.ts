import { expect, test } from "vitest"
import { flightHoursSchema } from "./flight-hours.ts"

const problemOf = (input: unknown) => flightHoursSchema.safeParse(input).error?.issues[0]?.message

test("whole hours until a day that has been are taken", () => {
  expect(flightHoursSchema.parse({ flightHours: 412, on: "2024-02-29" })).toEqual({
    flightHours: 412,
    on: "2024-02-29",
  })
})

test.each([
  [{ flightHours: Number.NaN, on: "2024-02-29" }, "Bitte ganze Stunden, zum Beispiel 412."],
  [{ flightHours: 4.5, on: "2024-02-29" }, "Bitte ganze Stunden, zum Beispiel 412."],
  [{ flightHours: -1, on: "2024-02-29" }, "Bitte ganze Stunden, zum Beispiel 412."],
  [{ flightHours: 400_000, on: "2024-02-29" }, "So viele Stunden hat kaum jemand. Prüf die Zahl."],
  [{ flightHours: 412, on: "" }, "Gib an, bis zu welchem Tag die Stunden zählen."],
  [{ flightHours: 412, on: "2023-02-29" }, "Diesen Tag gibt es nicht."],
  [{ flightHours: 412, on: "2999-01-01" }, "Dieser Tag liegt noch in der Zukunft."],
  [{ flightHours: 412, on: "1895-01-01" }, "Prüf das Jahr, das ist sehr lange her."],
])("%o is refused with its sentence", (input, sentence) => {
  expect(problemOf(input)).toBe(sentence)
})
