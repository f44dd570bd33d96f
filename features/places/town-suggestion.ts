import type { GeoPoint } from "./geo.ts"
import type { AutocompleteAnswer, PlaceSuggestion } from "./place-suggestion.ts"
import { COUNTRY_NAMES } from "./town.ts"

/** Pause after typing before towns are asked for, in milliseconds (specification, section 9). */
export const TOWN_SEARCH_DEBOUNCE_MS = 200

/** A town or airfield as somebody chose it from the suggestions (specification, section 3). */
export interface TownSuggestion {
  /** What it is called on screen. */
  address: string
  coordinates: GeoPoint
  /** In German. */
  country: string
  region: string
}

/** The same of what the server has found. */
export function toTown({ name, lat, lng, country, region }: PlaceSuggestion): TownSuggestion {
  return { address: name, coordinates: { lat, lng }, country: COUNTRY_NAMES[country], region }
}

/** GeoJSON has the longitude first. */
export function toTownSuggestion({
  properties,
  geometry,
}: AutocompleteAnswer["features"][number]): TownSuggestion {
  const [lng, lat] = geometry.coordinates
  const { name, country, region } = properties
  return { address: name, coordinates: { lat, lng }, country, region }
}
