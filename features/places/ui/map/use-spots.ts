import { useMemo } from "react"
import { LANDMARKS } from "../../landmarks.ts"
import { isSameStop, type StopPlace } from "../../stop-place.ts"
import { pickSpots, type Spot } from "./pick-spots.ts"
import type { MapView } from "./use-map-view.ts"

/** From here on aerodromes can be told apart. */
const AERODROMES_FROM_ZOOM = 7

const SIGHTS = LANDMARKS.map(({ name, lat, lng }): StopPlace => ({ code: "", name, lat, lng }))

/** What can be added in the part of the map that is shown: sights before aerodromes. */
export function useSpots(
  airfields: readonly StopPlace[],
  points: readonly StopPlace[],
  view: MapView,
): readonly Spot<StopPlace>[] {
  return useMemo(() => {
    const offered = view.zoom < AERODROMES_FROM_ZOOM ? SIGHTS : [...SIGHTS, ...airfields]
    const free = offered.filter(
      (place) => view.isNear(place) && !points.some((point) => isSameStop(point, place)),
    )
    return pickSpots(free, points, view.zoom)
  }, [airfields, points, view])
}
