import { expect, test } from "vitest"
import { lengthProblem, passwordLength } from "./password.ts"

test.each([
  ["", "Bitte gib ein Passwort ein"],
  ["kurz", "Noch 4 Zeichen mehr, mindestens 8"],
  ["sieben7", "Noch 1 Zeichen mehr, mindestens 8"],
  ["x".repeat(257), "Höchstens 256 Zeichen"],
])("%j is refused with what is missing", (password, sentence) => {
  expect(lengthProblem(password)).toBe(sentence)
})

test.each(["achtLang", "x".repeat(256), "🛩".repeat(8), "🛩".repeat(256), "        "])(
  "%j has a length that fits",
  (password) => {
    expect(lengthProblem(password)).toBeUndefined()
  },
)

test("an accent counts once, in whatever way a keyboard writes it", () => {
  expect(passwordLength("e\u0301")).toBe(1)
  expect(passwordLength("\u00e9")).toBe(1)
})
