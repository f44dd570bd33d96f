import { expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { toFeatureCollection } from "./place-suggestion.ts"
import { TOWN_SEARCH_DEBOUNCE_MS, toTown, toTownSuggestion } from "./town-suggestion.ts"

const BONN = {
  name: "Bonn",
  localadmin: "Bonn",
  region: "Nordrhein-Westfalen",
  country: "DE",
  lat: 50.7344,
  lng: 7.0955,
} as const

test("a suggestion is the same town on the server and in the browser", {
  meta: proves("town-suggestion-fields"),
}, () => {
  const [feature] = toFeatureCollection([BONN]).features
  if (!feature) throw new Error("no feature")
  expect(toTownSuggestion(feature)).toEqual({
    address: "Bonn",
    coordinates: { lat: 50.7344, lng: 7.0955 },
    country: "Deutschland",
    region: "Nordrhein-Westfalen",
  })
  expect(toTown(BONN)).toEqual(toTownSuggestion(feature))
})

test("towns are requested 200 ms after the last keystroke", {
  meta: proves("town-debounce"),
}, () => {
  expect(TOWN_SEARCH_DEBOUNCE_MS).toBe(200)
})
