import { expect, test } from "vitest"
import { isSameSecret } from "./is-same-secret.ts"

test.each([
  ["geheim", "geheim", true],
  ["geheim", "geheiM", false],
  ["geheim", "geheim ", false],
  ["geheim", "", false],
  // as long in characters, not in bytes
  ["geheim", "gehe\u00edm", false],
])("%j and %j are the same: %j", (expected, given, isSame) => {
  expect(isSameSecret(expected, given)).toBe(isSame)
})
