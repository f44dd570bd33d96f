import { beforeAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { loadPlaces } from "./load-places.ts"
import { findTownByName, findTownSuggestions } from "./town-suggestions.ts"

const db = await testDatabase()

beforeAll(async () => {
  await loadPlaces(db)
})

async function firstFor(q: string): Promise<string | undefined> {
  return (await findTownSuggestions(db, { q }))[0]?.name
}

test.each([
  ["Köln", "Köln"],
  ["Koeln", "Köln"],
  ["Köl", "Köln"],
  ["Muenchen", "München"],
  ["Munchen", "München"],
  ["Mün", "München"],
  ["Munich", "München"],
  ["Cologne", "Köln"],
  ["Vienna", "Wien"],
  ["Geneva", "Genf"],
  ["Garmisch", "Garmisch-Partenkirchen"],
  ["Partenkirchen", "Garmisch-Partenkirchen"],
  ["Bad T", "Bad Tölz"],
  ["Tölz", "Bad Tölz"],
  ["Sankt Peter-Ording", "Sankt Peter-Ording"],
  ["st peter", "Sankt Peter-Ording"],
  ["St. Peter", "Sankt Peter-Ording"],
  ["Juist", "Juist"],
  ["Wien", "Wien"],
  ["Zuerich", "Zürich"],
  ["Frankfurt", "Frankfurt am Main"],
  ["Freiburg", "Freiburg im Breisgau"],
  ["Halle", "Halle (Saale)"],
  ["Sylt", "Westerland (Sylt)"],
  ["st", "Stuttgart"],
  ["ha", "Hamburg"],
])("whoever types %s is offered %s first", async (typed, town) => {
  expect(await firstFor(typed)).toBe(town)
})

test("the whole name comes before longer ones, and larger towns before smaller", async () => {
  const names = (await findTownSuggestions(db, { q: "Ulm" })).map(({ name }) => name)
  expect(names).toEqual(["Ulm", "Ulmen", "Neu-Ulm"])
})

test.each([
  ["Müncehn", "München"],
  ["Stutgart", "Stuttgart"],
  ["Hambrug", "Hamburg"],
])("a slip of the finger is forgiven: %s", async (typed, town) => {
  expect(await firstFor(typed)).toBe(town)
})

test.each([
  ["EDKB", "Flugplatz Bonn-Hangelar (EDKB)"],
  ["edkb", "Flugplatz Bonn-Hangelar (EDKB)"],
  ["Hangelar", "Flugplatz Bonn-Hangelar (EDKB)"],
  ["CGN", "Flughafen Köln/Bonn (EDDK)"],
  ["Köln/Bonn", "Flughafen Köln/Bonn (EDDK)"],
])("airports are found by code and name: %s", async (typed, airport) => {
  expect(await firstFor(typed)).toBe(airport)
})

test("a town comes before the airport named after it", async () => {
  const names = (await findTownSuggestions(db, { q: "Egelsbach" })).map(({ name }) => name)
  expect(names).toEqual(["Egelsbach"])
})

test.each(["", " ", "k", "%", "_", "'", "\0", "qqqqqq", "x".repeat(100)])(
  "%j finds nothing",
  async (typed) => {
    expect(await findTownSuggestions(db, { q: typed })).toEqual([])
  },
)

test("no more are offered than asked for", async () => {
  expect(await findTownSuggestions(db, { q: "Bad" })).toHaveLength(8)
  expect(await findTownSuggestions(db, { q: "Bad", limit: 3 })).toHaveLength(3)
})

test("a name alone leads to the place that would be offered first", async () => {
  expect(await findTownByName(db, "Köln")).toEqual({
    name: "Köln",
    localadmin: "Köln",
    region: "Nordrhein-Westfalen",
    country: "DE",
    lat: 50.93333,
    lng: 6.95,
  })
  expect(await findTownByName(db, "Atlantis-Mitte")).toBeUndefined()
})

test("every airport that is offered is found again by its whole name", async () => {
  for (const code of ["EDKB", "EDDF", "LOWI", "LSZB", "EDXF"]) {
    const [offered] = await findTownSuggestions(db, { q: code })
    expect(offered?.name).toContain(`(${code})`)
    expect(await findTownByName(db, offered?.name ?? "")).toEqual(offered)
  }
})
