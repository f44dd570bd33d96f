import { expect, test } from "vitest"
import { boxAround, type GeoPoint } from "#features/places/geo.ts"
import { REGIONS } from "#features/places/regions.ts"
import type { Pin, PlacedPin } from "../../pins.ts"
import { areaAround, areaOfSearch, areaOfWord, wordOfArea } from "./area-around.ts"

test("an area travels in the address with four decimals at most, and never leaves the globe", () => {
  const area = { west: 5.123456, south: 49.5, east: 8.1, north: 52.00001 }
  expect(wordOfArea(area)).toBe("5.1235,49.5,8.1,52")
  expect(areaOfWord("5.1235,49.5,8.1,52")).toEqual({
    west: 5.1235,
    south: 49.5,
    east: 8.1,
    north: 52,
  })
  expect(wordOfArea({ west: -200, south: -95, east: 190, north: 91 })).toBe("-180,-90,180,90")
})

test.each(["", "5,6,7", "a,b,c,d", "8,49,5,52", "5,52,8,49"])("„%s“ is no area", (word) => {
  expect(areaOfWord(word)).toBeNull()
})

const pinOf = (from: GeoPoint, to: GeoPoint) => ({ isRoundTrip: false, from, to }) as Pin
const placedAt = (lat: number, lng: number) => ({ place: { lat, lng } }) as PlacedPin
const SYLT = { lat: 54.913, lng: 8.34 }

test("the area around pins contains where they stand", () => {
  const area = areaAround([placedAt(50, 7), placedAt(48, 11)])
  expect(area).toEqual({ west: 7, south: 48, east: 11, north: 50 })
})

test.each(REGIONS)("„Flüge um $name“ shows as much around $name as was searched", (region) => {
  const { center } = region
  const field = { lat: center.lat + 0.2, lng: center.lng + 0.2 }
  const around = { center, radiusKm: 100 }
  const shown = areaOfSearch({ pins: [pinOf(field, SYLT), pinOf(field, field)], around })
  expect(shown).toEqual(boxAround(center, 100))
  for (const place of [center, field]) expect(shown).toSatisfy(holds(place))
})

test("where one looks everywhere the map shows where flights start and lead", () => {
  const shown = areaOfSearch({ pins: [pinOf({ lat: 48, lng: 11 }, SYLT)], around: null })
  for (const place of [{ lat: 48, lng: 11 }, SYLT]) expect(shown).toSatisfy(holds(place))
})

const holds = (place: GeoPoint) => (area: ReturnType<typeof areaOfSearch>) =>
  area !== undefined &&
  place.lat >= area.south &&
  place.lat <= area.north &&
  place.lng >= area.west &&
  place.lng <= area.east

test("where nothing was found the map shows where it was looked for", () => {
  const around = { center: SYLT, radiusKm: 50 }
  expect(areaOfSearch({ pins: [], around })).toEqual(boxAround(SYLT, 50))
  expect(areaOfSearch({ pins: [], around: null })).toBeUndefined()
})
