import { expect, test } from "vitest"
import { parseSearchParams, searchPath, toggled } from "../search-params.ts"
import type { SearchQuery } from "../search-query.ts"
import { parseSearch } from "./parse-search.ts"

const TODAY = "2026-12-05"

const understand = (query: string) =>
  parseSearch(parseSearchParams(new URLSearchParams(query)), TODAY)

test.each<[string, Partial<SearchQuery>]>([
  ["", { radiusKm: 100, seats: 1, sort: "empfohlen", page: 1 }],
  ["", { when: { from: TODAY, to: "2027-02-03", isWeekendOnly: false } }],
  [
    "von=2026-12-12&bis=2026-12-13",
    { when: { from: "2026-12-12", to: "2026-12-13", isWeekendOnly: false } },
  ],
  [
    "von=2026-12-07&bis=2026-12-08&spielraum=3",
    { when: { from: TODAY, to: "2026-12-11", isWeekendOnly: false } },
  ],
  ["bis=2026-12-06", { when: { from: TODAY, to: "2026-12-06", isWeekendOnly: false } }],
  ["wann=wochenende", { when: { from: TODAY, to: "2027-02-03", isWeekendOnly: true } }],
  ["wann=2027-02", { when: { from: "2027-02-01", to: "2027-02-28", isWeekendOnly: false } }],
  ["wann=2026-12", { when: { from: TODAY, to: "2026-12-31", isWeekendOnly: false } }],
  ["wann=egal", { when: { from: TODAY, to: null, isWeekendOnly: false } }],
  ["preis=75", { maxTotalCents: 7_500 }],
  ["art=rundflug+ausflug", { kinds: ["round_trip", "excursion"] }],
  ["art=rundflug&art=strecke", { kinds: ["round_trip", "one_way"] }],
  ["karte=6.5,50.1,8.25,51.75", { area: { west: 6.5, south: 50.1, east: 8.25, north: 51.75 } }],
  ["nahe=50.74,7.1", { position: { lat: 50.74, lng: 7.1 } }],
])("%s is understood", (query, search) => {
  expect(understand(query)).toEqual({ query: expect.objectContaining(search), errors: {} })
})

test.each<[string, string, Partial<SearchQuery>]>([
  [
    "von=2026-12-20&bis=2026-12-10",
    "bis",
    { when: { from: "2026-12-10", to: "2026-12-20", isWeekendOnly: false } },
  ],
  ["von=2026-02-30", "von", { when: { from: TODAY, to: "2027-02-03", isWeekendOnly: false } }],
  ["von=2026-11-01", "von", { when: { from: TODAY, to: "2027-02-03", isWeekendOnly: false } }],
  ["bis=2099-01-01", "bis", { when: { from: TODAY, to: "2027-02-03", isWeekendOnly: false } }],
  ["wann=2026-13", "wann", { when: { from: TODAY, to: "2027-02-03", isWeekendOnly: false } }],
  ["wann=2026-11", "wann", {}],
  ["umkreis=-1", "umkreis", { radiusKm: 25 }],
  ["umkreis=9999", "umkreis", { radiusKm: 400 }],
  ["umkreis=weit", "umkreis", { radiusKm: 100 }],
  ["personen=0", "personen", { seats: 1 }],
  ["personen=9", "personen", { seats: 5 }],
  ["preis=0", "preis", { maxTotalCents: null }],
  ["art=rundflug+mond", "art", { kinds: ["round_trip"] }],
  ["thema=%3Cscript%3E", "thema", { topics: [] }],
  ["karte=8,50,7,51", "karte", { area: null }],
  ["karte=-200,50,7,51", "karte", { area: null }],
  ["nahe=91,7", "nahe", { position: null }],
  ["nahe='; drop table flights;--", "nahe", { position: null }],
  ["bewertung=3", "bewertung", { minRating: null }],
  ["sofort=ja", "sofort", { isInstantOnly: false }],
  ["sortierung=billig", "sortierung", { sort: "empfohlen" }],
  ["seite=10000", "seite", { page: 999 }],
  ["seite=-3", "seite", { page: 1 }],
  ["spielraum=30&von=2026-12-12", "spielraum", {}],
])(
  "of %s the word %s is complained about, and the nearest sensible search stands for it",
  (query, word, search) => {
    const understood = understand(query)
    expect(Object.keys(understood.errors)).toEqual([word])
    expect(understood.query).toMatchObject(search)
  },
)

test("a text longer than any town is cut before the search", () => {
  expect(understand(`ort=${"a".repeat(2_000)}`).query.place).toHaveLength(120)
})

test("one search has one address: default parameters are left out, the others have a fixed order", () => {
  expect(searchPath({ seite: "1", personen: "1", sortierung: "empfohlen" })).toBe("/de/suche")
  expect(searchPath({ art: toggled(toggled("", "rundflug"), "strecke"), ort: "Bonn" })).toBe(
    "/de/suche?ort=Bonn&art=rundflug+strecke",
  )
  expect(toggled("rundflug strecke", "rundflug")).toBe("strecke")
})
