import { expect, test } from "vitest"
import { answersOf, DRAFT_ANSWERS, draftFacts } from "#tests/support/draft-answers.ts"
import type { SavedAnswers } from "./answers.ts"
import { judgeDraft } from "./judge-draft.ts"
import { stopsOfOffer } from "./stops-of-offer.ts"

function stopsOf(answers: SavedAnswers): (string | number)[][] {
  const { offer } = judgeDraft({ ...DRAFT_ANSWERS, ...answers }, draftFacts())
  return offer ? stopsOfOffer(offer).map(({ minute, name, note }) => [minute, name, note]) : []
}

// a quarter and half of the way to Juist
const WAY = [
  { code: "", name: "Hagen", lat: 51.497, lng: 7.136 },
  { code: "", name: "Münster", lat: 52.225, lng: 7.11 },
]

test("an outing lists its way there, its stay and its way back", () => {
  expect(stopsOf({ route: answersOf("route", { stops: WAY }) })).toEqual([
    [0, "Bonn-Hangelar", ""],
    [25, "Hagen", ""],
    [50, "Münster", ""],
    [100, "Juist", ""],
    [220, "Juist", "Start zum Rückflug"],
    [320, "Bonn-Hangelar", "Landung am Ausgangspunkt"],
  ])
})

test("a route ends at its destination, after the time that is paid for", () => {
  expect(stopsOf({ typ: answersOf("typ", { kind: "one_way" }) })).toEqual([
    [0, "Bonn-Hangelar", ""],
    [200, "Juist", ""],
  ])
})

test("a round trip ends where it began", () => {
  const typ = answersOf("typ", { kind: "round_trip" })
  const stops = stopsOf({ typ, route: answersOf("route", { destination: "", stops: WAY }) })
  expect(stops).toEqual([
    [0, "Bonn-Hangelar", ""],
    [50, "Hagen", ""],
    [100, "Münster", ""],
    [200, "Bonn-Hangelar", "Landung am Ausgangspunkt"],
  ])
})
