import { expect, test } from "vitest"
import { canonicalRegistration } from "./registration.ts"

test.each([
  ["D-EKBW", "D-EKBW"],
  ["d-ekbw", "D-EKBW"],
  ["DEKBW", "D-EKBW"],
  ["D EKBW", "D-EKBW"],
  ["D – EKBW", "D-EKBW"],
  ["D-1234", "D-1234"],
  ["D-MOHB", "D-MOHB"],
  ["OE-KMG", "OE-KMG"],
  ["HB-PFA", "HB-PFA"],
  ["9A-DLM", "9A-DLM"],
  ["G-BOIL", "G-BOIL"],
  ["N172SP", "N172SP"],
  ["", undefined],
  ["D-EKB", undefined],
  ["D-EKBWX", undefined],
  ["D-EK1W", undefined],
  ["DE-KBW", undefined],
  ["EKBW", undefined],
  ["D-EKÄW", undefined],
  ["N0123", undefined],
  ["Cessna", undefined],
])("„%s“ is %s", (text, registration) => {
  expect(canonicalRegistration(text)).toBe(registration)
})
