import { expect, test } from "vitest"
import { textPrompts, withStarter } from "./text-prompts.ts"

test("the first sentence is a paragraph of its own, the next ones start another", () => {
  expect(withStarter("", "Bring bitte ")).toBe("Bring bitte ")
  expect(withStarter("Wir fliegen los.\n ", "Bring bitte ")).toBe(
    "Wir fliegen los.\n\nBring bitte ",
  )
})

test("what one does at the destination is asked of an outing only", () => {
  const questions = (kind: "excursion" | "round_trip") =>
    textPrompts(kind).map(({ question }) => question)
  expect(questions("excursion")).toContain("Was macht ihr am Ziel?")
  expect(questions("round_trip")).not.toContain("Was macht ihr am Ziel?")
})
