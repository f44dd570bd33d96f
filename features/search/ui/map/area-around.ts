import { boxAround, boxHolding } from "#features/places/geo.ts"
import type { FoundPins, PlacedPin } from "../../pins.ts"
import type { Area } from "../../search-query.ts"

/** The smallest part of the map that holds the places of all pins, of which there must be one. */
export function areaAround(pins: readonly [PlacedPin, ...PlacedPin[]]): Area {
  const [first, ...others] = pins
  return boxHolding([first.place, ...others.map(({ place }) => place)])
}

/**
 * What the map of a search shows: as far around the place that was named as was searched, or else of
 * every flight where it starts and where it leads. Undefined where there is nothing to show at all.
 */
export function areaOfSearch({ pins, around }: FoundPins): Area | undefined {
  if (around) return boxAround(around.center, around.radiusKm)
  const [first, ...others] = pins.flatMap(({ from, to }) => [from, to])
  return first && boxHolding([first, ...others])
}

/** Degrees with so many decimals, about ten metres, are how an area stands in an address. */
const DECIMALS = 4

/** The word `karte` of an address. */
export function wordOfArea({ west, south, east, north }: Area): string {
  const clamped = [
    Math.max(west, -180),
    Math.max(south, -90),
    Math.min(east, 180),
    Math.min(north, 90),
  ]
  return clamped.map((degrees) => Number(degrees.toFixed(DECIMALS))).join(",")
}

/** The other way round; null for what is no area. */
export function areaOfWord(word: string): Area | null {
  const [west, south, east, north] = word.split(",").map(Number)
  const numbers = [west, south, east, north]
  if (!numbers.every((number) => Number.isFinite(number))) return null
  const area = { west, south, east, north } as Area
  return area.west < area.east && area.south < area.north ? area : null
}
