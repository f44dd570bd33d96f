import { expect, test } from "vitest"
import { radiusFor } from "./subscription.ts"

test.each([
  [25, 25],
  [50, 50],
  [100, 100],
  [10, 25],
  [60, 100],
  [200, 100],
  [400, 100],
])("a search of %i km becomes a Suchagent of %i km", (searched, watched) => {
  expect(radiusFor(searched)).toBe(watched)
})
