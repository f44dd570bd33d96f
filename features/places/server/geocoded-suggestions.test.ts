import { createServer } from "node:http"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { loadPlaces } from "./load-places.ts"
import { clearSuggestionCache, findTownByName, findTownSuggestions } from "./town-suggestions.ts"

// a stub of the operator's geocoder; the environment is read at the first call
let answers: { status: number; names: readonly string[] }
let questions: (string | null)[] = []
const geocoder = createServer((request, response) => {
  questions.push(new URL(request.url ?? "", "http://outside").searchParams.get("q"))
  const features = answers.names.map((name, index) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [7 + index / 10, 51] },
    properties: { name, countrycode: "DE", state: "Nordrhein-Westfalen" },
  }))
  response.writeHead(answers.status, { "content-type": "application/json" })
  response.end(JSON.stringify({ type: "FeatureCollection", features }))
})
await new Promise<void>((resolve) => geocoder.listen(0, "127.0.0.1", resolve))
const address = geocoder.address()
process.env.GEOCODER_URL = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api`
afterAll(() => geocoder.close())

const db = await testDatabase()

beforeAll(() => loadPlaces(db))
beforeEach(() => {
  clearSuggestionCache()
  questions = []
  answers = { status: 200, names: [] }
})

async function namesFor(q: string): Promise<string[]> {
  return (await findTownSuggestions(db, { q })).map(({ name }) => name)
}

test("towns are what the operator's search finds, at most eight, and are remembered", async () => {
  answers.names = ["Bonn", "Bonnrode", ..."abcdefgh"].map((name) => `${name}`)
  expect(await namesFor("Bonn")).toEqual(["Bonn", "Bonnrode", ..."abcdef"])
  expect(await namesFor("bonn ")).toHaveLength(8)
  expect(questions).toEqual(["Bonn"])
})

test("where it finds nothing our own table answers", async () => {
  expect((await namesFor("Garmisch"))[0]).toBe("Garmisch-Partenkirchen")
})

test("where it fails our own table answers, and the next question asks it again", async () => {
  answers.status = 503
  expect((await namesFor("Garmisch"))[0]).toBe("Garmisch-Partenkirchen")
  answers = { status: 200, names: ["Garmisch"] }
  expect(await namesFor("Garmisch")).toEqual(["Garmisch"])
})

test("airports are ours: it does not know them, and is not asked for their codes", async () => {
  answers.names = ["Bonnrode"]
  expect((await namesFor("Hangelar"))[0]).toBe("Flugplatz Bonn-Hangelar (EDKB)")
  expect(await namesFor("EDKB")).toEqual(["Flugplatz Bonn-Hangelar (EDKB)"])
  expect(questions).toEqual(["Hangelar"])
})

test("a town that only it knows is found again by its name, a known one without asking", async () => {
  answers.names = ["Kleinkleckersdorf"]
  expect(await findTownByName(db, "Kleinkleckersdorf")).toMatchObject({ lat: 51, lng: 7 })
  expect(await findTownByName(db, "Köln")).toMatchObject({ name: "Köln" })
  expect(questions).toEqual(["Kleinkleckersdorf"])
})
