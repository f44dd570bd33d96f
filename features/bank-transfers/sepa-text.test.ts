import { expect, test } from "vitest"
import { sepaText } from "./sepa-text.ts"

test.each([
  ["Jürgen Groß", "Juergen Gross"],
  ["Łucja Żółć-Nowak", "Lucja Zolc-Nowak"],
  ["François & Søn", "Francois + Son"],
  ["„Flug“ nach Juist – 12.06.", "Flug nach Juist - 12.06."],
  ["//Erstattung//AB/", "Erstattung/AB"],
  ["Ирина 🛩", "-"],
])("%s becomes %s", (typed, sent) => {
  expect(sepaText(typed, 70)).toBe(sent)
})

test("what is too long is cut, and ends in no space", () => {
  expect(sepaText("Maria Magdalena", 6)).toBe("Maria")
})
