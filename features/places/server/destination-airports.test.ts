import { beforeAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { listAirports } from "./airports-queries.ts"
import { findDestinationAirports } from "./destination-airports.ts"
import { loadPlaces } from "./load-places.ts"

const db = await testDatabase()

beforeAll(() => loadPlaces(db))

async function codesFor(text: string): Promise<string[] | undefined> {
  const destination = await findDestinationAirports(db, text)
  const airports = await listAirports(db)
  return destination?.airportIds.map((id) => airports.find((known) => known.id === id)?.code ?? "")
}

test.each([
  ["a chosen airport", "Flugplatz Bonn-Hangelar (EDKB)", ["EDKB"]],
  ["a code", "edwj", ["EDWJ"]],
  ["an airfield by its name", "Hangelar", ["EDKB"]],
  ["an airport's short code", "CGN", ["EDDK"]],
  ["an island, not the ones beside it", "Juist", ["EDWJ"]],
  ["another spelling of an island", "sylt", ["EDXW"]],
])("%s means one airport: %s", async (_, text, codes) => {
  expect(await codesFor(text)).toEqual(codes)
})

test("a city means all airfields around it, since few land at the large airport", async () => {
  expect(await codesFor("Köln")).toEqual(expect.arrayContaining(["EDDK", "EDKB", "EDKL"]))
})

test("a place without an airfield means the nearest one", async () => {
  expect(await codesFor("Friedland")).toEqual(["EDVN"])
})

test("the place is named as the product writes it", async () => {
  expect(await findDestinationAirports(db, "koeln")).toMatchObject({ name: "Köln" })
  expect(await findDestinationAirports(db, "EDKB")).toMatchObject({ name: "Bonn-Hangelar" })
})

test.each(["Atlantis-Mitte", "", "XXXX", "' or 1=1 --"])("%j is unknown", async (text) => {
  expect(await findDestinationAirports(db, text)).toBeUndefined()
})
