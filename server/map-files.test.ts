import { brotliDecompressSync } from "node:zlib"
import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { listMapPlaces } from "#features/places/server/list-map-places.ts"
import { env } from "#platform/server/env.ts"
import { mapFiles } from "#server/map-files.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
await makeAirport(db, "EDKB")
const files = mapFiles(db)

test("the map data is compressed, cached for a day, and not sent again unchanged", async () => {
  const answer = await files.request("/karte/boden.json", {
    headers: { "accept-encoding": "gzip, br" },
  })
  expect(answer.headers.get("content-encoding")).toBe("br")
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400")
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(130_000)
  const ground = JSON.parse(brotliDecompressSync(bytes).toString())
  expect(ground.type).toBe("FeatureCollection")
  const again = await files.request("/karte/boden.json", {
    headers: { "if-none-match": answer.headers.get("etag") ?? "" },
  })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe("")
})

test("without compression the same text comes", async () => {
  const answer = await files.request("/karte/orte.json")
  expect(answer.headers.get("content-encoding")).toBeNull()
  const places = await answer.json()
  expect(places.styleUrl).toBeNull()
  expect(places.airfields).toContainEqual({
    code: "EDKB",
    name: "Bonn-Hangelar",
    lat: expect.closeTo(50.769, 1),
    lng: expect.closeTo(7.163, 1),
  })
  expect(places.waters).toContainEqual(expect.objectContaining({ name: "NORDSEE" }))
})

test("a style that the operator configures is passed to the map", async () => {
  const styleUrl = "https://karte.example/stil.json"
  const places = await listMapPlaces(db, { ...env(), MAP_STYLE_URL: styleUrl })
  expect(places.styleUrl).toBe(styleUrl)
})
