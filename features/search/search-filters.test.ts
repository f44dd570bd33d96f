import { expect, test } from "vitest"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { requestPath, unfilteredPath, waysToMore } from "./search-changes.ts"
import { type Filter, filtersOf, switchesOf } from "./search-filters.ts"
import { parseSearchParams } from "./search-params.ts"
import type { FilterCounts } from "./search-query.ts"
import { parseSearch } from "./server/parse-search.ts"

const TODAY = "2026-11-22"
const COUNTS: FilterCounts = {
  prices: { 50: 2, 75: 5, 100: 9, 150: 9, 250: 9 },
  lengths: { kurz: 4, mittel: 5, lang: 0 },
  kinds: { round_trip: 6, excursion: 3, one_way: 0 },
  topics: { inselflug: 3 },
  planes: {
    hochdecker: 5,
    tiefdecker: 4,
    zweimotorig: 0,
    reisemotorsegler: 0,
    ultraleicht: 0,
    segelflugzeug: 0,
  },
  ratings: { 4: 8, 4.5: 6 },
  instant: 3,
  withDog: 1,
  withChild: 0,
}

function asked(query: string, place: string | null = "Bonn") {
  const words = parseSearchParams(new URLSearchParams(query))
  return {
    words,
    ...parseSearch(words, TODAY),
    place,
    destination: words.nach || null,
    counts: COUNTS,
    today: TODAY,
  }
}

function filter(query: string, word: string): Filter {
  const found = filtersOf(asked(query)).find((one) => one.word === word)
  if (!found) throw new Error(`there is no filter ${word}`)
  return found
}

const chosen = ({ options }: Filter) =>
  options.filter(({ isChosen }) => isChosen).map(({ label }) => label)

test("a filter without a value says what it is about, and what each value would leave", () => {
  const price = filter("ort=Bonn&seite=3", "preis")
  expect(price).toMatchObject({ label: "Preis", value: null, clearPath: undefined })
  expect(price.options.map(({ label, count }) => [label, count])).toEqual([
    ["bis 50\u00a0€", 2],
    ["bis 75\u00a0€", 5],
    ["bis 100\u00a0€", 9],
    ["bis 150\u00a0€", 9],
    ["bis 250\u00a0€", 9],
  ])
  expect(price.options[0]?.path).toBe("/de/suche?ort=Bonn&preis=50")
})

test("a value shows itself and leads to the same search without it, from the first page on", () => {
  const price = filter("ort=Bonn&preis=120&seite=2", "preis")
  expect(price.value).toBe("bis 120\u00a0€")
  expect(price.clearPath).toBe("/de/suche?ort=Bonn")
  expect(chosen(price)).toEqual([])
})

test("of several values the first is named, and each can be taken away alone", () => {
  const kind = filter("ort=Bonn&art=rundflug+strecke", "art")
  expect(kind.value).toBe(`${FLIGHT_KIND_LABELS.round_trip} + 1`)
  expect(chosen(kind)).toEqual(["Rundflug", "Strecke"])
  expect(kind.options[0]?.path).toBe("/de/suche?ort=Bonn&art=strecke")
  expect(kind.options[1]?.path).toBe("/de/suche?ort=Bonn&art=rundflug+strecke+ausflug")
  expect(kind.clearPath).toBe("/de/suche?ort=Bonn")
})

test.each([
  ["von=2026-12-12&bis=2026-12-27", "12.–27. Dezember"],
  ["von=2026-12-12&bis=2026-12-27&spielraum=3", "12.–27. Dezember ± 3 Tage"],
  ["von=2026-12-28&bis=2027-01-03", "28. Dezember – 3. Januar"],
  ["wann=2026-12", "Dezember 2026"],
  ["wann=wochenende", "Wochenenden"],
  ["wann=egal", "Irgendwann"],
  ["wann=gestern", null],
  ["", null],
])("the days of %s read „%s“", (query, words) => {
  expect(filter(query, "wann").value).toBe(words)
})

