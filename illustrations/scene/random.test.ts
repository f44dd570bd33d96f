import { expect, test } from "vitest"
import { seededRandom, seedFromText } from "./random.ts"

test("the same seed gives the same result, another seed another one", () => {
  const story = (seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: 5 }, () => random.next())
  }
  expect(story(7)).toEqual(story(7))
  expect(story(7)).not.toEqual(story(8))
})

test("values stay between their bounds and fill them", () => {
  const random = seededRandom(3)
  const values = Array.from({ length: 500 }, () => random.between(-2, 4))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-2)
  expect(Math.max(...values)).toBeLessThan(4)
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(5.5)
})

test("an id from a record becomes a whole, positive seed", () => {
  const seed = seedFromText("flight_01J9ZK")
  expect(Number.isInteger(seed)).toBe(true)
  expect(seed).toBeGreaterThanOrEqual(0)
  expect(seedFromText("flight_01J9ZL")).not.toBe(seed)
})
