import { expect, test } from "vitest"
import { answersOf, plain } from "#tests/support/draft-answers.ts"
import type { AnswersOf } from "./answers.ts"
import { judgeItems } from "./judge-items.ts"
import { parseCosts } from "./parse-costs.ts"

const LANDING: AnswersOf<"kosten">["extras"][number] = {
  kind: "landing",
  label: "",
  amount: "154,60",
}

function warningsOf(extra: typeof LANDING, stops = 0): string[] {
  const costs = parseCosts(answersOf("kosten", { extras: [extra] })).value
  if (!costs) throw new Error("these costs can be read")
  const stop = { code: "EDKB", name: "Bonn-Hangelar", lat: 50.77, lng: 7.16 }
  const route = answersOf("route", { stops: Array.from({ length: stops }, () => stop) })
  const typ = answersOf("typ", { kind: "one_way" })
  return judgeItems(costs, { typ, route }, "SEP").warnings.map(({ message }) => plain(message))
}

test("a landing for 154.60 EUR is a hint to its pilot and no obstacle", () => {
  expect(warningsOf(LANDING)).toEqual([
    "Landegebühr: 154,60 €: Üblich sind höchstens 60,00 € je Landung. Stimmt der Betrag?",
  ])
})

test("nothing is said any more once it is explained, or belongs to several landings", () => {
  expect(warningsOf({ ...LANDING, explanation: "Mit Abfertigung in Frankfurt" })).toEqual([])
  expect(warningsOf(LANDING, 2)).toEqual([])
})
