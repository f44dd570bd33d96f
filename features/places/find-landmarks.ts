import { foldKey, nameKeys } from "./fold.ts"
import { LANDMARKS, type Landmark } from "./landmarks.ts"

const KNOWN = LANDMARKS.map((landmark) => ({
  landmark,
  keys: nameKeys(landmark.name).map(({ key }) => key),
}))

const SHORTEST = 2

/** The sights that somebody may mean who has typed this much: names that begin so before later words. */
export function findLandmarks(text: string, most: number): readonly Landmark[] {
  const key = foldKey(text)
  if (key.length < SHORTEST) return []
  const begins = KNOWN.filter(({ keys }) => keys.some((one) => one.startsWith(key)))
  const later = KNOWN.filter(
    (one) => !begins.includes(one) && one.keys.some((other) => other.startsWith(` ${key}`)),
  )
  return [...begins, ...later].slice(0, most).map(({ landmark }) => landmark)
}
