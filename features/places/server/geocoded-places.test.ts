import { createServer, type IncomingMessage } from "node:http"
import { afterAll, beforeEach, expect, test } from "vitest"
import { findGeocodedPlaces } from "./geocoded-places.ts"

/** As Pelias answers (pelias/api 6, data of Who's On First), shortened. */
const PELIAS = {
  geocoding: { version: "0.2", query: { text: "bonn", size: 20 } },
  type: "FeatureCollection",
  features: [
    peliasPlace([7.089813, 50.725467], { name: "Bonn", region: "Nordrhein-Westfalen" }),
    peliasPlace([8.6, 49.4], { name: "Bonn", region: "Nordrhein-Westfalen", layer: "localadmin" }),
    peliasPlace([7.1, 46.9], { name: "Bonnefontaine", country_a: "CHE", region: "Freiburg" }),
    peliasPlace([2.35, 48.85], { name: "Bonneuil", country_a: "FRA", region: "Val-de-Marne" }),
    peliasPlace([7.1, 50.73], { name: "Bonner Talweg", layer: "street" }),
  ],
  bbox: [2.35, 46.9, 8.6, 50.73],
}

function peliasPlace(coordinates: [number, number], properties: object) {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates },
    properties: {
      id: "101748475",
      gid: "whosonfirst:locality:101748475",
      layer: "locality",
      source: "whosonfirst",
      country_gid: "whosonfirst:country:85633111",
      country: "Deutschland",
      country_a: "DEU",
      region_a: "NW",
      localadmin: "Bonn",
      locality: "Bonn",
      continent: "Europa",
      confidence: 0.97,
      label: "Bonn, Nordrhein-Westfalen, Deutschland",
      ...properties,
    },
  }
}

/** As Photon answers (komoot/photon 0.6, data of OpenStreetMap), shortened. */
const PHOTON = {
  type: "FeatureCollection",
  features: [
    photonPlace([9.9937, 53.5511], { name: "Hamburg", state: undefined, type: "city" }),
    photonPlace([11.57, 51.35], { name: "Hamburg", osm_value: "hamlet", state: "Sachsen-Anhalt" }),
    photonPlace([9.99, 53.55], { osm_key: "railway", osm_value: "station", name: "Hamburg Hbf" }),
    photonPlace([-78.8, 42.7], { name: "Hamburg", countrycode: "US", state: "New York" }),
  ],
}

function photonPlace(coordinates: [number, number], properties: object) {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates },
    properties: {
      osm_type: "R",
      osm_id: 62782,
      osm_key: "place",
      osm_value: "city",
      countrycode: "DE",
      country: "Deutschland",
      extent: [8.1, 54.02, 10.32, 53.39],
      ...properties,
    },
  }
}

/** What the server at the outside port says, and what it has been asked. */
let says: (asked: URL) => { status?: number; body?: string; location?: string } | "nothing"
let asked: { url: URL; headers: IncomingMessage["headers"] }[] = []

const server = createServer((request, response) => {
  const url = new URL(request.url ?? "", "http://outside")
  asked.push({ url, headers: request.headers })
  const answer = says(url)
  if (answer === "nothing") return
  response
    .writeHead(answer.status ?? 200, {
      "content-type": "application/json",
      ...(answer.location && { location: answer.location }),
    })
    .end(answer.body)
})
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const json = (answer: unknown) => () => ({ body: JSON.stringify(answer) })

beforeEach(() => {
  asked = []
})

test("Pelias' places are understood; streets, other countries and repeats are left out", async () => {
  says = json(PELIAS)
  expect(await findGeocodedPlaces(`${origin}/v1/autocomplete?api_key=geheim`, "Bonn")).toEqual([
    {
      name: "Bonn",
      localadmin: "Bonn",
      region: "Nordrhein-Westfalen",
      country: "DE",
      lat: 50.725467,
      lng: 7.089813,
    },
    {
      name: "Bonnefontaine",
      localadmin: "Bonn",
      region: "Freiburg",
      country: "CH",
      lat: 46.9,
      lng: 7.1,
    },
  ])
  const { searchParams } = asked[0]?.url ?? new URL(origin)
  expect(searchParams.get("text")).toBe("Bonn")
  expect(searchParams.get("boundary.country")).toBe("DEU,AUT,CHE")
  expect(searchParams.get("api_key")).toBe("geheim")
})

test("Photon's places are understood; stations and other countries are left out", async () => {
  says = json(PHOTON)
  expect(await findGeocodedPlaces(`${origin}/api`, "Hamb")).toEqual([
    {
      name: "Hamburg",
      localadmin: "Hamburg",
      region: "Hamburg",
      country: "DE",
      lat: 53.5511,
      lng: 9.9937,
    },
    {
      name: "Hamburg",
      localadmin: "Hamburg",
      region: "Sachsen-Anhalt",
      country: "DE",
      lat: 51.35,
      lng: 11.57,
    },
  ])
  // it refuses words that it does not know
  expect([...(asked[0]?.url.searchParams.keys() ?? [])]).toEqual(["q", "lang", "limit", "bbox"])
})

test("the answer, not the address, says which geocoder replied", async () => {
  says = json(PHOTON)
  const places = await findGeocodedPlaces(`${origin}/v1/autocomplete`, "Hamb")
  expect(places.map(({ region }) => region)).toEqual(["Hamburg", "Sachsen-Anhalt"])
})

test("an address without a path is that of either", async () => {
  says = ({ pathname }) => (pathname === "/api" ? json(PHOTON)() : { status: 404 })
  expect(await findGeocodedPlaces(origin, "Hamb")).toHaveLength(2)
  says = ({ pathname }) => (pathname === "/v1/autocomplete" ? json(PELIAS)() : { status: 404 })
  expect(await findGeocodedPlaces(origin, "Bonn")).toHaveLength(2)
})

test("it learns the text and nothing of who has typed it", async () => {
  says = json(PHOTON)
  await findGeocodedPlaces(`${origin}/api`, "Hamb")
  const headers = Object.keys(asked[0]?.headers ?? {})
  expect(headers).not.toContain("cookie")
  expect(headers).not.toContain("referer")
  expect(headers).not.toContain("x-forwarded-for")
})

test.each([
  ["a fault", { status: 500, body: "{}" }],
  ["no JSON", { body: "<html>" }],
  ["another shape", { body: JSON.stringify([{ name: "Bonn" }]) }],
  ["a way to another address", { status: 302, location: `${origin}/elsewhere` }],
])("%s is a failure", async (_, answer) => {
  says = () => answer
  await expect(findGeocodedPlaces(`${origin}/api`, "Bonn")).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

test("the geocoder is waited for a second at most", async () => {
  says = () => "nothing"
  const since = performance.now()
  await expect(findGeocodedPlaces(`${origin}/api`, "Bonn")).rejects.toThrow()
  expect(performance.now() - since).toBeLessThan(1_800)
})

test("damaged places do not spoil the others", async () => {
  const [good] = PHOTON.features
  says = json({
    type: "FeatureCollection",
    features: [null, {}, { ...good, geometry: { type: "Point", coordinates: [999, 0] } }, good],
  })
  expect(await findGeocodedPlaces(`${origin}/api`, "Hamb")).toHaveLength(1)
})
