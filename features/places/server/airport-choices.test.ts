import { beforeAll, expect, test } from "vitest"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { loadPlaces } from "./load-places.ts"

const db = await testDatabase()
const { call } = testApplication(db)

beforeAll(() => loadPlaces(db))

async function choicesFor(q: string): Promise<string[]> {
  const { json } = await call("GET", `/api/airports?q=${encodeURIComponent(q)}`)
  return json.airports.map((airport: { code: string }) => airport.code)
}

test.each([
  ["EDKB", "EDKB"],
  ["edkb", "EDKB"],
  ["Hangelar", "EDKB"],
  ["Sankt Augustin", "EDKB"],
  ["st augustin", "EDKB"],
  ["CGN", "EDDK"],
  ["Juist", "EDWJ"],
])("%j finds %s first", async (typed, code) => {
  expect((await choicesFor(typed))[0]).toBe(code)
})

test("a suggestion says where it is", async () => {
  const { json } = await call("GET", "/api/airports?q=EDKB")
  expect(json.airports[0]).toMatchObject({
    code: "EDKB",
    title: "Flugplatz Bonn-Hangelar",
    town: "Sankt Augustin",
    region: "Nordrhein-Westfalen",
  })
})

test.each(["", " ", "e", "%", "qqqqqq"])("%j finds nothing", async (typed) => {
  expect(await choicesFor(typed)).toEqual([])
})

test("no more than eight are offered, and a very long question is refused", async () => {
  expect(await choicesFor("ED")).toHaveLength(8)
  expect((await call("GET", `/api/airports?q=${"x".repeat(101)}`)).status).toBe(400)
})
