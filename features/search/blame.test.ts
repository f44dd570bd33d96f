import { expect, test } from "vitest"
import { blameOf, formatBlame } from "./blame.ts"
import { waysToMore } from "./search-changes.ts"
import { parseSearchParams } from "./search-params.ts"
import type { FilterCounts } from "./search-query.ts"
import { parseSearch } from "./server/parse-search.ts"

const TODAY = "2026-11-22"

function asked(address: string) {
  const words = parseSearchParams(new URLSearchParams(address))
  const counts = {
    prices: {},
    lengths: {},
    kinds: {},
    topics: {},
    planes: {},
    ratings: {},
    instant: 0,
    withDog: 0,
    withChild: 0,
  } as FilterCounts
  const place = { place: "Bonn", destination: null }
  return { words, ...parseSearch(words, TODAY), ...place, counts, today: TODAY }
}

test("the one filter that leaves nothing is named, with what there is without it", () => {
  const question = asked("ort=Bonn&preis=50&hund=1")
  const counts = [
    { word: "preis", total: 7 },
    { word: "hund", total: 0 },
  ] as const
  const blamed = blameOf(question, counts)
  expect(blamed).toEqual([
    { word: "preis", total: 7, label: "bis 50\u00a0€", path: "/de/suche?ort=Bonn&hund=1" },
  ])
  expect(formatBlame(blamed, question)).toBe(
    "Es liegt an „bis 50\u00a0€“: Ohne diesen Filter sind es 7 Flüge.",
  )
  const [first] = waysToMore(question, { wider: null, anyDay: null, blamed })
  expect(first).toEqual({
    label: "Ohne „bis 50\u00a0€“",
    path: "/de/suche?ort=Bonn&hund=1",
    total: 7,
  })
})

test("of several the one comes first without which there is most", () => {
  const question = asked("ort=Bonn&preis=50&hund=1&personen=4")
  const counts = [
    { word: "preis", total: 2 },
    { word: "hund", total: 5 },
    { word: "personen", total: 0 },
  ] as const
  const blamed = blameOf(question, counts)
  expect(blamed.map(({ label }) => label)).toEqual(["Mit Hund", "bis 50\u00a0€"])
  expect(formatBlame(blamed, question)).toBe(
    "Es liegt an „Mit Hund“ oder „bis 50\u00a0€“: Einer davon weniger, und es gibt wieder Flüge.",
  )
})

test("where no filter alone is to blame, none is accused", () => {
  const both = asked("ort=Bonn&preis=50&hund=1")
  expect(formatBlame([], both)).toBe(
    "Keiner der Filter allein ist schuld, zusammen lassen sie nichts übrig.",
  )
  expect(formatBlame([], asked("ort=Bonn"))).toBe("")
})
