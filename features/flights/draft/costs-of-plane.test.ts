import { expect, test } from "vitest"
import { answersOf, draftPlane } from "#tests/support/draft-answers.ts"
import { costsOfPlane } from "./costs-of-plane.ts"
import { parseCosts } from "./parse-costs.ts"

test("an aircraft fills in what it says of its costs", () => {
  const plane = draftPlane({ hourlyRateCents: 17_850, isRateWet: false, fuelLitresPerHour: 33.5 })
  expect(costsOfPlane(plane)).toEqual({
    ownership: "club",
    hourlyRate: "178,50",
    rate: "dry",
    fuelLitresPerHour: "33,5",
  })
})

test("what it does not say stays empty", () => {
  const plane = draftPlane({ ownership: "own", hourlyRateCents: null, fuelLitresPerHour: null })
  expect(costsOfPlane(plane)).toMatchObject({
    ownership: "own",
    hourlyRate: "",
    fuelLitresPerHour: "",
  })
})

test("the dearest and thirstiest aircraft can be read again", () => {
  const plane = draftPlane({ hourlyRateCents: 500_000, isRateWet: false, fuelLitresPerHour: 500 })
  const answers = answersOf("kosten", { ...costsOfPlane(plane), fuelPrice: "2,85" })
  expect(parseCosts(answers).problems).toEqual([])
})