test("a month replaces days, and the next twelve can be chosen", () => {
  const days = filter("von=2026-12-12&bis=2026-12-27&spielraum=3", "wann")
  expect(days.options.map(({ label }) => label)).toEqual([
    "± 3 Tage",
    "In den nächsten 60 Tagen",
    "Am Wochenende",
    "Irgendwann",
    "November 2026",
    "Dezember 2026",
    "Januar 2027",
    "Februar 2027",
    "März 2027",
    "April 2027",
    "Mai 2027",
    "Juni 2027",
    "Juli 2027",
    "August 2027",
    "September 2027",
    "Oktober 2027",
  ])
  expect(days.options[5]?.path).toBe("/de/suche?wann=2026-12")
  expect(days.options[0]?.path).toBe("/de/suche?von=2026-12-12&bis=2026-12-27")
  expect(days.clearPath).toBe("/de/suche")
})

test("the radius is a filter where there is something to be around", () => {
  expect(filter("ort=Bonn", "umkreis")).toMatchObject({ label: "100 km", value: null })
  expect(filter("ort=Bonn&umkreis=50", "umkreis")).toMatchObject({ value: "50 km" })
  const words = (query: string) => filtersOf(asked(query, null)).map((one) => one.word)
  expect(words("")).not.toContain("umkreis")
  expect(words("nahe=50.7,7.1")).toContain("umkreis")
})

test("where to and the part of the map can be taken away", () => {
  expect(filter("ort=Bonn&nach=Juist", "nach")).toMatchObject({
    value: "Nach Juist",
    clearPath: "/de/suche?ort=Bonn",
    options: [],
  })
  expect(filter("karte=6,50,8,52", "karte")).toMatchObject({ clearPath: "/de/suche" })
})

test("a dog, a child and instant booking are switched on and off", () => {
  expect(switchesOf(asked("hund=1")).map(({ isOn, path, count }) => [isOn, path, count])).toEqual([
    [false, "/de/suche?sofort=1&hund=1", 3],
    [true, "/de/suche", 1],
    [false, "/de/suche?hund=1&kind=1", 0],
  ])
})

test("all filters go at once; where from, where to and the order stay", () => {
  const { words } = asked(
    "ort=Bonn&nach=Juist&umkreis=50&personen=2&preis=75&hund=1&sortierung=preis&seite=2",
  )
  expect(unfilteredPath(words)).toBe("/de/suche?ort=Bonn&nach=Juist&sortierung=preis")
  expect(unfilteredPath(asked("ort=Bonn&seite=2").words)).toBeUndefined()
})

test("who finds nothing is led on: farther, on other days, with fewer people, without filters", () => {
  const question = asked("ort=Bonn&von=2026-12-12&bis=2026-12-13&personen=3&preis=50")
  const ways = waysToMore(question, { wider: { radiusKm: 200, total: 7 }, anyDay: 12 })
  expect(ways.map(({ label, path, total }) => [label, path, total])).toEqual([
    [
      "In 200 km Umkreis",
      "/de/suche?ort=Bonn&umkreis=200&von=2026-12-12&bis=2026-12-13&personen=3&preis=50",
      7,
    ],
    ["An jedem Tag", "/de/suche?ort=Bonn&wann=egal&personen=3&preis=50", 12],
    ["Nur für dich suchen", "/de/suche?ort=Bonn&von=2026-12-12&bis=2026-12-13&preis=50", undefined],
    ["Filter entfernen", "/de/suche?ort=Bonn&von=2026-12-12&bis=2026-12-13&personen=3", undefined],
  ])
  expect(requestPath(question)).toBe(
    "/de/gesuch?ort=Bonn&von=2026-12-12&bis=2026-12-13&personen=3&preis=50",
  )
})

test("where neither distance nor days help, the search goes everywhere", () => {
  const ways = waysToMore(asked("ort=Bonn&wann=egal"), { wider: null, anyDay: null })
  expect(ways.map(({ label, path }) => [label, path])).toEqual([
    ["Überall suchen", "/de/suche?wann=egal"],
  ])
})
