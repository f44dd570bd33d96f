import { expect, test } from "vitest"
import { formatRoute, formatSearchTotal, headingOf } from "./format-search.ts"
import { parseSearchParams } from "./search-params.ts"
import { parseSearch } from "./server/parse-search.ts"

function asked(query: string, place: string | null = null, destination: string | null = null) {
  const words = parseSearchParams(new URLSearchParams(query))
  return { words, ...parseSearch(words, "2026-11-22"), place, destination }
}

test.each([
  [asked("ort=Bonn", "Bonn"), "Flüge um Bonn", "Bonn"],
  [asked("ort=Bonn&nach=Juist", "Bonn", "Juist"), "Flüge von Bonn nach Juist", "Bonn – Juist"],
  [asked("nach=Juist", null, "Juist"), "Flüge nach Juist", "Nach Juist"],
  [asked("nahe=50.7,7.1"), "Flüge in deiner Nähe", "In deiner Nähe"],
  [
    asked("nahe=50.7,7.1&nach=Juist", null, "Juist"),
    "Flüge aus deiner Nähe nach Juist",
    "In deiner Nähe – Juist",
  ],
  [asked("karte=6,50,8,52&ort=Bonn", "Bonn"), "Flüge in diesem Ausschnitt", "Ausschnitt"],
  [
    asked("karte=6,50,8,52&nach=Juist", null, "Juist"),
    "Flüge aus diesem Ausschnitt nach Juist",
    "Ausschnitt – Juist",
  ],
  [asked(""), "Flüge in den nächsten Wochen", "Überall"],
  [asked("wann=egal"), "Flüge von überall", "Überall"],
  [asked("ort=Qxyzzy"), "Flüge in den nächsten Wochen", "Überall"],
])("a search is headed by what it looks for (%#)", (question, heading, way) => {
  expect([headingOf(question), formatRoute(question)]).toEqual([heading, way])
})

test("the total names people, and the radius where there is something to be around", () => {
  expect(formatSearchTotal(asked("ort=Bonn&personen=2", "Bonn"), 18)).toBe(
    "18 Flüge für 2 Personen in 100 km Umkreis",
  )
  expect(formatSearchTotal(asked("nahe=50.7,7.1&umkreis=25"), 1)).toBe(
    "1 Flug für 1 Person in 25 km Umkreis",
  )
  expect(formatSearchTotal(asked("nach=Juist", null, "Juist"), 501)).toBe(
    "über 500 Flüge für 1 Person",
  )
  expect(formatSearchTotal(asked("karte=6,50,8,52&ort=Bonn", "Bonn"), 0)).toBe(
    "0 Flüge für 1 Person",
  )
})
