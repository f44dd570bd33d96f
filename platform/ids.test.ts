import { expect, test } from "vitest"
import { newId, newRef } from "./ids.ts"

test("a reference is twelve capitals and digits that cannot be confused", () => {
  for (let count = 0; count < 1_000; count += 1) expect(newRef()).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)
})

test("an id has 21 characters that an address may hold", () => {
  for (let count = 0; count < 1_000; count += 1) expect(newId()).toMatch(/^[\w-]{21}$/)
})

test.each([
  ["reference", newRef, 32],
  ["id", newId, 64],
])("every character of a %s turns up, and the whole never twice", (_, next, letters) => {
  const made = Array.from({ length: 1_000 }, next)
  expect(new Set(made).size).toBe(1_000)
  expect(new Set(made.join("")).size).toBe(letters)
})
