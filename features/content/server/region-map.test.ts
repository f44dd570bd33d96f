import { expect, test } from "vitest"
import { REGIONS } from "#features/places/regions.ts"
import { listAirportsOfRegion } from "#features/places/server/airports-queries.ts"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { parseMarkup } from "#illustrations/chart-map/parse-markup.ts"
import { testDatabase } from "#tests/support/database.ts"
import { drawRegionMap } from "./region-map.ts"

const db = await testDatabase()
await loadPlaces(db)

/** Towns that a region is called after; the others are called after a state or a landscape. */
const TOWNS: Record<string, string[]> = {
  berlin: ["Berlin"],
  bremen: ["Bremen"],
  hamburg: ["Hamburg"],
  dresden: ["Dresden"],
  duesseldorf: ["Düsseldorf"],
  hannover: ["Hannover"],
  "koeln-bonn": ["Köln", "Bonn"],
  "leipzig-halle": ["Leipzig", "Halle"],
  "lueneburger-heide": ["Lüneburg"],
  muenchen: ["München"],
  stuttgart: ["Stuttgart"],
}

test.each(REGIONS)(
  "the map of $name shows what it is called after, and where is flown from",
  async (region) => {
    const airports = await listAirportsOfRegion(db, region)
    const flownFrom = [airports[0], airports.at(-1)].flatMap((airport) => airport ?? [])
    const svg = await drawRegionMap(db, region, new Set(flownFrom.map(({ code }) => code)))
    const { texts, elements } = parseMarkup(svg)
    expect(texts).toEqual(expect.arrayContaining(TOWNS[region.slug] ?? []))
    const rings = elements.filter(({ name }) => name === "circle")
    expect(rings).toHaveLength(flownFrom.length)
    for (const { attributes } of rings) {
      for (const at of ["cx", "cy"]) {
        expect(Number(attributes.get(at))).toBeGreaterThan(12)
        expect(Number(attributes.get(at))).toBeLessThan(440 - 12)
      }
    }
  },
)
