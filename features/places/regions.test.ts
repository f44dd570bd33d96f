import { expect, test } from "vitest"
import { distanceKm } from "./geo.ts"
import { findRegion, REGIONS } from "./regions.ts"
import { buildAirports } from "./server/build-airports.ts"

const airports = buildAirports()

test("there are the sixteen states and at least fourteen landscapes", () => {
  expect(REGIONS.filter((region) => region.kind === "state")).toHaveLength(16)
  expect(REGIONS.filter((region) => region.kind === "landscape").length).toBeGreaterThanOrEqual(14)
})

test("every address is its own and fits into a path", () => {
  expect(new Set(REGIONS.map((region) => region.slug)).size).toBe(REGIONS.length)
  for (const region of REGIONS) expect(region.slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(REGIONS)("flights can start in $name", ({ slug, area, center }) => {
  const within = airports.filter((airport) =>
    "state" in area ? airport.region === area.state : distanceKm(center, airport) <= area.radiusKm,
  )
  expect(within.length).toBeGreaterThanOrEqual(slug === "saarland" ? 2 : 4)
})

test("a region is found by its address", () => {
  expect(findRegion("koeln-bonn")).toMatchObject({ from: "Köln/Bonn", kind: "landscape" })
  expect(findRegion("atlantis")).toBeUndefined()
})
