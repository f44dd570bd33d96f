import { distanceKm } from "#features/places/geo.ts"
import type { CardMap } from "./story-card.ts"

interface Size {
  width: number
  height: number
}

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2
/** Pixels around the outermost fields, so that their rings are whole. */
const MARGIN = 26
/** A map of less would show no coast or river to know the place by. */
const MIN_KM = 140

/**
 * The corners of a map whose fields and ways lie in its free part, where a panel covers the rest: what `drawChartMap`
 * has to hold.
 */
export function cornersOfMap(
  { fields, legs }: CardMap,
  frame: Size,
  free: Size & { left: number; top: number },
): { lat: number; lng: number }[] {
  // a round trip turns far from the field at which it begins and ends
  const shown = [...fields, ...legs.flat()]
  const lats = shown.map(({ lat }) => lat)
  const lngs = shown.map(({ lng }) => lng)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 }
  const kmPerPixel = Math.max(
    distanceKm({ ...middle, lng: west }, { ...middle, lng: east }) / (free.width - 2 * MARGIN),
    distanceKm({ ...middle, lat: south }, { ...middle, lat: north }) / (free.height - 2 * MARGIN),
    MIN_KM / Math.min(free.width, free.height),
  )
  const at = (x: number, y: number) => ({
    lat: middle.lat - ((y - free.top - free.height / 2) * kmPerPixel) / DEGREE_KM,
    lng:
      middle.lng +
      ((x - free.left - free.width / 2) * kmPerPixel) /
        (DEGREE_KM * Math.cos((middle.lat * Math.PI) / 180)),
  })
  return [at(0, 0), at(frame.width, frame.height)]
}
