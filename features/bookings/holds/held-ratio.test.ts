import { expect, test } from "vitest"
import { areSeatsHoarded, heldRatio, MIN_ALERTED_HELD_SEATS } from "./held-ratio.ts"

test("the ratio is that of held to sold seats", () => {
  expect(heldRatio({ held: 12, sold: 48 })).toBe(0.25)
  expect(heldRatio({ held: 12, sold: 0 })).toBe(12)
})

test("a person looks where much is held beside what is sold, and only then", () => {
  expect(areSeatsHoarded({ held: MIN_ALERTED_HELD_SEATS, sold: 0 })).toBe(true)
  expect(areSeatsHoarded({ held: MIN_ALERTED_HELD_SEATS - 1, sold: 0 })).toBe(false)
  expect(areSeatsHoarded({ held: 356, sold: 700 })).toBe(true)
  expect(areSeatsHoarded({ held: 356, sold: 712 })).toBe(false)
})
