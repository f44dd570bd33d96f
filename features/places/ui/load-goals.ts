import { Mountain } from "lucide"
import { findLandmarks, toChosenSight } from "../find-landmarks.ts"
import { LANDMARK_KINDS } from "../landmarks.ts"
import { loadTowns, type TownItem } from "./load-towns.ts"

/** So many sights at most, so that they hide no town. */
const MAX_SIGHTS = 4

/** Where somebody may want to fly to: towns and airfields, and sights that a flight leads over. */
export async function loadGoals(text: string, signal: AbortSignal): Promise<readonly TownItem[]> {
  const towns = await loadTowns(text, signal)
  const names = new Set(towns.map(({ title }) => title))
  // an island is a town already, where one can land
  const sights = findLandmarks(text, MAX_SIGHTS).filter(({ name }) => !names.has(name))
  const items = sights.map((sight) => ({
    id: `sight ${sight.name}`,
    title: sight.name,
    detail: `${LANDMARK_KINDS[sight.kind]}, ${sight.region}`,
    icon: Mountain,
    town: toChosenSight(sight),
  }))
  return [...towns.slice(0, 8 - items.length), ...items]
}
