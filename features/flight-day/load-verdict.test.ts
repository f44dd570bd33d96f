import { expect, test } from "vitest"
import { loadSentence, loadVerdict } from "./load-verdict.ts"

const plane = { payloadKg: 200, balance: null, seats: 4, fuelLitresPerHour: null }
const guest = (weightKg: number, luggageKg: number) => ({ weightKg, luggageKg })

test("what fits says how much it is", () => {
  const verdict = loadVerdict(plane, 60, [guest(90, 5), guest(100, 5)])
  expect(verdict).toEqual({ kind: "fits", aboardKg: 200, payloadKg: 200 })
  expect(loadSentence(verdict)).toContain("200 von 200 kg")
})

test("what is too much with its luggage says how much of it has to stay", () => {
  const verdict = loadVerdict(plane, 60, [guest(90, 8), guest(100, 5)])
  expect(verdict).toEqual({ kind: "leave-luggage", leaveKg: 3 })
  expect(loadSentence(verdict)).toContain("mindestens 3 kg")
})

test("what is too much without luggage leaves somebody on the ground", () => {
  expect(loadVerdict(plane, 60, [guest(101, 8), guest(100, 5)])).toEqual({ kind: "leave-somebody" })
})
