import { expect, test } from "vitest"
import { formatPhone, parsePhone } from "./phone-number.ts"

test.each([
  ["0170 1234567", "+491701234567", "+49 170 1234567"],
  ["+49 (0)170 / 123 45 67", "+491701234567", "+49 170 1234567"],
  ["0049 170 1234567", "+491701234567", "+49 170 1234567"],
  ["030/901820", "+4930901820", "+49 30 901820"],
  ["+43 664 1234567", "+436641234567", "+43 664 1234567"],
  ["+41 79 123 45 67", "+41791234567", "+41 79 123 45 67"],
  ["+1 202-555-0143", "+12025550143", "+1 202 555 0143"],
])("„%s“ is %s and is shown as %s", (typed, kept, shown) => {
  expect(parsePhone(typed)).toBe(kept)
  expect(formatPhone(kept)).toBe(shown)
  // what is shown may be typed again
  expect(parsePhone(shown)).toBe(kept)
})

test.each([
  "",
  "110",
  "12345",
  "170 1234567",
  "0170",
  "+49",
  "+999 1234567",
  "0170 12345678901234",
  "ruf mich an",
  "0800 FLUGZEUG",
  "017O 1234567",
])("„%s“ is not a phone number", (typed) => {
  expect(parsePhone(typed)).toBeUndefined()
})
