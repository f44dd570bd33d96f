import { foldKey, nameKeys } from "./fold.ts"
import type { GeoPoint } from "./geo.ts"
import { LANDMARKS, type Landmark } from "./landmarks.ts"
import { COUNTRY_NAMES } from "./town.ts"
import type { TownSuggestion } from "./town-suggestion.ts"

const KNOWN = LANDMARKS.map((landmark) => ({
  landmark,
  keys: nameKeys(landmark.name).map(({ key }) => key),
}))

const MIN_LENGTH = 2

/** The sights that somebody may mean who has typed this much: names that begin so before later words. */
export function findLandmarks(text: string, most: number): readonly Landmark[] {
  const key = foldKey(text)
  if (key.length < MIN_LENGTH) return []
  const begins = KNOWN.filter(({ keys }) => keys.some((one) => one.startsWith(key)))
  const later = KNOWN.filter(
    (one) => !begins.includes(one) && one.keys.some((other) => other.startsWith(` ${key}`)),
  )
  return [...begins, ...later].slice(0, most).map(({ landmark }) => landmark)
}

/** The sight that somebody has chosen; a town of the same name lies elsewhere. */
export function findSight({
  name,
  coordinates,
}: {
  name: string
  coordinates: GeoPoint
}): Landmark | undefined {
  return LANDMARKS.find(
    (landmark) =>
      landmark.name === name &&
      landmark.lat === coordinates.lat &&
      landmark.lng === coordinates.lng,
  )
}

/** The sight with this whole name, however it is spelled. */
export function findSightByName(text: string): Landmark | undefined {
  const key = foldKey(text)
  return LANDMARKS.find(({ name }) => foldKey(name) === key)
}

/** As a place that somebody may choose. */
export function toChosenSight({ name, lat, lng, country, region }: Landmark): TownSuggestion {
  return { address: name, coordinates: { lat, lng }, country: COUNTRY_NAMES[country], region }
}
