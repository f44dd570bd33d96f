import { expect, test } from "vitest"
import { EMPTY_ANSWERS } from "./empty-answers.ts"
import type { DraftPlane } from "./facts.ts"
import { differsFromPlane, mayFillCosts, takeOverCosts } from "./take-over-costs.ts"

const CLUB: DraftPlane = {
  id: 1,
  registration: "D-EXYZ",
  model: "Cessna 172",
  category: "SEP",
  wing: "high",
  gear: "fixed",
  livery: null,
  seats: 4,
  payloadKg: 260,
  ownership: "club",
  cruiseKnots: 110,
  hourlyRateCents: 13_200,
  isRateWet: false,
  fuelLitresPerHour: 32.5,
  insuredUntil: null,
  isInUse: true,
}
const OWN: DraftPlane = {
  ...CLUB,
  id: 2,
  registration: "D-EOWN",
  ownership: "own",
  hourlyRateCents: null,
  isRateWet: true,
  fuelLitresPerHour: null,
}
const NOTHING = EMPTY_ANSWERS.kosten
const TYPED = { ...NOTHING, flightTime: "1:40", seats: "3", fuelPrice: "2,85" }

test("an aircraft fills costs of which nobody has said anything, and nothing else of them", () => {
  expect(mayFillCosts(TYPED, undefined)).toBe(true)
  expect(takeOverCosts(TYPED, CLUB)).toEqual({
    ...TYPED,
    ownership: "club",
    hourlyRate: "132,00",
    rate: "dry",
    fuelLitresPerHour: "32,5",
  })
})

test("the next aircraft fills what the former one had filled, but not what somebody has written", () => {
  const filled = takeOverCosts(TYPED, CLUB)
  expect(mayFillCosts(filled, CLUB)).toBe(true)
  expect(mayFillCosts({ ...filled, hourlyRate: "140,00" }, CLUB)).toBe(false)
  expect(mayFillCosts(filled, undefined)).toBe(false)
})

test("what an aircraft says nothing of stays, except a rate that may not be shared", () => {
  const filled = takeOverCosts(TYPED, CLUB)
  expect(takeOverCosts(filled, OWN)).toEqual({ ...filled, ownership: "own", hourlyRate: "" })
})

test("costs differ from an aircraft as soon as one figure does", () => {
  const filled = takeOverCosts(TYPED, CLUB)
  expect(differsFromPlane(filled, CLUB)).toBe(false)
  expect(differsFromPlane({ ...filled, rate: "wet" }, CLUB)).toBe(true)
  expect(differsFromPlane(filled, OWN)).toBe(true)
})
